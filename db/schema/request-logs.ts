import { bigserial, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { id, moment } from "../columns";
import { profiles } from "./profiles";

/** A creator's own API requests, kept 30 days; written in batches off the request path. Never a body, never a credential. */
export const requestLogs = pgTable(
  "request_logs",
  {
    seq: bigserial("seq", { mode: "number" }).primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
    requestId: text("request_id").notNull(),
    method: text("method").notNull(),
    path: text("path").notNull(),
    query: text("query").notNull().default(""),
    operation: text("operation").notNull(),
    status: smallint("status").notNull(),
    errorCode: text("error_code"),
    durationMs: integer("duration_ms").notNull(),
    credentialKind: text("credential_kind").notNull(),
    credentialId: text("credential_id").notNull(),
    ip: text("ip"),
    userAgent: text("user_agent"),
  },
  (t) => [
    index("request_logs_profile").on(t.profileId, t.seq),
    index("request_logs_request").on(t.profileId, t.requestId),
    index("request_logs_at").on(t.at),
  ],
);
