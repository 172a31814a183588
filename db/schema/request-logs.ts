import { sql } from "drizzle-orm";
import { boolean, index, pgTable, real, smallint, text } from "drizzle-orm/pg-core";
import { id, livemode, moment } from "../columns";

/**
 * An account's own API requests, kept 30 days; written in batches off the request path. Never a credential. Ids are
 * minted when a request ends, so their order is that of time, and pages are cut by it. Every index is paid for with each request:
 * there is one for an account's rows, one for what did not succeed (few rows), one for what was about an order (few rows) and one for
 * request ids; other filters walk the first.
 * No foreign key: it would lock the owner's row for each of its requests. What an account leaves is gone after 30 days.
 */
export const requestLogs = pgTable(
  "request_logs",
  {
    id: id().primaryKey(),
    /** The creator's page, or the account where it has none: see `ownerIdOf`. */
    ownerId: id("profile_id").notNull(),
    /** When the request began. */
    at: moment("at").notNull(),
    requestId: text("request_id").notNull(),
    method: text("method").notNull(),
    path: text("path").notNull(),
    /** With its `?`, secrets taken out; empty without one. */
    query: text("query").notNull().default(""),
    operation: text("operation").notNull(),
    status: smallint("status").notNull(),
    errorCode: text("error_code"),
    /** The sentence that the caller was refused with, and the field that it was about, if any. */
    errorMessage: text("error_message"),
    errorParam: text("error_param"),
    durationMs: real("duration_ms").notNull(),
    credentialKind: text("credential_kind").notNull(),
    credentialId: text("credential_id").notNull(),
    ip: text("ip"),
    userAgent: text("user_agent"),
    /** The one order that it was about, if that can be told from its path or its bodies. */
    orderId: id("order_id"),
    livemode: livemode(),
  },
  (t) => [
    index("request_logs_profile").on(t.ownerId, t.id),
    index("request_logs_failures").on(t.ownerId, t.status, t.id).where(sql`${t.status} >= 300`),
    index("request_logs_order").on(t.orderId, t.id).where(sql`${t.orderId} is not null`),
    index("request_logs_request").on(t.requestId),
  ],
);

/**
 * What a logged request sent and was answered, secrets taken out, at most 8 KiB each; kept 7 days. Its row in the log says whose it is.
 * No foreign key: both are written in one statement, and the log's rows outlive these.
 */
export const requestBodies = pgTable("request_bodies", {
  id: id().primaryKey(),
  /** Null where nothing was sent, or no text. */
  request: text("request"),
  /** Whether there was more of it. */
  requestCut: boolean("request_cut").notNull().default(false),
  response: text("response"),
  responseCut: boolean("response_cut").notNull().default(false),
});
