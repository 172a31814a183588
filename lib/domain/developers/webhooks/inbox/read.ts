import { and, desc, eq, gt, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { inboxMessages, webhookEndpoints, webhookInboxes } from "@/db/schema";
import type { InboxMessage } from "@/lib/contracts/developers/webhooks/webhook-inboxes";
import type { Context } from "@/lib/core/context";
import { ofAccount } from "../endpoints/own-endpoint";
import { INBOX_KEEPS } from "./receive";

/** Sorts before every id. */
const OLDEST = "inb_";

const messagesAfter = prepared("inbox_messages_after", (db) =>
  db
    .select()
    .from(inboxMessages)
    .where(
      and(eq(inboxMessages.endpointId, sql.placeholder("endpointId")), gt(inboxMessages.id, sql.placeholder("after"))),
    )
    .orderBy(desc(inboxMessages.id))
    .limit(INBOX_KEEPS),
);

/** Whether the endpoint is an inbox of the acting account. */
export async function ownsInbox(ctx: Context, endpointId: string): Promise<boolean> {
  const [owned] = await ctx.db
    .select({ id: webhookInboxes.endpointId })
    .from(webhookInboxes)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookInboxes.endpointId))
    .where(and(eq(webhookInboxes.endpointId, endpointId), ofAccount(ctx)));
  return owned !== undefined;
}

/** What an inbox got after the message `after`, newest first. Whose it is was asked before. */
export async function readMessages(endpointId: string, after = OLDEST): Promise<InboxMessage[]> {
  const rows = await messagesAfter().execute({ endpointId, after });
  return rows.map((row) => ({
    id: row.id,
    delivery_id: row.deliveryId,
    event_id: row.eventId,
    event_type: row.eventType,
    repeated: row.repeated,
    headers: row.headers,
    body: row.body,
    received_at: row.receivedAt.toISOString(),
  }));
}

/** What the inbox of an endpoint got, newest first; undefined when the endpoint is not an inbox of the acting account. */
export async function readInbox(ctx: Context, endpointId: string): Promise<InboxMessage[] | undefined> {
  const [owned, messages] = await Promise.all([ownsInbox(ctx, endpointId), readMessages(endpointId)]);
  return owned ? messages : undefined;
}
