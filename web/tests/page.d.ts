// What the page uses and TypeScript does not know: a generated script, and what only some browsers have.

declare const SIGN_SHAPES: string;

interface Window {
  showDirectoryPicker?(how: { id: string; mode: string }): Promise<FileSystemDirectoryHandle>;
  webkitAudioContext?: typeof AudioContext;
  launchQueue?: { setConsumer(take: (launched: { files?: FileSystemFileHandle[] }) => void): void };
}

/** What the page asks for by its name stands in index.html: a test looks for each. */
interface Document {
  getElementById(name: string): HTMLElement;
}

interface WindowEventMap {
  beforeinstallprompt: Event & { prompt(): Promise<void> };
}
