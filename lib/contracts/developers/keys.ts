import { z } from "zod";
import { idOf } from "../ids";
import { Timestamp } from "../page";
import { ALL_SCOPES, type Scope } from "../scopes";
import { text } from "../text";
import { type Spending, SpendLimits, SpendLimitsForm } from "../trade/spending";

export const ScopeList = z
  .array(z.enum(ALL_SCOPES as [Scope, ...Scope[]]), "choose at least one scope")
  .min(1, "choose at least one scope")
  .max(ALL_SCOPES.length)
  .transform((scopes) => [...new Set(scopes)]);

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
});

export type ApiKeyView = z.infer<typeof ApiKey>;

/** In the list: with what it may spend, where that was set. */
export type ListedKey = ApiKeyView & { spending: Spending | null };

/** At creation and rotation only: the token, shown this once. */
export type ApiKeyWithToken = ApiKeyView & { token: string };
