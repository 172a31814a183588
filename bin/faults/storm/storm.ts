import { between, mulberry32 } from "@/db/seed/random";
import type { Cluster } from "../cluster";
import { onScene, SHARED } from "../scene";
import { type Emission, emitAll, makeAudience } from "./audience";
import { startReceivers } from "./receivers";
import { judge, untilSettled, type Verdict } from "./verdict";
import { Workers } from "./workers";

export type StormOptions = {
  events: number;
  kills: number;
  restarts: number;
  /** How often a worker's clock steps by an hour. */
  steps: number;
  seed: number;
  settleWithinMs: number;
  progress?: (line: string) => void;
};

export type StormReport = Verdict & Pick<StormOptions, "events" | "kills" | "restarts" | "steps"> & { seconds: number };

/**
 * Two workers deliver events to receivers of every behaviour while workers are killed with -9, their clocks step by an hour and PostgreSQL is
 * restarted, on a cluster of its own. What goes wrong when comes from the seed: after so many requests to the healthy receiver. Answers what was found at the
 * end; judging it is the caller's.
 */
export async function storm(options: StormOptions): Promise<StormReport> {
  const { progress = () => {} } = options;
  const startedAt = performance.now();
  return onScene("storm", async (cluster, url) => {
    const crew = new Workers({ ...SHARED, DATABASE_URL: url });
    const trouble = new Trouble(options, cluster, crew, progress);
    const receivers = await startReceivers((count) => trouble.after(count));
    try {
      const audience = await makeAudience(receivers, mulberry32(options.seed));
      crew.start();
      crew.start();
      const emission: Emission = { events: options.events, random: mulberry32(options.seed + 1) };
      await emitAll(audience, emission);
      progress(`${options.events} events are written`);
      await trouble.over();
      await untilSettled(options.settleWithinMs);
      progress("every delivery has ended");
      await crew.stop();
      const verdict = await judge(receivers, crew);
      const { kills, restarts, steps, events } = options;
      return { events, kills, restarts, steps, seconds: (performance.now() - startedAt) / 1000, ...verdict };
    } finally {
      await crew.stop();
      await receivers.close();
    }
  });
}

type Mishap = { at: number; happen: () => Promise<void> };

/** What goes wrong, and after how many requests to the healthy receiver. One thing at a time. */
class Trouble {
  readonly #due: Mishap[];
  #happening: Promise<void> = Promise.resolve();
  readonly #over: Promise<void>;
  #finish = () => {};

  constructor(options: StormOptions, cluster: Cluster, workers: Workers, progress: (line: string) => void) {
    const random = mulberry32(options.seed + 2);
    const once = (what: string, happen: () => Promise<unknown>) => ({
      at: between(random, Math.ceil(options.events * 0.1), Math.floor(options.events * 0.8)),
      async happen() {
        progress(what);
        await happen();
      },
    });
    const kill = () => once("kill -9 to a worker", () => workers.killOne(random));
    const restart = () => once("PostgreSQL restarts", () => cluster.restart());
    const step = () => once("a worker's clock steps by an hour", async () => workers.stepClock(random));
    const all = [
      ...Array.from({ length: options.kills }, kill),
      ...Array.from({ length: options.restarts }, restart),
      ...Array.from({ length: options.steps }, step),
    ];
    this.#due = all.sort((a, b) => a.at - b.at);
    this.#over = new Promise((resolve) => {
      this.#finish = resolve;
    });
  }

  /** Lets happen what is due after so many requests. */
  after(requests: number): void {
    while (this.#due[0] && this.#due[0].at <= requests) {
      const next = this.#due.shift();
      this.#happening = this.#happening.then(next?.happen);
    }
    if (this.#due.length === 0) this.#finish();
  }

  /** Resolves when all of it has happened. */
  async over(): Promise<void> {
    await this.#over;
    await this.#happening;
  }
}
