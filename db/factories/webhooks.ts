import { randomToken, sha256 } from "@/lib/core/seal";
import { newId } from "@/lib/core/values/ids";
import { testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { database } from "../client";
import { deliveries, deliveryAttempts, events, webhookInboxes, webhookRecoveries } from "../schema";

type DeliveryParts = Partial<typeof deliveries.$inferInsert>;

/** A `post.created` that an endpoint of the creator (a new one unless told) answered with 200 just now, with its one attempt. */
export async function makeDelivery(
  profileId: string,
  parts: DeliveryParts = {},
): Promise<typeof deliveries.$inferSelect> {
  const endpointId = parts.endpointId ?? (await testEndpoint(profileId, "https://example.com/hooks")).id;
  const createdAt = parts.createdAt ?? new Date();
  const type = parts.eventType ?? "post.created";
  const eventId = parts.eventId ?? newId("evt");
  const data = { id: newId("post"), slug: "hello", title: "Hello" };
  const payload = JSON.stringify({ id: eventId, type, created_at: createdAt.toISOString(), data });
  await database()
    .insert(events)
    .values({ id: eventId, ownerId: profileId, type, payload, createdAt })
    .onConflictDoNothing();
  const settled = { state: "SUCCEEDED", attempts: 1, completedAt: createdAt } as const;
  const row = { id: newId("del"), ...settled, dueAt: createdAt, createdAt, ...parts, eventId, endpointId };
  const [made] = await database()
    .insert(deliveries)
    .values({ ...row, eventType: type })
    .returning();
  if (!made) throw new Error("the delivery was not written");
  if (made.attempts > 0)
    await database()
      .insert(deliveryAttempts)
      .values({
        id: newId("att"),
        deliveryId: made.id,
        number: 1,
        startedAt: createdAt,
        latencyMs: 42,
        status: made.state === "SUCCEEDED" ? 200 : 500,
        url: "https://example.com/hooks",
        signature: "t=1795167000,v1=00",
        responseHeaders: { "content-type": "text/plain" },
        responseBody: "ok",
      });
  return made;
}

/** A recovery of an endpoint of the creator that has ended. */
export async function makeRecovery(profileId: string): Promise<{ id: string }> {
  const { id: endpointId } = await testEndpoint(profileId, "https://example.com/hooks");
  const now = new Date();
  const id = newId("rcv");
  const counts = { total: 2, truncated: false, processed: 2, replayed: 1, position: "" };
  const span = { from: new Date(now.getTime() - 3_600_000), to: now, createdAt: now, finishedAt: now };
  await database()
    .insert(webhookRecoveries)
    .values({ id, endpointId, status: "COMPLETED", ...counts, ...span });
  return { id };
}

/** An endpoint of the creator that is also an inbox, so that every operation on an endpoint has something to answer. */
export async function makeInbox(profileId: string): Promise<{ id: string }> {
  const endpoint = await testEndpoint(profileId, "https://example.com/hooks");
  await database()
    .insert(webhookInboxes)
    .values({ endpointId: endpoint.id, tokenHash: sha256(randomToken(24)) });
  return endpoint;
}
