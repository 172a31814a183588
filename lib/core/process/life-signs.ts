/** How long a loop may be silent before something is wrong with it. */
export const SILENT_MS = 30_000;

/** What a loop says of itself. */
export type LifeSign = {
  /** It has come around, or begins something. */
  alive(): void;
  /** It has nothing under way: silence means nothing until it is alive again. */
  rest(): void;
};

type Standing = { since: number | undefined; within: number };

/**
 * When each loop of a process last came around. A loop whose promise never settles gives no sign, whatever the timers next to it do.
 * `now` is monotonic, in milliseconds.
 */
export class LifeSigns {
  readonly #loops = new Map<string, Standing>();

  constructor(private readonly now = () => performance.now()) {}

  /** Enters a loop that gives a sign within `within` milliseconds of the one before, unless it rests. */
  loop(name: string, within = SILENT_MS): LifeSign {
    const standing: Standing = { since: this.now(), within };
    this.#loops.set(name, standing);
    return {
      alive: () => {
        standing.since = this.now();
      },
      rest: () => {
        standing.since = undefined;
      },
    };
  }

  /** Names of the loops that have been silent for longer than they may. */
  silent(): string[] {
    return [...this.#loops].filter(([, standing]) => this.#share(standing) > 1).map(([name]) => name);
  }

  /** How far the worst loop is behind, as milliseconds of `SILENT_MS`: all of it when that loop has used up its time. */
  behind(): number {
    return Math.round(Math.max(0, ...[...this.#loops.values()].map((standing) => this.#share(standing))) * SILENT_MS);
  }

  /** Forgives the silence up to now: the whole process was held up, not a loop of it. */
  forgive(): void {
    for (const standing of this.#loops.values()) if (standing.since !== undefined) standing.since = this.now();
  }

  #share({ since, within }: Standing): number {
    return since === undefined ? 0 : (this.now() - since) / within;
  }
}

/** For a loop that nobody watches. */
export const UNWATCHED: LifeSign = { alive: () => {}, rest: () => {} };
