import { type ChildProcess, fork } from "node:child_process";
import cluster from "node:cluster";
import { gatherFor } from "@/lib/core/metrics/exposition";
import { killWhenSilent } from "./silence";

export type ChildSpec = {
  name: string;
  script: string;
  args?: string[];
  execArgv?: string[];
  clustered?: boolean;
  /** Kill it, to be started again, when it has said nothing for so long: its event loop is blocked. */
  silentMs?: number;
};

const RESTART_AFTER_MS = 500;
const GIVE_UP_AFTER = 5;

/** Keeps child processes running: starts them, restarts one that dies, stops all. */
export class Children {
  private readonly running = new Map<string, ChildProcess>();
  private stopping = false;

  constructor(private readonly failed: (message: string) => void) {}

  /** Starts a process and resolves when it says that it is ready. */
  async start(spec: ChildSpec, failures = 0): Promise<void> {
    const child = spec.clustered
      ? this.clusterFork(spec)
      : fork(spec.script, spec.args ?? [], { execArgv: spec.execArgv ?? [] });
    this.running.set(spec.name, child);
    gatherFor(child, this.running);
    await new Promise<void>((ready) => {
      let wasReady = false;
      child.on("message", (message) => {
        if (message !== "ready") return;
        wasReady = true;
        if (spec.silentMs) killWhenSilent(child, spec.name, spec.silentMs);
        ready();
      });
      child.once("exit", (code, signal) => {
        this.running.delete(spec.name);
        if (this.stopping) return ready();
        const next = wasReady ? 1 : failures + 1;
        if (next >= GIVE_UP_AFTER || (!wasReady && failures === 0)) {
          this.failed(`The ${spec.name} process did not start (${signal ?? `exit ${code}`}).`);
          return;
        }
        console.error(`The ${spec.name} process ended (${signal ?? `exit ${code}`}); starting it again.`);
        setTimeout(() => void this.start(spec, next).then(ready), RESTART_AFTER_MS * next);
      });
    });
  }

  private clusterFork(spec: ChildSpec): ChildProcess {
    cluster.setupPrimary({ exec: spec.script, args: spec.args ?? [], execArgv: spec.execArgv ?? [] });
    return cluster.fork().process;
  }

  /** Starts nothing again from now on: what ends was told to. */
  retire(): void {
    this.stopping = true;
  }

  /** Sends SIGTERM to all and waits; after `timeoutMs` kills what is left. */
  async stop(timeoutMs = 25_000): Promise<void> {
    this.retire();
    const children = [...this.running.values()];
    const timer = setTimeout(() => {
      for (const child of children) child.kill("SIGKILL");
    }, timeoutMs);
    await Promise.all(
      children.map(
        (child) =>
          new Promise<void>((gone) => {
            if (child.exitCode !== null || child.signalCode !== null) return gone();
            child.once("exit", () => gone());
            child.kill("SIGTERM");
          }),
      ),
    );
    clearTimeout(timer);
  }
}
