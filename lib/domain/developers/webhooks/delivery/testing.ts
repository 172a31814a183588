import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { database } from "@/db/client";
import { profiles, users, webhookEndpoints } from "@/db/schema";
import type { PlanTier } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { emit } from "../events/emit";
import { sealSecret } from "../secrets";
import { newSigningSecret, secretPrefix } from "../sign";

/** A fresh creator and a context in which they act in the browser. */
export async function testCreator(
  tier: PlanTier = "FREE",
  now = new Date(),
): Promise<{ profileId: string; ctx: Context }> {
  const [userId, profileId] = [newId("usr"), newId("crt")];
  const handle = `t-${profileId.slice(-20)}`;
  await database()
    .insert(users)
    .values({ id: userId, email: `${handle}@example.com`, name: handle });
  await database().insert(profiles).values({ id: profileId, userId, handle, displayName: handle, tier });
  const actor = { kind: "user", userId, profileId, sessionId: "test", email: `${handle}@example.com` } as const;
  return { profileId, ctx: { ...systemContext("test", now), actor } };
}

/** An enabled endpoint of a creator, past the checks of registration. */
export async function testEndpoint(
  profileId: string,
  url: string,
  more: Partial<typeof webhookEndpoints.$inferInsert> = {},
): Promise<{ id: string; secret: string }> {
  const [id, secret] = [newId("whe"), newSigningSecret()];
  await database()
    .insert(webhookEndpoints)
    .values({ id, profileId, url, sealedSecret: sealSecret(secret), secretPrefix: secretPrefix(secret), ...more });
  return { id, secret };
}

/** Emits a `post.created` of a creator in a transaction of its own; the event's id. */
export function emitPost(ctx: Context, profileId: string, title = "A post"): Promise<string> {
  return transaction(ctx, (tx) =>
    emit(tx, ctx, profileId, "post.created", { id: newId("post"), slug: "a-post", title }),
  );
}

/** Every delivery of an endpoint with its attempts, oldest first. */
export async function deliveriesOf(endpointId: string): Promise<DeliveryRecord[]> {
  return (await database().execute(sql`
    select d.id, d.event_id, d.state, d.attempts, d.lease, (extract(epoch from d.due_at) * 1000)::float8 as due_ms, (
      select coalesce(json_agg(json_build_object('number', a.number, 'status', a.status, 'error', a.error,
        'body', a.response_body, 'headers', a.response_headers) order by a.number), '[]')
      from delivery_attempts a where a.delivery_id = d.id) as log
    from deliveries d where d.endpoint_id = ${endpointId} order by d.id`)) as unknown as DeliveryRecord[];
}

export type DeliveryRecord = {
  id: string;
  event_id: string;
  state: string;
  attempts: number;
  lease: string | null;
  due_ms: number;
  log: { number: number; status: number | null; error: string | null; body: string; headers: Record<string, string> }[];
};

export type Hit = { path: string; headers: IncomingHttpHeaders; body: string };
export type Receiver = { url: string; hits: Hit[]; close(): Promise<void> };

/** A real HTTP server on loopback that notes what it gets. `answer` replies; without one it is 204. */
export async function testReceiver(
  answer: (hit: Hit, response: ServerResponse) => void = (_, response) => void response.writeHead(204).end(),
): Promise<Receiver> {
  const hits: Hit[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const hit = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString("utf8") };
      hits.push(hit);
      answer(hit, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
