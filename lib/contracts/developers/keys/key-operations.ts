import { z } from "zod";
import { operation } from "../../operation";
import { ALL_SCOPES, type Scope } from "../../scopes";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { PageQuery, pageOf, Timestamp } from "../../values/page";
import { text } from "../../values/text";
import { AllowedIp, MOST_ALLOWED_IPS } from "./keys";

/** A key as programs see it. */
export const Key = z
  .object({
    id: idOf("key"),
    name: z.string().meta({ description: "What its owner calls it." }),
    prefix: z.string().meta({ description: "The part of it that is no secret.", example: "gh_live_9f2Kq1Zb" }),
    livemode: z.boolean().meta({ description: "False for a test key." }),
    scopes: z.array(z.string()).meta({ description: "What it may do." }),
    status: growing(["active", "expired", "revoked"], "a key that no longer works").meta({
      description: "Whether it works.",
    }),
    created_at: Timestamp.meta({ description: "When it was made." }),
    expires_at: Timestamp.nullable().meta({ description: "When it ends; null for never." }),
    revoked_at: Timestamp.nullable().meta({ description: "When it was revoked; null if it was not." }),
    rotated_to: z.string().nullable().meta({ description: "The key that takes its place; null for none." }),
    last_used_at: Timestamp.nullable().meta({ description: "When it was last used; null for never." }),
    last_used_ip: z.string().nullable().meta({ description: "From which address; null for never." }),
    allowed_ips: z
      .array(z.string())
      .meta({ description: "Addresses and ranges that it may be used from; empty for all." }),
    made_by: z
      .string()
      .nullable()
      .meta({ description: "The key that made it, and with which it ends; null for one that a person made." }),
  })
  .meta({ id: "ApiKey", description: "An API key, without its secret." });

export type KeyView = z.infer<typeof Key>;

export const KeyWithToken = Key.extend({
  token: z.string().meta({
    description: "The key itself. It is not shown again, except to a repeat with the same idempotency key.",
  }),
}).meta({ id: "ApiKeyWithToken", description: "A new API key, with its secret." });

export type KeyWithToken = z.infer<typeof KeyWithToken>;

const FIELDS = {
  name: text(80, { min: 1, trim: true, short: "give the key a name" }).meta({
    description: "What you call it, 1 to 80 characters.",
    example: "Nightly export",
  }),
  allowed_ips: z
    .array(AllowedIp)
    .max(MOST_ALLOWED_IPS)
    .meta({
      description: `Addresses and ranges (CIDR) that it may be used from, at most ${MOST_ALLOWED_IPS}, each of which the key that asks may be used from as well.`,
      example: ["203.0.113.0/24"],
    }),
};

export const NewKey = z
  .strictObject({
    name: FIELDS.name,
    scopes: z
      .array(z.enum(ALL_SCOPES as [Scope, ...Scope[]]))
      .min(1)
      .max(ALL_SCOPES.length)
      .meta({
        description: "What it may do: scopes of the key that asks, without `keys:write`.",
        example: ["orders:read"],
      }),
    expires_in_days: z
      .int()
      .min(1)
      .max(365)
      .optional()
      .meta({ description: "Days until it ends, 1 to 365. It never outlives the key that asks. Left out: as long." }),
    allowed_ips: FIELDS.allowed_ips.optional(),
  })
  .meta({ id: "NewApiKey", description: "An API key to make." });

export type NewKey = z.output<typeof NewKey>;

export const KeyPatch = z
  .strictObject(FIELDS)
  .partial()
  .meta({ id: "ApiKeyPatch", description: "What changes of a key; the rest stays." });

export type KeyPatch = z.output<typeof KeyPatch>;

export const KeyParams = z.object({ id: idOf("key") });

const EXAMPLE = {
  id: "key_01k5s3v9n6e8wbr4q2ycx7th0d",
  name: "Nightly export",
  prefix: "gh_live_9f2Kq1Zb",
  livemode: true,
  scopes: ["orders:read"],
  status: "active",
  created_at: "2026-11-20T09:30:00.000Z",
  expires_at: "2026-12-20T09:30:00.000Z",
  revoked_at: null,
  rotated_to: null,
  last_used_at: null,
  last_used_ip: null,
  allowed_ips: ["203.0.113.0/24"],
  made_by: "key_01k5s4a2rdfq1vm7c4x9wkz3ht",
} as const;

const KEYS = { tag: "Identity", touches: "split", tier: "FREE", status: 200 } as const;
const RULE =
  "Only an API key can ask, never an app: the person gives a key `keys:write` on the page of keys, after proving who they are.";

export const listKeys = operation({
  ...KEYS,
  id: "listKeys",
  method: "GET",
  path: "/v1/keys",
  summary: "List your API keys",
  description: "Newest first, those that ended among them; of the mode of the key that asks. Never their secrets.",
  scope: "keys:read",
  query: PageQuery,
  response: pageOf(Key).meta({ id: "ApiKeyPage" }),
  errors: ["invalid_cursor"],
  example: { response: { data: [EXAMPLE], has_more: false, next_cursor: null } },
});

export const createKey = operation({
  ...KEYS,
  id: "createKey",
  method: "POST",
  path: "/v1/keys",
  summary: "Make an API key",
  description: `It may no more than the key that asks: a part of its scopes, never \`keys:write\`, no longer, from no other addresses, in its mode. It is revoked together with the key that made it. ${RULE}`,
  scope: "keys:write",
  status: 201,
  body: NewKey,
  response: KeyWithToken,
  secret: true,
  errors: ["quota_exceeded", "insufficient_scope"],
  example: {
    body: { name: EXAMPLE.name, scopes: ["orders:read"], expires_in_days: 30, allowed_ips: ["203.0.113.0/24"] },
    response: { ...EXAMPLE, token: `gh_live_9f2Kq1Zb_${"x".repeat(43)}` },
  },
});

export const updateKey = operation({
  ...KEYS,
  id: "updateKey",
  method: "PATCH",
  path: "/v1/keys/{id}",
  summary: "Change an API key",
  description: `Its name, and where it may be used: addresses among those that it has, if it is held to any. Of keys that may no more than the one that asks. ${RULE}`,
  scope: "keys:write",
  params: KeyParams,
  body: KeyPatch,
  response: Key,
  errors: ["not_found", "insufficient_scope"],
  example: { body: { allowed_ips: ["203.0.113.0/24"] }, response: EXAMPLE },
});

export const revokeKey = operation({
  ...KEYS,
  id: "revokeKey",
  method: "DELETE",
  path: "/v1/keys/{id}",
  summary: "Revoke an API key",
  description: `At once and for good, with the keys that it made; webhook endpoints that any of them made are disabled. Of keys that may no more than the one that asks, itself among them. ${RULE}`,
  scope: "keys:write",
  params: KeyParams,
  response: Key,
  errors: ["not_found", "insufficient_scope"],
  example: { response: { ...EXAMPLE, status: "revoked", revoked_at: "2026-11-21T09:30:00.000Z" } },
});
