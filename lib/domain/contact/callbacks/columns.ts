import { alias } from "drizzle-orm/pg-core";
import { callbacks } from "@/db/schema";
import { maybe } from "@/db/statements/statement";

/** The callback of what a list shows. */
export const c = alias(callbacks, "c");

/** Its columns as a left join answers them: all null where nothing was answered yet. Timestamps as text. */
export const CALLBACK = {
  state: maybe(c.state),
  attempts: maybe(c.attempts),
  response_status: maybe(c.responseStatus),
  error: maybe(c.error),
  delivered_at: maybe(c.deliveredAt),
};
