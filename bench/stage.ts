import { mkdirSync, rmSync } from "node:fs";
import { type BenchServer, benchDatabase, benchServer } from "./database";
import { makeKeys } from "./keys";
import type { Options } from "./options";
import {
  startBare,
  startFastify,
  startFloor,
  startHostOnly,
  startNext,
  startReady,
  startService,
  type Target,
} from "./targets";

const DATA = ".data/bench";

/** What the rows are measured on, started when a row first asks for it and kept for the next ones. */
export class Stage {
  private readonly started = new Map<string, Promise<Target>>();
  private readonly urls = new Map<number, Promise<string>>();
  private database: Promise<BenchServer> | undefined;
  private keys: Promise<string[]> | undefined;

  constructor(
    private readonly options: Options,
    private readonly progress: (line: string) => void,
  ) {
    mkdirSync(DATA, { recursive: true });
  }

  /** The service, on a database of so many creators. */
  service(profiles = this.options.profiles): Promise<Target> {
    const start = this.options.hostOnly ? startHostOnly : startService;
    return this.once(`service ${profiles}`, async () => start(DATA, await this.databaseUrl(profiles)));
  }

  /** `next start` on the build that the service made. */
  next(): Promise<Target> {
    return this.once("next", async () => startNext(DATA, await this.databaseUrl()));
  }

  /** The bare server, on a database of so many creators. */
  bare(profiles = this.options.profiles): Promise<Target> {
    return this.once(`bare ${profiles}`, async () => startBare(DATA, await this.databaseUrl(profiles)));
  }

  /** The bare server that also counts, logs and names its requests. */
  floor(): Promise<Target> {
    return this.once("floor", async () => startFloor(DATA, await this.databaseUrl()));
  }

  /** Fastify with drizzle. */
  fastify(): Promise<Target> {
    return this.once("fastify", async () => startFastify(DATA, await this.databaseUrl()));
  }

  /** A server that has the service's bytes ready. */
  ready(): Promise<Target> {
    return this.once("ready", async () => startReady(DATA, await this.databaseUrl(), await this.service()));
  }

  databaseUrl(profiles = this.options.profiles): Promise<string> {
    const url = this.urls.get(profiles) ?? this.makeDatabase(profiles);
    this.urls.set(profiles, url);
    return url;
  }

  /** A database of the demo creators alone. */
  async demoUrl(): Promise<string> {
    return benchDatabase(await this.server(), "demo", this.progress);
  }

  /** API keys of creators on the largest plan, enough of them that no limit answers in the handler's place. */
  tokens(): Promise<string[]> {
    this.keys ??= this.databaseUrl().then(makeKeys);
    return this.keys;
  }

  /** The database server, for databases of a row's own. */
  async serverUrl(): Promise<string> {
    return (await this.server()).url;
  }

  /** The database server's first process. */
  async databasePid(): Promise<number> {
    return (await this.server()).pid;
  }

  /** Stops everything, the database last, and removes the data folder unless it is to be kept. */
  async close(): Promise<void> {
    const targets = await Promise.allSettled(this.started.values());
    await Promise.all(targets.map((target) => target.status === "fulfilled" && target.value.stop()));
    await (await this.database)?.stop();
    if (!this.options.keep) rmSync(DATA, { recursive: true, force: true });
  }

  private once(key: string, start: () => Promise<Target>): Promise<Target> {
    const target = this.started.get(key) ?? start();
    this.started.set(key, target);
    return target;
  }

  private async makeDatabase(profiles: number): Promise<string> {
    return benchDatabase(await this.server(), profiles, this.progress);
  }

  private server(): Promise<BenchServer> {
    this.database ??= benchServer(DATA);
    return this.database;
  }
}
