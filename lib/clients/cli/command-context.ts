import { type ClientOptions, createClient, type GuildhallClient } from "@/lib/clients/sdk/index";
import { apiKey } from "./arguments";
import { usageError } from "./failure";
import { Credentials, type Mode } from "./oauth/credentials";
import { configFolder, Store } from "./oauth/store";
import { jsonLine } from "./terminal/plain";
import type { Look } from "./terminal/table";
import type { Terminal } from "./terminal/terminal";

export type GlobalFlags = { json?: boolean; baseUrl?: string; profile?: string; test?: boolean; live?: boolean };

const DEFAULT_URL = "http://localhost:3000";

/** What every command works with: the service, who is signed in there, and where answers go. */
export class CommandContext {
  readonly store: Store;

  constructor(
    readonly terminal: Terminal,
    /** The global options; they are known once the arguments are read. */
    private readonly flags: () => GlobalFlags,
  ) {
    this.store = new Store(configFolder(terminal.env));
  }

  /** Which of several accounts at a service is meant; undefined for the only one. Throws wrong usage. */
  get profile(): string | undefined {
    const given = this.flags().profile || this.terminal.env.GUILDHALL_PROFILE || undefined;
    if (given !== undefined && !/^[\w.-]{1,40}$/.test(given))
      throw usageError(`${given} is not a profile: it is a word such as work.`);
    return given;
  }

  /** Under which name the account is kept: the service's address, and the profile's name. */
  get accountKey(): string {
    return this.profile === undefined ? this.baseUrl : `${this.baseUrl}#${this.profile}`;
  }

  /** The options by which the command named the account, with a space after each; empty for the usual one. */
  get named(): string {
    const { profile, baseUrl } = this.flags();
    return [profile && `--profile ${profile} `, baseUrl && `--base-url ${baseUrl} `].filter(Boolean).join("");
  }

  /** In which mode the command says that it works. Throws wrong usage. */
  get mode(): Mode {
    const { test, live } = this.flags();
    if (test && live) throw usageError("A command works in one mode: --test or --live.");
    return test ? "test" : live ? "live" : undefined;
  }

  get json(): boolean {
    return this.flags().json ?? false;
  }

  /** Where the service is, without a slash at its end. Throws wrong usage. */
  get baseUrl(): string {
    const given = this.flags().baseUrl || this.terminal.env.GUILDHALL_URL || DEFAULT_URL;
    if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
      throw usageError(`${given} is not the address of a service: it looks like ${DEFAULT_URL}.`);
    return given.replace(/\/+$/, "");
  }

  /** An API key from the environment, which goes before what is stored, but not before a profile that the command names. Throws wrong usage. */
  get givenToken(): string | undefined {
    const given = this.terminal.env.GUILDHALL_TOKEN;
    return this.flags().profile || !given ? undefined : apiKey(given, "GUILDHALL_TOKEN");
  }

  get credentials(): Credentials {
    return new Credentials(this.store, this.baseUrl, this.givenToken, this.accountKey, this.mode);
  }

  /** The scopes of a sign-in through the browser; undefined where an API key goes with the calls, or nothing. */
  get granted(): readonly string[] | undefined {
    return this.credentials.granted("api");
  }

  /** A client of the REST interface that signs its calls with what this person has, or with `token`; `fetch` sends them. */
  api(token?: string, fetch?: ClientOptions["fetch"]): GuildhallClient {
    const { baseUrl, credentials } = this;
    if (!token) credentials.check();
    return createClient({ baseUrl, token: token ?? (() => credentials.token("api")), ...(fetch && { fetch }) });
  }

  /** Answers a command: the data as one line of JSON with `--json`, else as `render` shows it. */
  answer<T>(data: T, render: (data: T, look: Look) => string): void {
    const { out, width, colour } = this.terminal;
    out(this.json ? jsonLine(data) : render(data, { width, colour }));
  }

  /** Tells people something besides the answer. */
  note(text: string): void {
    this.terminal.err(`${text}\n`);
  }
}

/** Where the next page begins, for people; JSON says it itself. */
export function nextPage(context: CommandContext, next: string | null): void {
  if (next !== null && !context.json) context.note(`There is more: --cursor ${next}`);
}
