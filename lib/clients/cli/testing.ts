import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, Store } from "./oauth/store";
import { runCli } from "./run";

/** What a command wrote, of bytes each as one character, and how it ended. */
type Ran = { code: number; out: string; err: string };

type Given = { env?: Record<string, string>; stopAt?: RegExp; stopAtOut?: RegExp; width?: number };

/** The commands in this process, with a settings folder of their own, against the service at an address. */
export class TestComputer {
  readonly #folder = mkdtempSync(join(tmpdir(), "guildhall-cli-"));

  constructor(readonly url = "http://127.0.0.1:9") {}

  /** Keeps credentials as a sign-in would. */
  keep(account: Account | undefined): void {
    new Store(join(this.#folder, "guildhall")).save(this.url, account);
  }

  /** Runs a command to its end; Ctrl-C comes once standard error holds `stopAt`, or standard output `stopAtOut`. */
  async run(args: readonly string[], { env = {}, stopAt, stopAtOut, width }: Given = {}): Promise<Ran> {
    const written = { out: "", err: "" };
    const stop = new AbortController();
    const code = await runCli(args, {
      out: (text) => {
        written.out += typeof text === "string" ? text : Buffer.from(text).toString("latin1");
        if (stopAtOut?.test(written.out)) stop.abort();
      },
      err: (text) => {
        written.err += text;
        if (stopAt?.test(written.err)) stop.abort();
      },
      input: async () => "",
      width,
      colour: false,
      env: { XDG_CONFIG_HOME: this.#folder, GUILDHALL_URL: this.url, ...env },
      stopped: () => stop.signal,
    });
    return { code, ...written };
  }

  dispose(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
