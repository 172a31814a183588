import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { inboxMessages, webhookEndpoints, webhookInboxes } from "@/db/schema";
import { requireProfile } from "@/lib/access/require";
import type { Context } from "@/lib/core/context";
import { INBOX_KEEPS } from "./receive";

export type InboxMessage = {
  id: string;
  delivery_id: string;
  event_id: string;
  event_type: string;
  repeated: boolean;
  headers: Record<string, string>;
  body: string;
  received_at: string;
};

/** What the inbox of an endpoint got, newest first; undefined when the endpoint is not an inbox of the acting creator. */
export async function readInbox(ctx: Context, endpointId: string): Promise<InboxMessage[] | undefined> {
  const owned = ctx.db
    .select({ id: webhookInboxes.endpointId })
    .from(webhookInboxes)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookInboxes.endpointId))
    .where(and(eq(webhookInboxes.endpointId, endpointId), eq(webhookEndpoints.profileId, requireProfile(ctx))));
  const messages = ctx.db
    .select(getTableColumns(inboxMessages))
    .from(inboxMessages)
    .where(eq(inboxMessages.endpointId, endpointId))
    .orderBy(desc(inboxMessages.id))
    .limit(INBOX_KEEPS);
  const [[inbox], rows] = await Promise.all([owned, messages]);
  return (
    inbox &&
    rows.map((row) => ({
      id: row.id,
      delivery_id: row.deliveryId,
      event_id: row.eventId,
      event_type: row.eventType,
      repeated: row.repeated,
      headers: row.headers,
      body: row.body,
      received_at: row.receivedAt.toISOString(),
    }))
  );
}
