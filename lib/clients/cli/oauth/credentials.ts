import { usageError } from "../failure";
import { discover, refreshGrant } from "./server";
import type { Grant, Resource, Store } from "./store";

/** Which of an account's credentials is meant; undefined for the test key where one is kept, else what is live. */
export type Mode = "test" | "live" | undefined;

/** Which token goes with a call, refreshed by itself when it has ended. */
export class Credentials {
  constructor(
    private readonly store: Store,
    private readonly baseUrl: string,
    /** An API key that goes before what is stored. */
    private readonly given: string | undefined,
    /** Under which name the account is kept. */
    private readonly key: string = baseUrl,
    private readonly mode: Mode = undefined,
  ) {}

  /** Throws wrong usage when a test key is demanded and none is kept. */
  check(): void {
    if (this.given || this.mode !== "test" || this.store.account(this.key)?.testToken) return;
    throw usageError("No test key is kept here: `guildhall login --token gh_test_…`.");
  }

  /** The API key that goes with the calls, before any sign-in through the browser, and where it comes from; undefined without one. */
  get apiKey(): { token: string; from: "given" | "test" | "live" } | undefined {
    if (this.given) return { token: this.given, from: "given" };
    const account = this.store.account(this.key);
    if (this.mode !== "live" && account?.testToken) return { token: account.testToken, from: "test" };
    return account?.token ? { token: account.token, from: "live" } : undefined;
  }

  /** The scopes that a sign-in through the browser was granted; undefined where a key goes with the calls, or nothing. */
  granted(resource: Resource): readonly string[] | undefined {
    return this.apiKey ? undefined : this.store.account(this.key)?.[resource]?.scope.split(" ");
  }

  /** The token for one of the service's interfaces; undefined where nobody is signed in. */
  async token(resource: Resource): Promise<string | undefined> {
    const { apiKey } = this;
    if (apiKey) return apiKey.token;
    const grant = this.store.account(this.key)?.[resource];
    if (!grant || isFresh(grant)) return grant?.access_token;
    return this.#refreshed(resource);
  }

  #refreshed(resource: Resource): Promise<string | undefined> {
    return this.store.locked(async () => {
      const account = this.store.account(this.key);
      const grant = account?.[resource];
      if (!grant || isFresh(grant)) return grant?.access_token; // another one was quicker
      const fresh = await refreshGrant(await discover(this.baseUrl), grant);
      this.store.save(this.key, { ...account, [resource]: fresh });
      return fresh.access_token;
    });
  }
}

function isFresh(grant: Grant): boolean {
  return Date.parse(grant.expires_at) > Date.now();
}
