// The worker reads journals as texts: it never reaches for the page's storage.

interface TextStore {
  get(name: string): string | null;
  put(name: string, text: string): void;
  remove(name: string): void;
}

declare const Store: TextStore & { game: TextStore; own(name: string, now: boolean): boolean };
