import type { Command } from "commander";
import type { components } from "@/lib/clients/sdk/index";
import { apiKey } from "../arguments";
import type { CommandContext } from "../command-context";
import { openBrowser } from "../oauth/browser";
import { signInByBrowser } from "../oauth/login";
import { COMMAND_SCOPES } from "../oauth/scopes";
import { discover, revokeGrant } from "../oauth/server";
import type { Account, Grant, Resource } from "../oauth/store";
import { moment, words } from "../terminal/format";
import { fields } from "../terminal/table";

const RENEWED = "you sign out: it renews itself while it is used";
const TEST_KEY = "gh_test_";

type LoginFlags = { token?: string; scope?: string[]; mcp?: boolean; browser: boolean };

/** `login`, `logout`, `whoami` and `account`. */
export function addSession(program: Command, context: CommandContext): void {
  program
    .command("login")
    .description("Sign in through the browser, or with an API key, live or for test mode")
    .option("--token <key>", "An API key instead of the browser; - reads it from standard input")
    .option(
      "--scope <scope...>",
      "Scopes to ask for, instead of what the commands (or the tools) need; buying needs purchases:write",
    )
    .option("--mcp", "Sign in for the tool server (`mcp call`), which has tokens of its own: a buyer's tools need them")
    .option("--no-browser", "Print the address only")
    .action(async (flags: LoginFlags) => {
      if (flags.token === undefined) return loginByBrowser(context, flags);
      return loginByKey(context, flags.token);
    });

  program
    .command("logout")
    .description("Sign out, and end what was granted")
    .action(() => logout(context));

  program
    .command("whoami")
    .description("Show who is signed in")
    .action(() => whoami(context));

  program
    .command("account")
    .description("Show the account behind the credential, its plan and what is left of the month")
    .action(async () => {
      const account = await context.api().get("/v1/account");
      const { requests, agent_runs } = account.quota;
      context.answer(account, (_, look) =>
        fields(
          [
            ["Account", account.id],
            ["Name", account.name ?? ""],
            ["Email", account.email ?? ""],
            ["Creator page", account.profile?.profile_url ?? "none"],
            ["Plan", words(account.tier)],
            ["Signed in by", signedInBy(account.credential)],
            ["Scopes", account.scopes.join(" ")],
            ["Requests", `${requests.used} of ${requests.limit} this month`],
            ["Agent runs", `${agent_runs.used} of ${agent_runs.limit} this month`],
          ],
          look,
        ),
      );
    });
}

type Credential = components["schemas"]["Account"]["credential"];

function signedInBy({ kind, livemode }: Credential): string {
  return `${words(kind)}, ${livemode ? "live" : "test mode"}`;
}

/** Who is signed in: the creator, or the account where it has no creator's page. */
async function whoami(context: CommandContext): Promise<void> {
  const api = context.api();
  const account = await api.get("/v1/account");
  const me = account.profile ? await api.get("/v1/me") : account;
  context.answer(me, (_, look) =>
    fields(
      [
        ["Handle", account.profile?.handle ?? "none: this account has no creator's page"],
        ["Name", ("display_name" in me ? me.display_name : me.name) ?? ""],
        ["Email", me.email ?? ""],
        ["Plan", words(me.tier)],
        ["Signed in by", signedInBy(account.credential)],
        ["Until", context.granted ? RENEWED : moment(me.credential.expires_at)],
        ["Scopes", me.scopes.join(" ")],
        ["Requests", `${me.quota.requests.used} of ${me.quota.requests.limit} this month`],
        ["Service", context.baseUrl],
      ],
      look,
    ),
  );
}

type Named = { id: string; name?: string | undefined; profile: { handle: string } | null };

/** What a person knows an account by. */
function nameOf({ id, name, profile }: Named): string {
  return profile?.handle ?? name ?? id;
}

async function loginByKey(context: CommandContext, given: string): Promise<void> {
  const token = apiKey(given === "-" ? await context.terminal.input() : given, "What was given");
  const account = await context.api(token).get("/v1/account");
  const { store, accountKey } = context;
  const isTest = token.startsWith(TEST_KEY);
  const known = await store.locked(async () => {
    const before = store.account(accountKey);
    const { testToken } = before ?? {};
    store.save(accountKey, isTest ? { ...before, testToken: token } : { token, ...(testToken && { testToken }) });
    return before;
  });
  // a key for test mode lies next to what there is; a live one takes its place
  if (!isTest) await endGrants(context, known);
  welcome(context, nameOf(account), account.scopes);
  if (isTest) context.note("Commands work in test mode now. Add --live to run one in live mode.");
}

async function loginByBrowser(context: CommandContext, flags: LoginFlags): Promise<void> {
  const { mcp, browser } = flags;
  // the commands speak to the REST interface; what the tool server needs, it says itself
  const scope = flags.scope ?? (mcp ? undefined : COMMAND_SCOPES);
  const { baseUrl, terminal, store, accountKey } = context;
  const resource: Resource = mcp ? "mcp" : "api";
  const show = (url: string) => {
    context.note(`Open this address to sign in:\n\n  ${url}\n\nWaiting for the browser. Ctrl-C stops.`);
    if (browser) openBrowser(url, terminal.env);
  };
  const stopped = terminal.stopped();
  const grant = await signInByBrowser(baseUrl, { scope: scope?.join(" "), resource, show, stopped });
  const before = await store.locked(async () => {
    const { token: _, ...account } = store.account(accountKey) ?? {};
    store.save(accountKey, { ...account, [resource]: grant });
    return account[resource];
  });
  if (before) await endGrant(context, before);
  const scopes = grant.scope.split(" ");
  if (mcp || !scopes.includes("identity:read")) return welcome(context, null, scopes);
  welcome(context, nameOf(await context.api(grant.access_token).get("/v1/account")), scopes);
}

function welcome(context: CommandContext, handle: string | null, scopes: string[]): void {
  context.answer({ signed_in: true, handle, scopes, base_url: context.baseUrl }, () =>
    handle ? `Signed in as ${handle} at ${context.baseUrl}.\n` : `Signed in at ${context.baseUrl}.\n`,
  );
  if (context.givenToken) context.note("GUILDHALL_TOKEN is set: it goes before what was stored.");
}

async function logout(context: CommandContext): Promise<void> {
  const { store, baseUrl, accountKey } = context;
  const account = await store.locked(async () => {
    const known = store.account(accountKey);
    store.save(accountKey, undefined);
    return known;
  });
  await endGrants(context, account);
  context.answer({ signed_in: false, base_url: baseUrl }, () =>
    account ? `Signed out of ${baseUrl}.\n` : `Nobody was signed in at ${baseUrl}.\n`,
  );
}

async function endGrants(context: CommandContext, account: Account | undefined): Promise<void> {
  for (const grant of [account?.api, account?.mcp]) if (grant) await endGrant(context, grant);
}

/** Best effort: it is forgotten here either way, and ends by itself in thirty days. */
async function endGrant(context: CommandContext, grant: Grant): Promise<void> {
  const revoked = discover(context.baseUrl).then((server) => revokeGrant(server, grant));
  await revoked.catch(() => context.note("The service could not be told. See Connected apps in its settings."));
}
