import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { test as base, expect } from "../fixtures";

export type Result = { code: number | null; out: string; err: string };
type Given = { env?: Record<string, string>; input?: string };

/** A person's computer: its own settings folder, and the CLI as a process of its own. */
export class Computer {
  readonly config = mkdtempSync(join(tmpdir(), "guildhall-cli-"));
  readonly #running = new Set<ChildProcessWithoutNullStreams>();

  constructor(
    private readonly program: string,
    private readonly baseUrl: string,
  ) {}

  /** Starts a command that stays. */
  start(args: readonly string[], { env = {} }: Given = {}): Running {
    const child = spawn(process.execPath, [this.program, ...args], {
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
  #closed = false;

  constructor(readonly child: ChildProcessWithoutNullStreams) {
    child.stdout.on("data", (chunk: Buffer) => {
      this.out += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      this.err += chunk.toString();
    });
    child.once("close", () => {
      this.#closed = true;
    });
  }

  /** Waits until a stream holds a text; the match. */
  async until(stream: "out" | "err", pattern: RegExp): Promise<RegExpExecArray> {
    const over = () => pattern.test(this[stream]) || this.#closed;
    await expect.poll(over, { timeout: 30_000, message: String(pattern) }).toBe(true);
    const found = pattern.exec(this[stream]);
    if (!found) throw new Error(`the command ended without ${pattern}:\n${this.out}${this.err}`);
    return found;
  }

  /** Ctrl-C, and the exit code. */
  async stop(): Promise<number | null> {
    const ended = once(this.child, "exit");
    this.child.kill("SIGINT");
    const [code] = (await ended) as [number | null];
    return code;
  }
}

export const test = base.extend<{ computer: Computer }, { program: string }>({
  computer: async ({ baseURL, program }, use) => {
    const computer = new Computer(program, baseURL ?? "");
    await use(computer);
    computer.dispose();
  },
  // as it is packed
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "guildhall-cli-built-"));
      execFileSync(process.execPath, ["--import", "tsx", "bin/cli-build.ts", folder]);
      writeFileSync(join(folder, "package.json"), '{"type":"module"}');
      await use(join(folder, "guildhall.js"));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

export { expect } from "../fixtures";
