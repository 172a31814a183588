import { sql } from "drizzle-orm";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { EVENT_KINDS, EVENTS } from "@/lib/contracts/developers/events/events";
import { Delivery, DeliveryDetail } from "@/lib/contracts/developers/webhooks/deliveries";
import { disableEndpoint } from "../activation/disable-endpoint";
import { sealHeaders } from "../custom-headers";
import { testCreator, testEndpoint } from "../delivery/testing";
import { withDeliveryLoops } from "../delivery/testing-loop";
import { rotateSecret } from "../endpoints/rotate-secret";
import { exampleData } from "../events/event-example";
import { EVENT_DESCRIPTIONS } from "../events/event-types";
import { listEvents } from "../events/events";
import { getDelivery, listDeliveries } from "../reading/read-deliveries";
import { replayDeliveries, replayDelivery } from "./replay";
import { sendTestEvent } from "./test-event";

const { clock, startLoop, receiver, endpointAt } = withDeliveryLoops();

const all = { limit: 100 };
const stripe = new Stripe("sk_test_unused");

test("a replay is a new delivery of the same bytes under the same idempotency key, in the order asked for", async () => {
  const to = await receiver();
  const { ctx, profileId } = await testCreator("FREE", clock().now());
  const endpoint = await testEndpoint(profileId, to.url);
  const loop = startLoop();
  for (const kind of ["post.created", "ping"] as const) await sendTestEvent(ctx, endpoint.id, { event_type: kind });
  loop.wake();
  await expect.poll(() => to.hits.length).toBe(2);
  const [newer, older] = (await listDeliveries(ctx, endpoint.id, all)).data.map(({ id }) => id);
  const replays = await replayDeliveries(ctx, [newer ?? "", older ?? "", newer ?? ""]);
  expect(replays.map((view) => Delivery.parse(view).trigger)).toEqual(["manual", "manual"]);
  loop.wake();
  await expect.poll(() => to.hits.length).toBe(4);
  for (const replay of replays) {
    const hits = to.hits.filter(({ headers }) => headers["service-idempotency-key"] === replay.event_id);
    expect(new Set(hits.map(({ body }) => body)).size).toBe(1);
    expect(hits.map(({ headers }) => headers["service-delivery"])).toContain(replay.id);
    expect(new Set(hits.map(({ headers }) => headers["service-delivery"])).size).toBe(2);
  }
  expect(replays.map(({ id }) => id)).toEqual(replays.map(({ id }) => id).sort());
});

test("a delivery shows every attempt with what was sent, the owner's header values aside", async () => {
  const to = await receiver((_, response) => void response.writeHead(503, { "x-why": "busy" }).end("later"));
  const { ctx, profileId } = await testCreator("FREE", clock().now());
  const more = { sealedHeaders: sealHeaders({ Authorization: "Bearer s3cret" }) };
  const { id: endpointId } = await testEndpoint(profileId, `${to.url}/hook`, more);
  const { id } = await sendTestEvent(ctx, endpointId, { event_type: "post.created" });
  startLoop();
  await expect.poll(async () => (await getDelivery(ctx, id)).attempts.length).toBe(1);
  const view = await getDelivery(ctx, id);
  expect(DeliveryDetail.parse(view)).toEqual(view);
  const [hit] = to.hits;
  expect(view).toMatchObject({ state: "PENDING", attempt_count: 1, trigger: "test", request_body: hit?.body });
  expect(view.next_attempt_at).toBe(new Date(clock().now().getTime() + 30_000).toISOString());
  const [attempt] = view.attempts;
  expect(attempt).toMatchObject({ status: 503, url: `${to.url}/hook`, response_body: "later" });
  expect(attempt?.response_headers).toMatchObject({ "x-why": "busy" });
  expect(attempt?.request_headers["Service-Signature"]).toBe(hit?.headers["service-signature"]);
  expect(hit?.headers.authorization).toBe("Bearer s3cret");
  expect(attempt?.request_headers.Authorization).toMatch(/^•+$/);
  expect(JSON.stringify(view)).not.toContain("s3cret");
  const [listed] = (await listDeliveries(ctx, endpointId, all)).data;
  expect(listed?.last_attempt).toMatchObject({ number: 1, status: 503, started_at: attempt?.started_at });
  const stranger = await testCreator();
  await expect(getDelivery(stranger.ctx, id)).rejects.toMatchObject({ code: "not_found" });
  await expect(replayDelivery(stranger.ctx, id)).rejects.toMatchObject({ code: "not_found" });
});

test("a disabled endpoint takes neither replays nor tests", async () => {
  const { ctx, profileId } = await testCreator();
  const endpoint = await testEndpoint(profileId, "https://example.com/hook");
  const { id } = await sendTestEvent(ctx, endpoint.id, { event_type: "ping" });
  await disableEndpoint(ctx, endpoint.id);
  const refusal = { code: "invalid_state_transition" };
  await expect(replayDelivery(ctx, id)).rejects.toMatchObject(refusal);
  await expect(sendTestEvent(ctx, endpoint.id, { event_type: "ping" })).rejects.toMatchObject(refusal);
});

test("lists narrow by state, kind, event and time, page by page", async () => {
  const { ctx, profileId } = await testCreator();
  const endpoint = await testEndpoint(profileId, "https://example.com/hook");
  const views = [];
  for (const event_type of ["ping", "post.created", "ping"] as const)
    views.push(await sendTestEvent(ctx, endpoint.id, { event_type }));
  const [first, second, third] = views;
  const ids = async (filter: object) =>
    (await listDeliveries(ctx, endpoint.id, { ...all, ...filter })).data.map(({ id }) => id);
  expect(await ids({})).toEqual([third?.id, second?.id, first?.id]);
  expect(await ids({ event_type: "ping" })).toEqual([third?.id, first?.id]);
  expect(await ids({ event_id: second?.event_id })).toEqual([second?.id]);
  expect(await ids({ state: "SUCCEEDED" })).toEqual([]);
  expect(await ids({ state: "PENDING", from: "2026-01-01", to: "2099-01-01" })).toHaveLength(3);
  expect(await ids({ to: "2026-01-01" })).toEqual([]);
  const page = await listDeliveries(ctx, endpoint.id, { limit: 2 });
  const rest = await listDeliveries(ctx, endpoint.id, { limit: 2, cursor: page.next_cursor ?? "" });
  expect(rest.data.map(({ id }) => id)).toEqual([first?.id]);
  const stranger = await testCreator();
  await expect(listDeliveries(stranger.ctx, endpoint.id, all)).rejects.toMatchObject({ code: "not_found" });
});

test("test events are of their kind's schema, for one endpoint, and on no list of what happened", async () => {
  const { ctx, profileId } = await testCreator();
  const endpoint = await testEndpoint(profileId, "https://example.com/hook", { eventTypes: ["order.paid"] });
  const other = await endpointAt("https://example.com/other");
  for (const kind of EVENT_KINDS) {
    const delivery = await sendTestEvent(ctx, endpoint.id, { event_type: kind });
    const { type, data } = JSON.parse((await getDelivery(ctx, delivery.id)).request_body);
    expect(type).toBe(kind);
    expect(EVENTS[kind].parse(data), kind).toEqual(data);
    expect(EVENT_DESCRIPTIONS, `a description of ${kind}`).toHaveProperty([kind]);
  }
  expect(exampleData("post.created")).not.toBe(exampleData("post.created"));
  expect(await other.deliveries()).toEqual([]);
  expect((await listEvents(ctx, { limit: 100 })).data).toEqual([]);
});

test("after a rotation deliveries carry both signatures for a day, then the new one's alone", async () => {
  const to = await receiver();
  const { ctx, profileId } = await testCreator("FREE", clock().now());
  const { id, secret: old } = await testEndpoint(profileId, to.url, { eventTypes: ["ping"] });
  const listening = await testEndpoint(profileId, "https://example.com/told", { status: "disabled" });
  const { secret, previous_secret_until, secret_prefix } = await rotateSecret(ctx, id);
  expect(secret).not.toBe(old);
  expect(previous_secret_until).toBe(new Date(ctx.now.getTime() + 86_400_000).toISOString());
  const loop = startLoop();
  const signatures = async () => {
    const before = to.hits.length;
    await sendTestEvent({ ...ctx, now: clock().now() }, id, { event_type: "ping" });
    loop.wake();
    await expect.poll(() => to.hits.length).toBe(before + 1);
    return to.hits.at(-1)?.headers["service-signature"]?.toString().match(/v1=/g)?.length;
  };
  expect(await signatures()).toBe(2);
  clock().advance(86_400_000);
  expect(await signatures()).toBe(1);
  const [told] = await database().execute<{ payload: string }>(sql`
    select v.payload from deliveries d join events v on v.id = d.event_id where d.endpoint_id = ${listening.id}`);
  const { type, data } = JSON.parse(told?.payload ?? "{}");
  expect(type).toBe("webhook_endpoint.secret_rotated");
  expect(data).toMatchObject({ id, secret_prefix, previous_secret_until });
  expect(told?.payload).not.toContain(secret);
});

test("two rotations within a day end no secret early; a third ends the oldest", async () => {
  const to = await receiver();
  const { ctx, profileId } = await testCreator("FREE", clock().now());
  const { id, secret: first } = await testEndpoint(profileId, to.url, { eventTypes: ["ping"] });
  const loop = startLoop();
  const rotate = async () => (await rotateSecret({ ...ctx, now: clock().now() }, id)).secret;
  /** Which of these secrets verify the next delivery. */
  const verifying = async (secrets: Record<string, string>) => {
    const before = to.hits.length;
    await sendTestEvent({ ...ctx, now: clock().now() }, id, { event_type: "ping" });
    loop.wake();
    await expect.poll(() => to.hits.length).toBe(before + 1);
    const hit = to.hits.at(-1);
    const header = String(hit?.headers["service-signature"]);
    const at = clock().now().getTime();
    return Object.keys(secrets).filter((name) => {
      try {
        return stripe.webhooks.constructEvent(hit?.body ?? "", header, secrets[name] ?? "", 300, undefined, at);
      } catch {
        return false;
      }
    });
  };
  const second = await rotate();
  clock().advance(3_600_000);
  const third = await rotate();
  expect(await verifying({ first, second, third })).toEqual(["first", "second", "third"]);
  clock().advance(23 * 3_600_000);
  expect(await verifying({ first, second, third })).toEqual(["second", "third"]);
  const fourth = await rotate();
  const fifth = await rotate();
  expect(await verifying({ second, third, fourth, fifth })).toEqual(["third", "fourth", "fifth"]);
});
