import { sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { inboxMessages } from "@/db/schema";
import { literal } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { DAY_MS } from "@/lib/core/values/durations";
import { idFloor } from "@/lib/core/values/ids";

/** How long an inbox shows a delivery. */
const KEPT_DAYS = 7;
const BATCH = 5_000;

const DELETE = sql`
  delete from ${inboxMessages} where ${inboxMessages.id} in (
    select ${inboxMessages.id} from ${inboxMessages} where ${inboxMessages.id} < $1
    order by ${inboxMessages.id} limit ${literal(BATCH)})
  returning 1`;

/** Deletes what inboxes got more than a week ago, batch by batch by the primary key. Answers how many it deleted. */
export async function pruneInboxes(ctx: Context): Promise<number> {
  const before = idFloor("inb", new Date(ctx.now.getTime() - KEPT_DAYS * DAY_MS));
  let deleted = 0;
  for (;;) {
    const { length } = await statement<object>(DELETE, [before]);
    deleted += length;
    if (length < BATCH) return deleted;
  }
}
