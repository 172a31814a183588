import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { sendIn, type Transaction } from "@/db/client";
import { commerceCheckouts, commerceNotices } from "@/db/schema";
import { literal, names } from "@/db/statements/statement";
import type { Write } from "@/db/statements/trailing";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";

/** The channel that wakes the job that tells platforms. */
export const NOTICES_CHANNEL = "commerce_notices";

const c = alias(commerceCheckouts, "c");
const n = commerceNotices;

const NOTE: Write = {
  definitions: sql`noted{} as (
    insert into ${n} (${names(n.id)}, ${names(n.orderId)}, ${names(n.url)}, ${names(n.dueAt)}, ${names(n.createdAt)})
    select $1, ${c.orderId}, ${c.webhookUrl}, $3::timestamptz, $3::timestamptz
    from ${commerceCheckouts} as ${c} where ${c.orderId} = $2 and ${c.webhookUrl} is not null returning 1)`,
  last: sql`select ${literal(NOTICES_CHANNEL)}::text from noted{}`,
};

/**
 * Notes that an order has changed, for the platform that its checkout came from, if it came from one: travels with the transaction that
 * changes it, and the worker tells after the commit.
 */
export async function tellPlatform(tx: Transaction, ctx: Context, orderId: string): Promise<void> {
  await sendIn(tx, NOTE, [newId("evt", ctx.now.getTime()), orderId, ctx.now.toISOString()]);
}
