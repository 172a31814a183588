import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { CliError } from "../failure";

/** What the service granted by OAuth for one of its two interfaces. */
export type Grant = {
  client_id: string;
  access_token: string;
  refresh_token: string;
  /** ISO 8601: from then on the access token is refreshed. */
  expires_at: string;
  scope: string;
};

/** Which of the service's interfaces a grant is for: a token is meant for one (RFC 8707). */
export type Resource = "api" | "mcp";

/** Who somebody is at one service: an API key, or grants; and a key for test mode. */
export type Account = { token?: string; testToken?: string } & { [R in Resource]?: Grant };
type Accounts = Record<string, Account>;

const LOCK_WAIT_MS = 20_000;
const LOCK_STALE_MS = 60_000;

/** Credentials on this computer, one file that nobody else may read, by the service's base URL. */
export class Store {
  constructor(private readonly folder: string) {}

  /** The account at a service, as the file has it now. */
  account(baseUrl: string): Account | undefined {
    return this.#read()[baseUrl];
  }

  /** Changes the account at a service; without an account it is forgotten. Call it within `locked` when it depends on what was read. Throws `credentials_unwritable`. */
  save(baseUrl: string, account: Account | undefined): void {
    const { [baseUrl]: _, ...others } = this.#read();
    const accounts: Accounts = account ? { ...others, [baseUrl]: account } : others;
    this.#makeFolder();
    const draft = `${this.#path}.${randomUUID()}`;
    try {
      writeFileSync(draft, `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 });
      renameSync(draft, this.#path); // readers meet the old file or the new one, never half of it
    } catch (error) {
      throw this.#unwritable(error);
    }
  }

  /**
   * Does `work` while no other `guildhall` does: a refresh token that two of them spend ends the grant. Throws `busy` when the other one
   * does not end, `credentials_unwritable`.
   */
  async locked<T>(work: () => Promise<T>): Promise<T> {
    this.#makeFolder();
    const until = Date.now() + LOCK_WAIT_MS;
    while (!this.#take()) {
      if (Date.now() > until)
        throw new CliError(
          "busy",
          "Another guildhall is writing its credentials.",
          `If none runs, delete ${this.#lock}.`,
        );
      await pause(50);
    }
    try {
      return await work();
    } finally {
      rmSync(this.#lock, { force: true });
    }
  }

  get #path(): string {
    return join(this.folder, "credentials.json");
  }

  get #lock(): string {
    return join(this.folder, "credentials.lock");
  }

  #makeFolder(): void {
    try {
      mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw this.#unwritable(error);
    }
  }

  #unwritable(error: unknown): CliError {
    return new CliError(
      "credentials_unwritable",
      `Credentials cannot be kept in ${this.folder}: ${(error as Error).message}`,
      "XDG_CONFIG_HOME names another folder for settings; GUILDHALL_TOKEN holds an API key without any.",
    );
  }

  #take(): boolean {
    try {
      writeFileSync(this.#lock, String(process.pid), { flag: "wx", mode: 0o600 });
      return true;
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw this.#unwritable(error);
      const stale = this.#staleSince();
      if (stale !== undefined) this.#clear(stale);
      return false;
    }
  }

  /** Since when the lock is one whose owner was killed; undefined for one that is not. */
  #staleSince(): number | undefined {
    const since = statSync(this.#lock, { throwIfNoEntry: false })?.mtimeMs;
    return since !== undefined && Date.now() - since > LOCK_STALE_MS ? since : undefined;
  }

  /**
   * Takes a stale lock away, which of all that found it one process does: in a file named after that lock it says so first. One that comes
   * later finds another lock, or none, and leaves it.
   */
  #clear(stale: number): void {
    const mark = `${this.#lock}.${stale}`;
    try {
      writeFileSync(mark, String(process.pid), { flag: "wx", mode: 0o600 });
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
      return;
    }
    if (this.#staleSince() === stale) rmSync(this.#lock, { force: true });
    rmSync(mark, { force: true });
  }

  #read(): Accounts {
    try {
      return JSON.parse(readFileSync(this.#path, "utf8")) as Accounts;
    } catch (error) {
      if (codeOf(error) === "ENOENT") return {};
      throw new CliError(
        "credentials_unreadable",
        `${this.#path} cannot be read.`,
        "Delete it, then `guildhall login`.",
      );
    }
  }
}

/** Where this user's programs keep their settings: `$XDG_CONFIG_HOME`, `%APPDATA%` or `~/.config`. */
export function configFolder(env: Record<string, string | undefined>): string {
  const base = env.XDG_CONFIG_HOME || (process.platform === "win32" && env.APPDATA) || join(homedir(), ".config");
  return join(base, "guildhall");
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
