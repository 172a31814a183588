import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { bytea, createdAt, id, livemode, moment } from "../columns";
import { accountId } from "./accounts";
import { profiles } from "./profiles";

/** An API key. The token itself is never stored: its visible prefix finds the row, argon2id proves it. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: id().primaryKey(),
    userId: accountId(),
    /** For the version before; a contraction drops it. */
    profileId: id("profile_id").references(() => profiles.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** `gh_live_` or `gh_test_`, and the 8 visible characters. */
    prefix: text("prefix").notNull().unique(),
    tokenHash: text("token_hash").notNull(),
    scopes: text("scopes").array().notNull(),
    createdAt: createdAt(),
    expiresAt: moment("expires_at"),
    revokedAt: moment("revoked_at"),
    /** The key that took this one's place; this one lives until `expires_at`. */
    rotatedToId: id("rotated_to_id"),
    /** The first key of those that took each other's place: what any of them spends is counted under it. Null for itself. */
    spendsAs: id("spends_as"),
    lastUsedAt: moment("last_used_at"),
    lastUsedIp: text("last_used_ip"),
    /** Addresses and ranges (CIDR) that it may be used from; empty for all. */
    allowedIps: text("allowed_ips").array().notNull().default(sql`'{}'`),
    /** The key that made this one: revoked with it. Null for one that a person made. */
    madeByKeyId: id("made_by_key_id"),
    /** How many days before its end its owner was told last; null for not yet, 0 once its time is over and what it made is settled. */
    endToldDays: smallint("end_told_days"),
    livemode: livemode(),
  },
  (t) => [
    index("api_keys_profile").on(t.profileId, t.id),
    index("api_keys_account").on(t.userId, t.id),
    index("api_keys_made_by").on(t.madeByKeyId).where(sql`${t.madeByKeyId} is not null`),
    index("api_keys_ending").on(t.expiresAt).where(sql`${t.expiresAt} is not null and ${t.revokedAt} is null`),
  ],
);

/** Bridge tokens of the third-party marketplace: full scope set until `BRIDGE_SUNSET`. */
export const bridgeTokens = pgTable(
  "bridge_tokens",
  {
    id: id().primaryKey(),
    userId: accountId(),
    /** For the version before; a contraction drops it. */
    profileId: id("profile_id").references(() => profiles.id, { onDelete: "cascade" }),
    prefix: text("prefix").notNull().unique(),
    /** SHA-256: the token is 32 random bytes, so a slow hash would add nothing. */
    tokenHash: bytea("token_hash").notNull(),
    createdAt: createdAt(),
    revokedAt: moment("revoked_at"),
  },
  (t) => [index("bridge_tokens_profile").on(t.profileId), index("bridge_tokens_account").on(t.userId)],
);

/** Answers of POST operations, kept 24 h under principal + method + path + key. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** SHA-256 of principal, method, path and key. */
    scopeHash: bytea("scope_hash").primaryKey(),
    requestHash: bytea("request_hash").notNull(),
    status: smallint("status").notNull(),
    headers: jsonb("headers").$type<Record<string, string>>().notNull(),
    body: text("body"),
    /** AES-256-GCM, for answers that hold a secret. */
    sealedBody: bytea("sealed_body"),
    createdAt: createdAt(),
  },
  (t) => [index("idempotency_keys_created").on(t.createdAt)],
);

/** Fixed-window counters shared by all processes. UNLOGGED (see the migration): a crash forgets at most a window. */
export const rateCounters = pgTable(
  "rate_counters",
  {
    key: text("key").notNull(),
    windowStart: bigint("window_start", { mode: "number" }).notNull(),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] }), index("rate_counters_window").on(t.windowStart)],
);

/** Requests and agent runs of an account in a calendar month (UTC), for the monthly quotas. Survives crashes. */
export const usageMonths = pgTable(
  "usage_months",
  {
    /** The creator's page, or the account where it has none: see `ownerIdOf`. */
    ownerId: id("profile_id").notNull(),
    month: text("month").notNull(),
    requests: bigint("requests", { mode: "number" }).notNull().default(0),
    /** Counted as each run is started, in its transaction: exact. */
    agentRuns: integer("agent_runs").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.month] })],
);

export type AuditActor = { kind: string; id: string | null };

export const auditLog = pgTable(
  "audit_log",
  {
    id: id().primaryKey(),
    /** The creator's page, or the account where it has none: see `ownerIdOf`. Null for what the service did for nobody. */
    ownerId: id("profile_id"),
    at: moment("at").notNull().defaultNow(),
    actorKind: text("actor_kind").notNull(),
    actorId: text("actor_id"),
    action: text("action").notNull(),
    targetType: text("target_type").notNull(),
    targetId: text("target_id").notNull(),
    requestId: text("request_id").notNull(),
    ip: text("ip"),
    diff: jsonb("diff").$type<Record<string, unknown>>(),
    livemode: livemode(),
  },
  (t) => [
    index("audit_log_profile").on(t.ownerId, t.at, t.id),
    index("audit_log_action").on(t.ownerId, t.action, t.at),
    index("audit_log_actor").on(t.ownerId, t.actorId, t.at),
    index("audit_log_target").on(t.ownerId, t.targetId, t.at),
  ],
);

/** Signs of life: each worker and web process writes its row every few seconds. */
export const heartbeats = pgTable("heartbeats", {
  process: text("process").primaryKey(),
  kind: text("kind").notNull(),
  at: moment("at").notNull().defaultNow(),
});
