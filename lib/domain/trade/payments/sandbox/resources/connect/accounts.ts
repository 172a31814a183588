import { z } from "zod";
import type { Call } from "../../call";
import { endpoint, reads } from "../../endpoint";
import { emit } from "../../events";
import { mutate } from "../../mutate";
import type { Account } from "../../objects/connect";
import { clearable, flag, link, metadata, text } from "../../params";
import { randomId } from "../../random";
import { Refusal } from "../../refusal";
import { insert, lock, remove, save } from "../../store";
import { kept, merge } from "../merge";

const REQUEST = z.strictObject({ requested: flag }).optional();
const CAPABILITIES = z.strictObject({ card_payments: REQUEST, transfers: REQUEST });
const PROFILE = z.strictObject({
  name: text.optional(),
  url: link.optional(),
  product_description: text.optional(),
});
const SCHEDULE = z.strictObject({ interval: z.enum(["daily", "manual"]) });
const SETTINGS = z.strictObject({ payouts: z.strictObject({ schedule: SCHEDULE }) });
const FIELDS = {
  business_profile: PROFILE.optional(),
  business_type: z.enum(["company", "government_entity", "individual", "non_profit"]).optional(),
  capabilities: CAPABILITIES.optional(),
  email: clearable.optional(),
  metadata: metadata.optional(),
  settings: SETTINGS.optional(),
};
const COUNTRY = z.string().regex(/^[A-Z]{2}$/);

const NOTHING_DUE = { errors: [], eventually_due: [], past_due: [], pending_verification: [] };

type Requested = z.output<typeof CAPABILITIES>;

/** Neither is given alone, unless the processor has approved the platform. Source: docs.stripe.com/connect/account-capabilities. */
function checkTogether({ card_payments: cards, transfers }: Account["capabilities"]): void {
  const param = "capabilities";
  if (transfers && !cards)
    throw new Refusal(
      "Your platform needs approval for accounts to have requested the `transfers` capability without the `card_payments` capability. " +
        "If you would like to request transfers without card_payments, please contact us via https://support.stripe.com/contact.",
      { param },
    );
  if (cards && !transfers)
    throw new Refusal("Accounts do not currently support `card_payments` without `transfers`.", { param });
}

/** Capabilities after a request: a new one stays inactive until the account holder has given the details. */
function withRequested(account: Account, requested: Requested = {}): Account["capabilities"] {
  const capabilities = { ...account.capabilities };
  for (const name of ["card_payments", "transfers"] as const) {
    if (requested[name]?.requested) capabilities[name] = account.details_submitted ? "active" : "inactive";
    if (requested[name]?.requested === false) delete capabilities[name];
  }
  checkTogether(capabilities);
  return capabilities;
}

/** When payouts are made: daily, unless told. Source: docs.stripe.com/connect/manage-payout-schedule. */
function scheduled(sent?: z.output<typeof SETTINGS>): Account["settings"] {
  return { payouts: { schedule: { delay_days: 2, interval: sent?.payouts.schedule.interval ?? "daily" } } };
}

/** The account with everything submitted and each requested capability active; transfers always. */
function activated(account: Account): Account {
  return {
    ...account,
    capabilities: {
      transfers: "active",
      ...(account.capabilities.card_payments && { card_payments: "active" }),
    },
    charges_enabled: true,
    details_submitted: true,
    payouts_enabled: true,
    requirements: { ...NOTHING_DUE, currently_due: [], disabled_reason: null },
  };
}

/** Lets the account of this id receive money, as completed onboarding does. For onboarding itself and for seeds. */
export async function activateAccount(call: Call, id: string): Promise<Account> {
  const before = await lock(call, "account", id);
  const account = activated(before);
  await save(call, account);
  emit(call, "account.updated", account, {
    capabilities: before.capabilities,
    payouts_enabled: before.payouts_enabled,
  });
  return account;
}

/**
 * Activates a sandbox account without its holder, so that demo creators can be paid. Throws when there is no such
 * account.
 */
export async function activateSandboxAccount(accountId: string, now = new Date()): Promise<void> {
  await mutate(now, (call) => activateAccount(call, accountId));
}

export const accountEndpoints = [
  ...reads("account", "/v1/accounts", {}),
  endpoint(
    "POST /v1/accounts",
    { ...FIELDS, country: COUNTRY.default("US"), type: z.enum(["express"]).default("express") },
    async (call, fields) => {
      const account: Account = {
        id: randomId("acct", 16),
        object: "account",
        business_profile: fields.business_profile ?? {},
        business_type: fields.business_type ?? null,
        capabilities: {},
        charges_enabled: false,
        country: fields.country,
        created: call.now,
        default_currency: "usd",
        details_submitted: false,
        email: fields.email ?? null,
        metadata: kept(fields.metadata),
        payouts_enabled: false,
        requirements: {
          ...NOTHING_DUE,
          currently_due: ["external_account", "tos_acceptance.date"],
          disabled_reason: "requirements.past_due",
        },
        settings: scheduled(fields.settings),
        type: fields.type,
      };
      account.capabilities = withRequested(account, fields.capabilities);
      await insert(call, account);
      return account;
    },
  ),
  endpoint(
    "POST /v1/accounts/:id",
    FIELDS,
    async (call, { capabilities, business_profile, settings, ...fields }, id) => {
      const before = await lock(call, "account", id);
      const account: Account = {
        ...merge(before, fields),
        business_profile: { ...before.business_profile, ...business_profile },
        capabilities: withRequested(before, capabilities),
        settings: settings ? scheduled(settings) : (before.settings ?? scheduled()),
      };
      await save(call, account);
      emit(call, "account.updated", account, { capabilities: before.capabilities });
      return account;
    },
  ),
  endpoint("DELETE /v1/accounts/:id", {}, async (call, _params, id) => {
    await lock(call, "account", id);
    await remove(call, "account", id);
    return { id, object: "account", deleted: true };
  }),
];
