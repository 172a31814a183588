import { sql } from "drizzle-orm";
import { index, jsonb, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytea, createdAt, id, livemode, moment, updatedAt } from "../columns";
import { accountId, users } from "./accounts";
import type { Picture } from "./media";
import { profiles } from "./profiles";

export const oauthClientSource = pgEnum("oauth_client_source", ["console", "dynamic", "metadata"]);

/**
 * An app that may ask people for access. `id` is the `client_id`; for metadata documents it is the document's URL.
 */
export const oauthClients = pgTable(
  "oauth_clients",
  {
    id: id().primaryKey(),
    source: oauthClientSource("source").notNull(),
    /** Who registered it in the console; null for dynamic registration and metadata documents. */
    userId: id("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** For the version before; a contraction drops it. */
    profileId: id("profile_id").references(() => profiles.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    clientUri: text("client_uri"),
    /** What the app itself says of its logo: a picture elsewhere. */
    logoUri: text("logo_uri"),
    /** A picture of its owner, in place of that. */
    logo: jsonb("logo").$type<Picture>(),
    redirectUris: text("redirect_uris").array().notNull(),
    /** `none` (public), `client_secret_basic` or `client_secret_post`. */
    authMethod: text("auth_method").notNull(),
    /** SHA-256: a secret is 32 random bytes, so a slow hash would add nothing. */
    secretHash: bytea("secret_hash"),
    secretPrefix: text("secret_prefix"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the metadata document was last read; null for the other sources. */
    fetchedAt: moment("fetched_at"),
    disabledAt: moment("disabled_at"),
    livemode: livemode(),
  },
  (t) => [
    index("oauth_clients_profile").on(t.profileId, t.id),
    index("oauth_clients_account").on(t.userId, t.id),
    index("oauth_clients_unowned").on(t.updatedAt).where(sql`${t.profileId} is null`),
  ],
);

/** A person's consent to one app. Access tokens name it as `sid`: once revoked, they end at the next request. */
export const oauthGrants = pgTable(
  "oauth_grants",
  {
    id: id().primaryKey(),
    clientId: text("client_id")
      .notNull()
      .references(() => oauthClients.id, { onDelete: "cascade" }),
    userId: accountId(),
    /** For the version before; a contraction drops it. */
    profileId: id("profile_id").references(() => profiles.id, { onDelete: "cascade" }),
    scopes: text("scopes").array().notNull(),
    resource: text("resource").notNull(),
    createdAt: createdAt(),
    /** When the last token was issued; null until the code is redeemed. */
    lastUsedAt: moment("last_used_at"),
    /** The code's end, and from its redemption on that of the newest refresh token. */
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    revokedBecause: text("revoked_because"),
  },
  (t) => [
    index("oauth_grants_profile").on(t.profileId, t.id).where(sql`${t.revokedAt} is null`),
    index("oauth_grants_account").on(t.userId, t.id).where(sql`${t.revokedAt} is null`),
    index("oauth_grants_client").on(t.clientId),
    index("oauth_grants_expiry").on(t.expiresAt),
  ],
);

/** Authorization codes: 60 s, one use. A used one that comes back revokes its grant. */
export const oauthCodes = pgTable(
  "oauth_codes",
  {
    codeHash: bytea("code_hash").primaryKey(),
    grantId: id("grant_id")
      .notNull()
      .references(() => oauthGrants.id, { onDelete: "cascade" }),
    redirectUri: text("redirect_uri").notNull(),
    codeChallenge: text("code_challenge").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [index("oauth_codes_expiry").on(t.expiresAt), index("oauth_codes_grant").on(t.grantId)],
);

/** Refresh tokens: opaque, rotating, 30 days. A spent one that comes back revokes its grant. */
export const oauthRefreshTokens = pgTable(
  "oauth_refresh_tokens",
  {
    tokenHash: bytea("token_hash").primaryKey(),
    grantId: id("grant_id")
      .notNull()
      .references(() => oauthGrants.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [index("oauth_refresh_expiry").on(t.expiresAt), index("oauth_refresh_grant").on(t.grantId)],
);

/**
 * Keys that sign access tokens; one signs. The private half is sealed (AES-256-GCM, key derived from `AUTH_SECRET`).
 */
export const oauthKeys = pgTable(
  "oauth_keys",
  {
    kid: text("kid").primaryKey(),
    algorithm: text("algorithm").notNull(),
    publicJwk: jsonb("public_jwk").$type<Record<string, unknown>>().notNull(),
    sealedPrivateJwk: bytea("sealed_private_jwk").notNull(),
    createdAt: createdAt(),
    /** From here on it signs nothing; its public half is shown until its last token has expired. */
    retiredAt: moment("retired_at"),
  },
  (t) => [uniqueIndex("oauth_keys_signing").on(t.algorithm).where(sql`${t.retiredAt} is null`)],
);
