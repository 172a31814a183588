import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { test as base, expect } from "../fixtures";

export type Result = { code: number | null; out: string; err: string };
type Given = { env?: Record<string, string>; input?: string };

const MAIN = resolve("lib/cli/main.ts");

/** A person's computer: its own settings folder, and the CLI as a process of its own. */
export class Computer {
  readonly config = mkdtempSync(join(tmpdir(), "guildhall-cli-"));
  readonly #running = new Set<ChildProcessWithoutNullStreams>();

  constructor(private readonly baseUrl: string) {}

  /** Starts a command that stays. */
  start(args: readonly string[], { env = {} }: Given = {}): Running {
    const child = spawn(process.execPath, ["--import", "tsx", MAIN, ...args], {
      env: { ...process.env, GUILDHALL_URL: this.baseUrl, GUILDHALL_TOKEN: "", XDG_CONFIG_HOME: this.config, ...env },
    });
    this.#running.add(child);
    child.once("exit", () => this.#running.delete(child));
    return new Running(child);
  }

  /** Runs a command to its end. */
  async run(args: readonly string[], given: Given = {}): Promise<Result> {
    const { child } = this.start(args, given);
    const [out, err] = [text(child.stdout), text(child.stderr)];
    child.stdin.end(given.input ?? "");
    const [code] = (await once(child, "exit")) as [number | null];
    return { code, out: await out, err: await err };
  }

  /** What a command that must succeed answers with `--json`. */
  async json<T = Record<string, never>>(args: readonly string[], given: Given = {}): Promise<T> {
    const { code, out, err } = await this.run([...args, "--json"], given);
    expect(code, err).toBe(0);
    expect(out).toMatch(/^[^\n]+\n$/);
    return JSON.parse(out) as T;
  }

  /** What a command that must succeed shows to people. */
  async shown(args: readonly string[], given: Given = {}): Promise<string> {
    const { code, out, err } = await this.run(args, given);
    expect(code, err).toBe(0);
    return out;
  }

  dispose(): void {
    for (const child of this.#running) child.kill("SIGKILL");
    rmSync(this.config, { recursive: true, force: true });
  }
}

/** A command under way: what it wrote so far. */
export class Running {
  out = "";
  err = "";

  constructor(readonly child: ChildProcessWithoutNullStreams) {
    child.stdout.on("data", (chunk: Buffer) => {
      this.out += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      this.err += chunk.toString();
    });
  }

  /** Waits until a stream holds a text; the match. */
  async until(stream: "out" | "err", pattern: RegExp): Promise<RegExpExecArray> {
    await expect.poll(() => `${this[stream]}${this.#ended()}`, { timeout: 30_000 }).toMatch(pattern);
    const found = pattern.exec(this[stream]);
    if (!found) throw new Error(`the command ended without ${pattern}`);
    return found;
  }

  /** Ctrl-C, and the exit code. */
  async stop(): Promise<number | null> {
    const ended = once(this.child, "exit");
    this.child.kill("SIGINT");
    const [code] = (await ended) as [number | null];
    return code;
  }

  #ended(): string {
    return this.child.exitCode === null ? "" : `\n(ended with ${this.child.exitCode}: ${this.err})`;
  }
}

export const test = base.extend<{ computer: Computer }>({
  computer: async ({ baseURL }, use) => {
    const computer = new Computer(baseURL ?? "");
    await use(computer);
    computer.dispose();
  },
});

export { expect } from "../fixtures";
