import { index, pgTable, real, smallint, text } from "drizzle-orm/pg-core";
import { id, moment } from "../columns";
import { profiles } from "./profiles";

/**
 * A creator's own API requests, kept 30 days; written in batches off the request path. Never a body, never a credential. Ids are
 * minted when a request ends, so their order is that of time: every filter's index ends with it, and pages are cut by it.
 */
export const requestLogs = pgTable(
  "request_logs",
  {
    id: id().primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
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
    durationMs: real("duration_ms").notNull(),
    credentialKind: text("credential_kind").notNull(),
    credentialId: text("credential_id").notNull(),
    ip: text("ip"),
    userAgent: text("user_agent"),
  },
  (t) => [
    index("request_logs_profile").on(t.profileId, t.id),
    index("request_logs_status").on(t.profileId, t.status, t.id),
    index("request_logs_operation").on(t.profileId, t.operation, t.id),
    index("request_logs_credential").on(t.credentialId, t.id),
    index("request_logs_request").on(t.requestId),
  ],
);
