import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase } from "@/db/client";
import { type EmbeddedDatabase, ensureDatabase } from "@/db/embedded";
import { migrate } from "@/db/migrate";
import { between, mulberry32 } from "@/db/seed/random";
import { resetEnv } from "@/lib/core/env";
import { type Emission, emitAll, makeAudience } from "./audience";
import { type Receivers, startReceivers } from "./receivers";
import { judge, untilSettled, type Verdict } from "./verdict";
import { Workers } from "./workers";

export type StormOptions = {
  events: number;
  kills: number;
  restarts: number;
  seed: number;
  settleWithinMs: number;
  progress?: (line: string) => void;
};

export type StormReport = Verdict & { events: number; kills: number; restarts: number; seconds: number };

const SETTINGS = { fsync: "off" };

/**
 * Two workers deliver events to receivers of every behaviour while workers are killed with -9 and PostgreSQL is restarted, on a cluster
 * of its own. What goes wrong when comes from the seed: after so many requests to the healthy receiver. Answers what was found at the
 * end; judging it is the caller's.
 */
export async function storm(options: StormOptions): Promise<StormReport> {
  const { progress = () => {} } = options;
  const startedAt = performance.now();
  const scratch = mkdtempSync(join(tmpdir(), "guildhall-storm-"));
  const cluster = new Cluster(join(scratch, "cluster"));
  const before = { ...process.env };
  let workers: Workers | undefined;
  let receivers: Receivers | undefined;
  try {
    const env = {
      DATABASE_URL: await cluster.start(),
      AUTH_SECRET: "the secret of the fault test, long enough",
      WEBHOOK_ALLOW_CIDRS: "127.0.0.0/8",
      LOG_LEVEL: "silent",
      NODE_ENV: "test",
    };
    Object.assign(process.env, env);
    resetEnv();
    await migrate(env.DATABASE_URL);

    const crew = new Workers(env);
    workers = crew;
    const trouble = new Trouble(options, cluster, crew, progress);
    receivers = await startReceivers((count) => trouble.after(count));
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
    const { kills, restarts, events } = options;
    return { events, kills, restarts, seconds: (performance.now() - startedAt) / 1000, ...verdict };
  } finally {
    await workers?.stop();
    await receivers?.close();
    await closeDatabase(1);
    await cluster.stop();
    rmSync(scratch, { recursive: true, force: true });
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
    resetEnv();
  }
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
    const all = [...Array.from({ length: options.kills }, kill), ...Array.from({ length: options.restarts }, restart)];
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

class Cluster {
  #server: EmbeddedDatabase | undefined;

  constructor(private readonly dataDir: string) {}

  async start(port = 0): Promise<string> {
    this.#server = await ensureDatabase({ dataDir: this.dataDir, settings: SETTINGS, port });
    return this.#server.url;
  }

  async restart(): Promise<void> {
    const port = this.#server?.port;
    await this.stop();
    await this.start(port);
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }
}
