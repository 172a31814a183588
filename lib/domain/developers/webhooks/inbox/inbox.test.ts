import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { inboxMessages, webhookEndpoints } from "@/db/schema";
import { env, resetEnv } from "@/lib/core/env";
import { resetCounters } from "@/lib/domain/platform/access/counters";
import { testCreator, testEndpoint } from "../delivery/testing";
import { withDeliveryLoops } from "../delivery/testing-loop";
import { listEndpoints } from "../endpoints/read";
import { isInboxUrl } from "../inbox-url";
import { checkDestination, type DestinationPolicy } from "../outbound/destination";
import { sendTestEvent } from "../replay/test-event";
import { openSecret } from "../secrets";
import { signatureHeader } from "../sign";
import { ReceiverAgent } from "./agent";
import { openInbox } from "./create";
import { pruneInboxes } from "./prune";
import { readInbox } from "./read";
import { INBOX_KEEPS, receiveDelivery } from "./receive";

const { clock, startLoop, receiver, endpointAt } = withDeliveryLoops();
const NOWHERE: DestinationPolicy = { allowed: () => false, requireTls: true };

/** A creator's inbox, and how to hand it a request that is signed with its secret. */
async function inbox() {
  const { ctx, profileId } = await testCreator("FREE", clock().now());
  const { id, url } = await openInbox(ctx);
  const [row] = await database().select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  const secret = openSecret(row?.sealedSecret ?? Buffer.alloc(0));
  const token = url.split("/").at(-1) ?? "";
  const deliver = (eventId: string, more: Record<string, string> = {}) => {
    const body = JSON.stringify({ id: eventId, type: "ping", data: {} });
    const now = clock().now();
    const signature = signatureHeader([secret], Math.floor(now.getTime() / 1000), body);
    return receiveDelivery({ ...ctx, now }, token, { "service-signature": signature, ...more }, body);
  };
  return { ctx, profileId, id, url, deliver };
}

test("there is one, which is asked for again by the same name, and takes a place of the plan", async () => {
  const { ctx, profileId, id, url } = await inbox();
  expect(isInboxUrl(url)).toBe(true);
  expect((await openInbox(ctx)).id).toBe(id);
  expect((await listEndpoints(ctx, { limit: 10 })).data.map((endpoint) => endpoint.id)).toEqual([id]);
  const full = await testCreator("FREE");
  for (let n = 0; n < 3; n++) await testEndpoint(full.profileId, "https://example.com/hook");
  await expect(openInbox(full.ctx)).rejects.toMatchObject({ code: "quota_exceeded" });
  const stranger = await testCreator();
  expect(await readInbox(stranger.ctx, id)).toBeUndefined();
  const plain = await testEndpoint(profileId, "https://example.com/hook");
  expect(await readInbox(ctx, plain.id)).toBeUndefined();
});

test("takes what is signed, knows a repeated event, and refuses everything else", async () => {
  const { ctx, id, deliver } = await inbox();
  expect(await deliver("evt_1", { "service-delivery": "del_1" })).toEqual({ received: true, repeated: false });
  expect(await deliver("evt_1", { "service-delivery": "del_2" })).toEqual({ received: true, repeated: true });
  await expect(deliver("evt_2", { "service-signature": "t=1,v1=00" })).rejects.toMatchObject({
    code: "invalid_request",
  });
  await expect(receiveDelivery(ctx, "x".repeat(32), {}, "{}")).rejects.toMatchObject({ code: "not_found" });
  const messages = await readInbox(ctx, id);
  expect(messages?.map(({ delivery_id, repeated }) => [delivery_id, repeated])).toEqual([
    ["del_2", true],
    ["del_1", false],
  ]);
});

test("keeps the newest fifty, for a week, and takes so many a minute", async () => {
  resetCounters();
  const { ctx, id, deliver } = await inbox();
  for (let n = 0; n < INBOX_KEEPS + 3; n++) await deliver(`evt_${n}`);
  expect((await readInbox(ctx, id))?.at(-1)?.event_id).toBe("evt_3");
  expect(await database().select().from(inboxMessages).where(eq(inboxMessages.endpointId, id))).toHaveLength(50);
  const attempts = Array.from({ length: 300 }, (_, n) => deliver(`evt_${n}`));
  const refused = (await Promise.allSettled(attempts)).filter((result) => result.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ reason: { code: "rate_limit_exceeded" } });
  clock().advance(8 * 86_400_000);
  expect(await pruneInboxes({ ...ctx, now: clock().now() })).toBeGreaterThan(0);
  expect(await readInbox(ctx, id)).toEqual([]);
});

test("is the one local place that deliveries reach whatever the guard says", async () => {
  const here = await receiver();
  process.env.BASE_URL = here.url;
  resetEnv();
  try {
    const { ctx, id, url } = await inbox();
    expect(url.startsWith(`${here.url}/api/inbox/`)).toBe(true);
    checkDestination(url, "url", NOWHERE);
    for (const near of [`${url}/x`, `${url}?x`, `${here.url}/api/inbox/`, `${here.url}/api/v1/me`, `${url}#x`])
      expect(() => checkDestination(near, "url", NOWHERE), near).toThrow("must not point at");
    const elsewhere = await endpointAt(`${env().BASE_URL}/api/v1/posts`);
    await elsewhere.emit();
    await sendTestEvent(ctx, id, { event_type: "ping" });
    startLoop({ dispatcher: new ReceiverAgent(NOWHERE) });
    await expect.poll(() => here.hits.length).toBe(1);
    await expect.poll(async () => (await elsewhere.deliveries())[0]?.log[0]?.error).toMatch(/^ERR_BLOCKED_ADDRESS/);
    expect(here.hits.map(({ path }) => path)).toEqual([new URL(url).pathname]);
  } finally {
    delete process.env.BASE_URL;
    resetEnv();
  }
});
