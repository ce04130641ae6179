// What the firmware leaves in two watchdog scratch registers: its stage, and the address of each input that the
// companion is given (firmware/src/device/breadcrumbs.rs). From it come the log for a comparison with the host, and every
// measured time.

const STAGE = 2;
const GIVEN = 3;

const stages = ['', 'starting', 'waiting', 'handling', 'drawing', 'sending', 'storing', 'telling'];
const kinds = [
  '', 'start', 'settings', 'loaded', 'load-end', 'press', 'release', 'tick', 'stored', 'store-failed', 'entropy', 'lost-focus', 'battery',
  'updatable', 'boxes', 'body', 'shelved',
];

/** Stages with their times, inputs, and the log of inputs and drawings. */
export class Trail {
  constructor() {
    Object.assign(this, { stage: '', since: 0, inputs: [], spans: [], log: [] });
  }

  /** One write to a scratch register. */
  note(chip, register, value, nanos) {
    if (register === GIVEN) {
      const view = new DataView(chip.bytesAt(value, 24).buffer);
      const [low, high, kind, detail, address, length] = [0, 4, 8, 12, 16, 20].map((at) => view.getUint32(at, true));
      const bytes = Buffer.from(chip.bytesAt(address, length)).toString('hex');
      const input = { now: high * 2 ** 32 + low, kind: kinds[kind], detail, bytes, nanos };
      this.inputs.push(input);
      this.log.push(`${input.now} ${input.kind} ${detail} ${bytes || '-'}`);
    } else if (register === STAGE) {
      if (this.stage) this.spans.push({ stage: this.stage, from: this.since, to: nanos });
      this.stage = stages[value] ?? '';
      this.since = nanos;
      if (this.stage === 'drawing') this.log.push('draw');
    }
  }

  /** The inputs of this kind. */
  of(kind) { return this.inputs.filter((input) => input.kind === kind); }

  /** How long each visit of a stage took, in milliseconds. */
  times(stage) { return this.spans.filter((span) => span.stage === stage).map(({ from, to }) => (to - from) / 1e6); }
}
