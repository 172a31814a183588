import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { bytea, createdAt, id, livemode, metadata, moment, updatedAt } from "../columns";
import { accountId } from "./accounts";
import { oauthClients } from "./oauth";
import { profiles } from "./profiles";

export const endpointStatus = pgEnum("endpoint_status", ["enabled", "disabled"]);
export const deliveryState = pgEnum("delivery_state", ["PENDING", "ATTEMPTING", "SUCCEEDED", "DEAD_LETTER", "SKIPPED"]);
export const deliveryTrigger = pgEnum("delivery_trigger", ["event", "manual", "test"]);

export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: id().primaryKey(),
    userId: accountId(),
    /** For the version before; a contraction drops it. */
    profileId: id("profile_id").references(() => profiles.id, { onDelete: "cascade" }),
    /** Of an endpoint for everybody who let this app in, instead of for its owner. */
    appId: text("app_id").references(() => oauthClients.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    description: text("description").notNull().default(""),
    /** Event kinds, or `*` for all. */
    eventTypes: text("event_types").array().notNull().default(sql`'{*}'`),
    status: endpointStatus("status").notNull().default("enabled"),
    disabledReason: text("disabled_reason"),
    /** The app or the key that made it, by the id that its access ends by; null for the person. */
    madeBy: text("made_by"),
    consecutiveDeadLetters: integer("consecutive_dead_letters").notNull().default(0),
    /** The signing secret, AES-256-GCM under a key derived from AUTH_SECRET: the worker needs it to sign. */
    sealedSecret: bytea("sealed_secret").notNull(),
    secretPrefix: text("secret_prefix").notNull(),
    /** Headers of the owner's own for every delivery, a JSON object sealed like the secret: they may hold credentials. */
    sealedHeaders: bytea("sealed_headers"),
    previousSealedSecret: bytea("previous_sealed_secret"),
    previousSecretUntil: moment("previous_secret_until"),
    /** The secret before that one, while its own 24 hours last: two rotations in a day end nobody's early. */
    olderSealedSecret: bytea("older_sealed_secret"),
    olderSecretUntil: moment("older_secret_until"),
    /** Set for a listening session, which ends then unless it is read: no endpoint of the account's. */
    sessionUntil: moment("session_until"),
    livemode: livemode(),
    metadata: metadata(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("webhook_endpoints_profile").on(t.profileId, t.id),
    index("webhook_endpoints_account").on(t.userId, t.id),
    index("webhook_endpoints_app").on(t.appId).where(sql`${t.appId} is not null`),
    index("webhook_endpoints_failing").on(t.id).where(sql`${t.consecutiveDeadLetters} >= 10`),
    index("webhook_endpoints_sessions").on(t.sessionUntil).where(sql`${t.sessionUntil} is not null`),
  ],
);

/** The outbox: one row per event, written in the mutation's own transaction. `payload` is the exact body that is signed and sent. */
export const events = pgTable(
  "events",
  {
    id: id().primaryKey(),
    /** The creator's page, or the account where it has none: see `ownerIdOf`. */
    ownerId: id("profile_id").notNull(),
    type: text("type").notNull(),
    payload: text("payload").notNull(),
    /** Made up to try an endpoint: nothing happened, so no list of what did shows it. */
    test: boolean("test").notNull().default(false),
    livemode: livemode(),
    createdAt: createdAt(),
  },
  // The type last: a list of one type reads the index alone until it meets its rows.
  (t) => [index("events_profile").on(t.ownerId, t.createdAt, t.id, t.type)],
);

/** The queue: one row per event and endpoint. Claimed with SKIP LOCKED; a dead worker's claim comes back after its lease. */
export const deliveries = pgTable(
  "deliveries",
  {
    id: id().primaryKey(),
    /** No foreign key: an event's partition could not be dropped before those of all deliveries that name it. */
    eventId: id("event_id").notNull(),
    endpointId: id("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    /** The event's kind, copied: lists are filtered by it without a visit to each event. */
    eventType: text("event_type").notNull().default(""),
    /** ATTEMPTING is not stored: it is PENDING under a lease that runs, see `lib/domain/developers/webhooks/delivery-state.ts`. */
    state: deliveryState("state").notNull().default("PENDING"),
    trigger: deliveryTrigger("trigger").notNull().default("event"),
    attempts: smallint("attempts").notNull().default(0),
    firstAttemptAt: moment("first_attempt_at"),
    dueAt: moment("due_at").notNull().defaultNow(),
    /** Whose claim it is and until when. Not indexed, as nothing is that a claim changes: claiming then writes no index entry (HOT). */
    lease: text("lease"),
    leaseUntil: moment("lease_until"),
    completedAt: moment("completed_at"),
    livemode: livemode(),
    createdAt: createdAt(),
  },
  (t) => [
    // By endpoint first: a claim visits each endpoint with work by one probe, so one endpoint's backlog costs the others nothing.
    index("deliveries_queue").on(t.endpointId, t.dueAt, t.id).where(sql`${t.state} in ('PENDING', 'ATTEMPTING')`),
    // Ids are in order of time: ranges of time are ranges of ids. Kind and state last: they are checked before a row is read. What
    // failed is rare and asked for: its index costs a delivery that succeeds nothing. What waits is in the queue's.
    index("deliveries_endpoint").on(t.endpointId, t.id, t.eventType, t.state),
    index("deliveries_failed")
      .on(t.endpointId, t.state, t.id, t.eventType)
      .where(sql`${t.state} in ('DEAD_LETTER', 'SKIPPED')`),
    index("deliveries_event").on(t.eventId),
  ],
);

/**
 * What was sent and what came back. After 30 days the response and the owner's headers are gone, the rest stays. Goes with its
 * delivery by a trigger (migration 0005): a foreign key would look each delivery up again that the same statement has just written.
 */
export const deliveryAttempts = pgTable(
  "delivery_attempts",
  {
    id: id().notNull(),
    deliveryId: id("delivery_id").notNull(),
    number: smallint("number").notNull(),
    /** Where it was sent, and with these two the headers: `requestHeaders` makes the rest from the delivery. */
    url: text("url"),
    signature: text("signature"),
    sealedHeaders: bytea("sealed_headers"),
    startedAt: moment("started_at").notNull(),
    latencyMs: integer("latency_ms").notNull(),
    status: smallint("status"),
    error: text("error"),
    responseHeaders: jsonb("response_headers").$type<Record<string, string>>(),
    responseBody: text("response_body"),
  },
  (t) => [
    primaryKey({ columns: [t.deliveryId, t.number] }),
    index("delivery_attempts_untrimmed")
      .on(t.id)
      .where(sql`${t.responseHeaders} is not null or ${t.sealedHeaders} is not null`),
  ],
);

/** Attempts counted by endpoint and hour (UTC, in epoch seconds), with the record of each: health without a look at them. */
export const endpointHours = pgTable(
  "endpoint_hours",
  {
    endpointId: id("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    hour: bigint("hour", { mode: "number" }).notNull(),
    attempts: integer("attempts").notNull(),
    succeeded: integer("succeeded").notNull(),
    deadLetters: integer("dead_letters").notNull(),
    /** By class of `lib/domain/developers/request-logs/figures/latency.ts`. */
    latencyCounts: integer("latency_counts").array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.endpointId, t.hour] }), index("endpoint_hours_hour").on(t.hour)],
);
