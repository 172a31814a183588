import { z } from "zod";
import { ALL_SCOPES, type Scope } from "../../scopes";
import { type Spending, SpendLimits, SpendLimitsForm } from "../../trade/spending";
import { idOf } from "../../values/ids";
import { Timestamp } from "../../values/page";
import { text } from "../../values/text";

export const ScopeList = z
  .array(z.enum(ALL_SCOPES as [Scope, ...Scope[]]), "choose at least one scope")
  .min(1, "choose at least one scope")
  .max(ALL_SCOPES.length)
  .transform((scopes) => [...new Set(scopes)]);

/** The most addresses and ranges that a key may be held to. */
export const MOST_ALLOWED_IPS = 20;

export const AllowedIp = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: "must be addresses or ranges such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32",
});

/** Where a key may be used from, as a form has it: a line each, or commas; empty for everywhere. */
export const RenameApiKey = z.strictObject({
  id: idOf("key"),
  name: text(80, { min: 1, trim: true, short: "give the key a name" }),
});

export const RestrictApiKey = z.strictObject({
  id: idOf("key"),
  allowed_ips: z
    .string()
    .max(2_000)
    .transform((sent) => [...new Set(sent.split(/[\s,]+/).filter(Boolean))])
    .pipe(z.array(AllowedIp).max(MOST_ALLOWED_IPS, `list at most ${MOST_ALLOWED_IPS}`)),
});

/** What an account says of a new key. `expires_in_days` 1..365, or none; a form sends none as "". `limits`: what it may spend, for one that buys. */
export const NewApiKey = z.strictObject({
  name: text(80, { min: 1, trim: true, short: "give the key a name" }),
  scopes: ScopeList,
  expires_in_days: z
    .union([z.literal("").transform(() => undefined), z.coerce.number().int().min(1).max(365)], "use 1 to 365 days")
    .optional(),
  limits: SpendLimits.optional(),
});

export type NewApiKey = z.output<typeof NewApiKey>;

/** A new key that buys, as the form has it. */
export const NewBuyingKey = NewApiKey.omit({ limits: true }).extend(SpendLimitsForm.shape);

/** How long the old key stays valid next to the new one, in hours: 0 to 168, a day by default. */
export const RotateApiKey = z.strictObject({
  id: idOf("key"),
  overlap_hours: z.coerce.number().int().min(0).max(168).default(24),
});

export const ApiKey = z.object({
  id: idOf("key"),
  name: z.string(),
  prefix: z.string(),
  livemode: z.boolean(),
  scopes: z.array(z.enum(ALL_SCOPES as [Scope, ...Scope[]])),
  status: z.enum(["active", "expired", "revoked"]),
  created_at: Timestamp,
  expires_at: Timestamp.nullable(),
  revoked_at: Timestamp.nullable(),
  rotated_to: z.string().nullable(),
  last_used_at: Timestamp.nullable(),
  last_used_ip: z.string().nullable(),
  /** Addresses and ranges that it may be used from; empty for all. */
  allowed_ips: z.array(z.string()),
});

export type ApiKeyView = z.infer<typeof ApiKey>;

/** In the list: with what it may spend, where that was set. */
export type ListedKey = ApiKeyView & { spending: Spending | null };

/** At creation and rotation only: the token, shown this once. */
export type ApiKeyWithToken = ApiKeyView & { token: string };
