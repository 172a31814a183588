import { spawnSync } from "node:child_process";
import type { ServerResponse } from "node:http";
import { sql } from "drizzle-orm";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { UNWATCHED } from "@/lib/core/process/life-signs";
import { systemContext } from "@/lib/core/system-context";
import { rotateSecret } from "../endpoints/rotate-secret";
import { claimDeliveries } from "./claim";
import { recordAttempts } from "./record";
import { emitPost, testCreator, testEndpoint } from "./testing";
import { withDeliveryLoops } from "./testing-loop";

const { clock, startLoop, receiver, endpointAt, sentinel } = withDeliveryLoops();

/** The hand check that the documentation shows. */
function opensslHmac(secret: string, text: string): string | undefined {
  const { stdout } = spawnSync("openssl", ["dgst", "-sha256", "-hmac", secret], { input: text, encoding: "utf8" });
  return stdout.trim().split("= ")[1];
}

test("a delivery arrives as the spec has it, with a signature that verifies, and is settled", async () => {
  const to = await receiver();
  const endpoint = await endpointAt(`${to.url}/hook?x=1`);
  const loop = startLoop();
  const eventId = await endpoint.emit();
  loop.wake();
  await expect.poll(async () => (await endpoint.deliveries())[0]?.state).toBe("SUCCEEDED");
  const [delivery] = await endpoint.deliveries();
  const [hit] = to.hits;
  expect(hit?.path).toBe("/hook?x=1");
  expect(hit?.headers).toMatchObject({
    "content-type": "application/json",
    "user-agent": "Guildhall-Webhooks/1",
    "service-event": "post.created",
    "service-delivery": delivery?.id,
    "service-idempotency-key": eventId,
  });
  const signature = String(hit?.headers["service-signature"]);
  const event = new Stripe("sk_test_x").webhooks.constructEvent(hit?.body ?? "", signature, endpoint.secret);
  expect(event.id).toBe(eventId);
  expect(opensslHmac(endpoint.secret, `${signature.match(/t=(\d+)/)?.[1]}.${hit?.body}`)).toBe(
    signature.split("v1=")[1],
  );
  expect(delivery).toMatchObject({ attempts: 1, lease: null, log: [{ number: 1, status: 204, error: null }] });
  expect(to.hits).toHaveLength(1);
});

test("for 24 hours after a rotation both secrets sign, then the new one alone", async () => {
  const to = await receiver();
  const endpoint = await endpointAt(to.url);
  const rotated = await rotateSecret({ ...endpoint.ctx, now: clock().now() }, endpoint.id);
  const loop = startLoop();
  const deliver = async () => {
    const event = await endpoint.emit();
    loop.wake();
    const arrived = () => to.hits.find(({ headers }) => headers["service-idempotency-key"] === event);
    await expect.poll(arrived).toBeDefined();
    const hit = arrived();
    const [, t, signed] = String(hit?.headers["service-signature"]).match(/^t=(\d+),v1=(.*)$/) ?? [];
    const by = [rotated.secret, endpoint.secret].map((secret) => opensslHmac(secret, `${t}.${hit?.body}`));
    return [signed?.split(",v1="), by];
  };
  const [first, by] = await deliver();
  expect(first).toEqual(by);
  clock().advance(86_399_999);
  expect((await deliver())[0]).toHaveLength(2);
  clock().advance(1);
  const [last, by2] = await deliver();
  expect(last).toEqual([by2?.[0]]);
});

test("a failure is repeated at the next offset, not before, with the same ids and body", async () => {
  const to = await receiver((_, response) => void response.writeHead(to.hits.length === 1 ? 500 : 200).end("no"));
  const endpoint = await endpointAt(to.url, { consecutiveDeadLetters: 7 });
  const started = clock().now().getTime();
  await endpoint.emit();
  let rounds = 0;
  const loop = startLoop({ sign: { ...UNWATCHED, alive: () => void rounds++ } });
  await expect.poll(async () => (await endpoint.deliveries())[0]?.attempts).toBe(1);
  const [failed] = await endpoint.deliveries();
  expect(failed).toMatchObject({ state: "PENDING", log: [{ status: 500, body: "no" }] });
  expect(failed?.due_ms).toBe(started + 30_000);
  clock().advance(29_999);
  await sentinel(loop);
  expect(to.hits).toHaveLength(1);
  // woken for nothing a millisecond before, it is there in time all the same
  for (const before of [rounds, rounds + 1]) {
    loop.wake();
    await expect.poll(() => rounds).toBeGreaterThan(before);
  }
  clock().advance(1);
  await expect.poll(async () => (await endpoint.deliveries())[0]?.state).toBe("SUCCEEDED");
  const [first, second] = to.hits;
  expect(second?.body).toBe(first?.body);
  for (const header of ["service-delivery", "service-idempotency-key"]) {
    expect(second?.headers[header]).toBe(first?.headers[header]);
  }
  expect(second?.headers["service-signature"]).not.toBe(first?.headers["service-signature"]);
  const [row] = await database().execute(
    sql`select consecutive_dead_letters from webhook_endpoints where id = ${endpoint.id}`,
  );
  expect(row?.consecutive_dead_letters).toBe(0);
});

test("an endpoint that hangs holds eight places and delays nobody", async () => {
  const waiting: ServerResponse[] = [];
  let over = false;
  const hanging = await receiver((_, response) => void (over ? response.end() : waiting.push(response)));
  const healthy = await receiver();
  const stuck = await endpointAt(hanging.url);
  const fine = await endpointAt(healthy.url);
  for (let n = 0; n < 20; n++) await stuck.emit();
  for (let n = 0; n < 50; n++) await fine.emit();
  startLoop({ batch: 20 });
  await expect.poll(() => healthy.hits.length, { timeout: 10_000 }).toBe(50);
  expect(hanging.hits).toHaveLength(8);
  for (const response of waiting.splice(0, 3)) response.end();
  await expect.poll(() => hanging.hits.length).toBe(11);
  expect(waiting).toHaveLength(8);
  over = true;
  for (const response of waiting) response.end();
});

test("an attempt whose worker died is made again when its lease has lapsed, and a late result is ignored", async () => {
  const to = await receiver();
  const endpoint = await endpointAt(to.url);
  await endpoint.emit();
  const options = { now: clock().now(), leaseMs: 30_000, limit: 10, perEndpoint: 8, held: new Map(), after: "" };
  const { deliveries } = await claimDeliveries(options);
  expect(deliveries).toHaveLength(1);
  const loop = startLoop();
  clock().advance(29_999);
  await sentinel(loop);
  expect(to.hits).toHaveLength(0);
  expect((await endpoint.deliveries())[0]?.state).toBe("PENDING");
  clock().advance(1);
  loop.wake();
  await expect.poll(async () => (await endpoint.deliveries())[0]?.state).toBe("SUCCEEDED");
  expect(to.hits).toHaveLength(1);
  const came = {
    startedAt: clock().now(),
    latencyMs: 1,
    status: 500,
    error: null,
    responseHeaders: {},
    responseBody: "",
  };
  const late = deliveries.map((delivery) => ({ delivery, outcome: { delivered: false, signature: "t=1", ...came } }));
  await recordAttempts(systemContext("test", clock().now()), late);
  expect((await endpoint.deliveries())[0]).toMatchObject({ state: "SUCCEEDED", attempts: 1, log: [{ status: 204 }] });
});

test("two loops share 2,000 deliveries and none is sent twice", async () => {
  const to = await receiver();
  const { profileId, ctx } = await testCreator("FREE", clock().now());
  const { id } = await testEndpoint(profileId, to.url);
  await database().execute(sql`
    insert into webhook_endpoints (id, profile_id, url, sealed_secret, secret_prefix)
    select ${id} || n, profile_id, url, sealed_secret, secret_prefix from webhook_endpoints, generate_series(1, 49) n
    where id = ${id}`);
  for (let n = 0; n < 40; n++) await emitPost(ctx, profileId);
  startLoop();
  startLoop();
  const open = sql`select 1 from deliveries where state <> 'SUCCEEDED' or attempts <> 1 limit 1`;
  await expect.poll(async () => (await database().execute(open)).length, { timeout: 15_000 }).toBe(0);
  expect(to.hits).toHaveLength(2_000);
  expect(new Set(to.hits.map((hit) => hit.headers["service-delivery"])).size).toBe(2_000);
});

test("stop waits for what is in flight and records it", async () => {
  let release = () => {};
  const to = await receiver((_, response) => {
    release = () => void response.writeHead(200).end("done");
  });
  const endpoint = await endpointAt(to.url);
  await endpoint.emit();
  const loop = startLoop();
  await expect.poll(() => to.hits.length).toBe(1);
  const stopped = loop.stop();
  await endpoint.emit();
  loop.wake();
  release();
  await stopped;
  expect((await endpoint.deliveries()).map((delivery) => delivery.state)).toEqual(["SUCCEEDED", "PENDING"]);
  expect(to.hits).toHaveLength(1);
});
