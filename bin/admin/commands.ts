import { NewApiKey } from "@/lib/contracts/developers/keys/keys";
import { Handle } from "@/lib/contracts/network/profiles";
import { SignUp } from "@/lib/contracts/people/accounts";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { formatMoney } from "@/lib/core/values/money";
import { createKey } from "@/lib/domain/developers/keys/making/create";
import { createBridgeToken } from "@/lib/domain/developers/keys/making/create-bridge";
import { rotateSigningKey } from "@/lib/domain/developers/oauth/keys";
import { sealedStanding } from "@/lib/domain/developers/sealing/standing";
import { deleteAccount } from "@/lib/domain/people/accounts/leaving/delete-account";
import { turnSecondStepOffFor } from "@/lib/domain/people/accounts/second-factor/authenticator";
import { signUp } from "@/lib/domain/people/accounts/signing-in/sign-up";
import { setVerified } from "@/lib/domain/people/profiles/set-verified";
import { listLeads } from "@/lib/domain/trade/billing/choosing/ask-enterprise";
import { setTier } from "@/lib/domain/trade/billing/subscription/set-tier";
import { listOwedRefunds } from "@/lib/domain/trade/payments/list-owed-refunds";
import type { Command } from "./command";
import { migrateSchema } from "./database";
import { checked, findCreator, readLine, readMode, readScopes, readTier } from "./inputs";
import { OPERATOR_COMMANDS } from "./operators";
import { ORDER_COMMANDS } from "./orders";
import { REPORT_COMMANDS } from "./reports";
import { STANDING_COMMANDS } from "./standing";
import { VERIFICATION_COMMANDS } from "./verification";

const createApiKey: Command = {
  about: "Make an API key. With --tier the creator is put on that plan first.",
  required: { creator: "HANDLE", scopes: "a,b" },
  optional: { tier: "TIER", name: "NAME", mode: "live|test" },
  async run(ctx, flags) {
    const scopes = readScopes(String(flags.scopes));
    const tier = flags.tier ? readTier(String(flags.tier)) : null;
    const input = checked(NewApiKey.safeParse({ name: flags.name ?? "Made by the operator", scopes }));
    const creator = await findCreator(String(flags.creator));
    const { id, prefix, token } = await transaction(ctx, async (_tx, within) => {
      if (tier) await setTier(within, creator.userId, tier);
      const livemode = readMode(flags.mode);
      return createKey({ ...within, livemode }, input, { userId: creator.userId, profileId: creator.id });
    });
    const text = `API key ${id} of ${creator.handle} (${scopes.join(", ")}). Shown this once:\n${token}`;
    return { data: { id, prefix, token }, text };
  },
};

const createCreator: Command = {
  about: "Open an account with a creator's profile. --password - reads a line of standard input: others see arguments.",
  required: { handle: "HANDLE", email: "ADDRESS", password: "PASSWORD" },
  optional: { name: "NAME" },
  async run(ctx, flags) {
    const handle = String(flags.handle).toLowerCase();
    if (!Handle.safeParse(handle).success) {
      throw new DomainError("validation_error", `--handle: ${handle} is none; use 3 to 30 letters, digits or hyphens.`);
    }
    const { email, name = handle } = flags;
    const password = flags.password === "-" ? await readLine(process.stdin) : flags.password;
    const account = await signUp(ctx, checked(SignUp.safeParse({ name, email, password, handle })));
    const data = { id: account.profileId, handle, user_id: account.userId };
    return { data, text: `Creator ${handle} (${account.profileId}) signs in as ${String(email).toLowerCase()}.` };
  },
};

const removeAccount: Command = {
  about: "Delete an account for good: its data go, its subscriptions end, records of money stay.",
  required: { email: "ADDRESS" },
  optional: {},
  async run(ctx, flags) {
    const data = await deleteAccount(ctx, String(flags.email));
    return { data, text: `The account ${data.user_id} is deleted. The worker ends its subscriptions.` };
  },
};

const turnSecondStepOff: Command = {
  about: "Turn two-step sign-in off for somebody who lost phone and recovery codes, once you know that it is them.",
  required: { email: "ADDRESS" },
  optional: {},
  async run(ctx, flags) {
    const data = await turnSecondStepOffFor(ctx, String(flags.email));
    return { data, text: `${String(flags.email)} signs in with the password alone now. A mail tells them.` };
  },
};

const setPlan: Command = {
  about: "Give a creator a plan without payment: STARTER, GROWTH or ENTERPRISE; FREE takes it back.",
  required: { creator: "HANDLE", tier: "TIER" },
  optional: {},
  async run(ctx, flags) {
    const tier = readTier(String(flags.tier));
    const creator = await findCreator(String(flags.creator));
    const data = await setTier(ctx, creator.userId, tier);
    const paying = data.tier === tier ? "" : " They pay for it: a subscription that is higher holds.";
    return { data, text: `${data.handle} is on ${data.tier}.${paying}` };
  },
};

const showLeads: Command = {
  about: "Show what creators wrote about the ENTERPRISE plan, the latest first.",
  required: {},
  optional: {},
  async run(ctx) {
    const leads = await listLeads(ctx);
    const lines = leads.map((l) => `${l.created_at} ${l.handle ?? "-"} <${l.email}>, ${l.company}:\n${l.message}\n`);
    return { data: { leads }, text: lines.join("\n") || "Nobody has asked yet." };
  },
};

const createBridge: Command = {
  about: "Make a marketplace bridge token: every scope, until BRIDGE_SUNSET.",
  required: { creator: "HANDLE" },
  optional: {},
  async run(ctx, flags) {
    const creator = await findCreator(String(flags.creator));
    const data = await createBridgeToken(ctx, { userId: creator.userId, profileId: creator.id });
    return { data, text: `Bridge token ${data.id} of ${creator.handle}. Shown this once:\n${data.token}` };
  },
};

const setVerification: Command = {
  about: "Mark a creator as verified; with --off as not verified.",
  required: { creator: "HANDLE" },
  optional: { off: null },
  async run(ctx, flags) {
    const creator = await findCreator(String(flags.creator));
    const data = await setVerified(ctx, creator.id, flags.off !== true);
    return { data, text: `${data.handle} is ${data.verified ? "verified" : "not verified"}.` };
  },
};

const showRefunds: Command = {
  about: "Show money that came for nothing and goes back by itself: what still waits first.",
  required: {},
  optional: {},
  async run(ctx) {
    const refunds = await listOwedRefunds(ctx);
    const lines = refunds.map((r) => {
      const state = r.refunded_at
        ? `sent back ${r.refunded_at}: ${formatMoney(r.refunded_cents ?? 0, r.currency ?? "usd")}`
        : `waits after ${r.attempts} attempts${r.last_error ? ` (${r.last_error})` : ""}`;
      return `${r.created_at} ${r.id} ${r.source} ${r.handle ?? "-"}: ${r.title}, ${r.reason}; ${state}`;
    });
    return { data: { refunds }, text: lines.join("\n") || "Nothing was paid for nothing." };
  },
};

const rotateOAuthKey: Command = {
  about: "Let a new key sign access tokens. With --at-once those of the old one end within a minute, not in 15.",
  required: {},
  optional: { "at-once": null },
  async run(ctx, flags) {
    const data = await rotateSigningKey(ctx, { atOnce: flags["at-once"] === true });
    return { data, text: `Access tokens are now signed with ${data.kid}.` };
  },
};

const UNREADABLE =
  "Is AUTH_SECRET the service's? List the secret that sealed them in AUTH_SECRET_PREVIOUS; where it is lost, so are they.";

const checkSecret: Command = {
  about:
    "Tell whether anything is still sealed under a secret of AUTH_SECRET_PREVIOUS: with none, that can go. Exits with 1 where no secret opens something.",
  required: {},
  optional: {},
  secret: "any",
  async run(ctx) {
    const columns = await sealedStanding(ctx);
    const total = (of: "previous" | "unreadable") => columns.reduce((sum, column) => sum + column[of], 0);
    const [previous, unreadable] = [total("previous"), total("unreadable")];
    const lines = columns.map(
      (c) => `${c.column}: ${c.present} present, ${c.previous} previous, ${c.unreadable} neither`,
    );
    const verdicts = [
      ...(previous > 0 ? ["The worker is not done: keep AUTH_SECRET_PREVIOUS."] : []),
      ...(unreadable > 0 ? [`Warning: no secret given here opens ${unreadable} of them. ${UNREADABLE}`] : []),
    ];
    if (verdicts.length === 0) verdicts.push("Nothing needs an earlier secret.");
    const text = [...lines, ...verdicts].join("\n");
    return { data: { previous, unreadable, columns }, text, alarm: unreadable > 0 };
  },
};

const migrate: Command = {
  about: "Bring the database to the newest schema.",
  required: {},
  optional: {},
  secret: "none",
  async run() {
    await migrateSchema();
    return { data: { migrated: true }, text: "The database has the newest schema." };
  },
};

/** Every command, by what it is called. */
export const COMMANDS: Record<string, Command> = {
  "key create": createApiKey,
  "creator create": createCreator,
  "account delete": removeAccount,
  "second-step off": turnSecondStepOff,
  "tier set": setPlan,
  "lead list": showLeads,
  "bridge create": createBridge,
  "verify set": setVerification,
  ...VERIFICATION_COMMANDS,
  ...ORDER_COMMANDS,
  "refund list": showRefunds,
  ...REPORT_COMMANDS,
  ...STANDING_COMMANDS,
  ...OPERATOR_COMMANDS,
  "oauth rotate-key": rotateOAuthKey,
  "secret check": checkSecret,
  migrate,
};
