import type { Context } from "@/lib/core/context";
import { isUnavailable } from "@/lib/core/errors";
import { Alarm, type Clock } from "@/lib/core/process/alarm";
import { type AttemptResult, recordAttempts } from "./record";
import type { Schedule } from "./schedule";

const BATCH = 200;
const MAX_TRIES = 3;
const MAX_BACKOFF_MS = 2_000;

type RecorderOptions = { clock: Clock; schedule: Schedule; context: () => Context; onRecorded: () => void };

/**
 * Writes results behind the sender's back: what arrives while one batch is written becomes the next. Results wait out a
 * database that is away; without them the same attempts would be made again.
 */
export class Recorder {
  #waiting: AttemptResult[] = [];
  #size = 0;
  #failing = false;
  #stopped = false;
  #writing: Promise<void> | undefined;
  readonly #backoff: Alarm;

  constructor(private readonly options: RecorderOptions) {
    this.#backoff = new Alarm(options.clock);
  }

  /** Results that are not in the database yet. */
  get size(): number {
    return this.#size;
  }

  /** True while the database refuses results: no sense in claiming more. */
  get failing(): boolean {
    return this.#failing;
  }

  add(result: AttemptResult): void {
    this.#waiting.push(result);
    this.#size++;
    this.#writing ??= this.#write();
  }

  /** Resolves when everything is written. */
  async drained(): Promise<void> {
    await this.#writing;
  }

  /** Gives up on what cannot be written: those attempts are made again after their lease. */
  stop(): void {
    this.#stopped = true;
    this.#backoff.ring();
  }

  async #write(): Promise<void> {
    await new Promise(setImmediate); // what arrives in this turn of the event loop shares the first batch
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH);
      await this.#writeBatch(batch);
      this.#size -= batch.length;
      this.options.onRecorded();
    }
    this.#writing = undefined;
  }

  async #writeBatch(batch: AttemptResult[]): Promise<void> {
    for (let tries = 1; !this.#stopped; tries++) {
      const ctx = this.options.context();
      try {
        await recordAttempts(ctx, batch, this.options.schedule);
        this.#failing = false;
        return;
      } catch (error) {
        const away = isUnavailable(error);
        if (!away && batch.length > 1) {
          // One row that the database will not take must not cost the others their result.
          for (const result of batch) await this.#writeBatch([result]);
          return;
        }
        if (!away && tries >= MAX_TRIES) {
          ctx.log.error({ err: error, delivery: batch[0]?.delivery.id }, "webhook attempt could not be recorded");
          return;
        }
        if (!this.#failing) ctx.log.warn({ err: error }, "webhook attempts cannot be recorded, trying again");
        this.#failing = away;
        await this.#backoff.sleep(Math.min(MAX_BACKOFF_MS, 50 * 2 ** tries));
      }
    }
  }
}
