import { type ChildProcess, spawn } from "node:child_process";
import { pick, type Random } from "@/db/seed/random";
import { stopProcess } from "../../launch/testing/instance";
import { STEP } from "./stepping-clock";

/** Worker processes of the fault test. One that is killed is replaced at once, under a name of its own. */
export class Workers {
  readonly killed = new Set<string>();
  /** Those that ended without being asked to. */
  readonly crashed: string[] = [];
  readonly #running = new Map<string, ChildProcess>();
  #count = 0;

  constructor(private readonly env: Record<string, string>) {}

  start(): void {
    const name = `w${++this.#count}`;
    const child = spawn(process.execPath, ["--import", "tsx", "bin/fault-worker.ts", name], {
      env: { ...process.env, ...this.env },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    this.#running.set(name, child);
    child.once("exit", (code) => {
      if (!this.killed.has(name) && code !== 0) this.crashed.push(name);
    });
  }

  /** kill -9 to a random one, and a new one in its place. */
  async killOne(random: Random): Promise<void> {
    const [name, child] = pick(random, [...this.#running]);
    const gone = new Promise((resolve) => child.once("exit", resolve));
    this.killed.add(name);
    child.kill("SIGKILL");
    this.#running.delete(name);
    this.start();
    await gone;
  }

  /** The clock of a random one's machine steps by an hour. */
  stepClock(random: Random): void {
    const [, child] = pick(random, [...this.#running]);
    child.send(STEP);
  }

  /** Asks all to end and waits; what is in flight is recorded first. */
  async stop(): Promise<void> {
    await Promise.all([...this.#running.values()].map(stopProcess));
    this.#running.clear();
  }
}
