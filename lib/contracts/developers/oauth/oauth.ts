import { z } from "zod";
import { ALL_SCOPES, type Scope } from "../../scopes";
import { type Spending, SpendLimitsForm } from "../../trade/spending";
import { idOf } from "../../values/ids";
import { Timestamp } from "../../values/page";
import { AppName } from "./app-name";
import { MAX_URI, RedirectUri } from "./redirect-uri";

/** The paths under the base URL that a token can be meant for: its `aud` (RFC 8707, 2). The first is the default. */
export const RESOURCE_PATHS = ["/api/v1", "/api/mcp", "/api/ucp"] as const;
export type ResourcePath = (typeof RESOURCE_PATHS)[number];

export const CLIENT_AUTH_METHODS = ["none", "client_secret_basic", "client_secret_post"] as const;
export type ClientAuthMethod = (typeof CLIENT_AUTH_METHODS)[number];

const WebUri = z.url({ protocol: /^https$/, error: "must be an https URL" }).max(MAX_URI);
/** A picture that the account uploaded before. */
const Logo = idOf("med");
const none = z.literal("").transform(() => undefined);

const RedirectUris = z
  .array(RedirectUri)
  .min(1, "give at least one redirect URI")
  .max(10, "give at most 10 redirect URIs")
  .transform((uris) => [...new Set(uris)]);

/** One URI per line in a form, or a list. */
const RedirectUriLines = z
  .union([z.string().transform((text) => text.split(/\s+/).filter(Boolean)), z.array(z.string())])
  .pipe(RedirectUris);

/** What a creator says of an app that they register. An app that can keep a secret gets one. */
export const NewOAuthApp = z.strictObject({
  name: AppName,
  redirect_uris: RedirectUriLines,
  client_uri: z.union([none, WebUri]).optional(),
  logo: z.union([none, Logo]).optional(),
  auth_method: z.enum(CLIENT_AUTH_METHODS).default("client_secret_basic"),
});

export type NewOAuthApp = z.output<typeof NewOAuthApp>;

/** All that may change of a registered app: what is left out stays, an empty URL or logo goes. */
export const UpdateOAuthApp = z.strictObject({
  name: AppName.optional(),
  redirect_uris: RedirectUriLines.optional(),
  client_uri: z.union([z.literal("").transform(() => null), WebUri]).optional(),
  logo: z.union([z.literal("").transform(() => null), Logo]).optional(),
});

export type UpdateOAuthApp = z.output<typeof UpdateOAuthApp>;

const request = z.string().max(8_192);

/**
 * The answer to the consent page: the parameters of the request as they came, and what was decided; of an app that is to buy, with what
 * it may spend.
 */
export const ConsentDecision = z.discriminatedUnion("decision", [
  z.object({ request, decision: z.literal("deny") }),
  z.object({ request, decision: z.literal("approve") }),
  z.object({ request, decision: z.literal("approve_within"), ...SpendLimitsForm.shape }),
]);

/** Client metadata (RFC 7591, 2) as far as it is understood; members that are not are ignored, as it says. */
export const ClientMetadata = z.object({
  redirect_uris: RedirectUris,
  token_endpoint_auth_method: z.enum(CLIENT_AUTH_METHODS).optional(),
  grant_types: z
    .array(z.enum(["authorization_code", "refresh_token"]))
    .max(2)
    .refine((types) => types.includes("authorization_code"), "must include authorization_code")
    .optional(),
  response_types: z.array(z.literal("code")).length(1).optional(),
  client_name: AppName.optional(),
  client_uri: WebUri.optional(),
  logo_uri: WebUri.optional(),
});

export type ClientMetadata = z.output<typeof ClientMetadata>;

export const OAuthApp = z.object({
  client_id: z.string(),
  name: z.string(),
  client_uri: z.string().nullable(),
  logo_url: z.string().nullable(),
  redirect_uris: z.array(z.string()),
  auth_method: z.enum(CLIENT_AUTH_METHODS),
  secret_prefix: z.string().nullable(),
  livemode: z.boolean(),
  status: z.enum(["active", "disabled"]),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export type OAuthAppView = z.infer<typeof OAuthApp>;

/** At creation and rotation only: the secret, shown this once; null for an app without one. */
export type OAuthAppWithSecret = OAuthAppView & { client_secret: string | null };

/** Who asks for access, as the consent page and the connected apps show it. Names and logos are the app's own claim. */
export const OAuthClientCard = z.object({
  client_id: z.string(),
  name: z.string(),
  uri: z.string().nullable(),
  logo: z.string().nullable(),
  source: z.enum(["console", "dynamic", "metadata"]),
  /** False for an app of test mode: it has the person's test rows, and nothing live. */
  livemode: z.boolean(),
  /** The host that published the metadata document; nothing else about an app is verified. */
  verified_domain: z.string().nullable(),
});

export type OAuthClientCardView = z.infer<typeof OAuthClientCard>;

export const Connection = z.object({
  id: z.string(),
  client: OAuthClientCard,
  scopes: z.array(z.enum(ALL_SCOPES as [Scope, ...Scope[]])),
  resource: z.string(),
  created_at: Timestamp,
  last_used_at: Timestamp.nullable(),
  expires_at: Timestamp,
});

/** `spending` is what an app that buys may spend and has spent this month; null for one that does not buy. */
export type ConnectionView = z.infer<typeof Connection> & { spending: Spending | null };
