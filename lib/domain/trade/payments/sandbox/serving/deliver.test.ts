import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { processorDatabase, singleClient } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { constructEvent, processor, webhookSecret } from "../../processor";
import { type DeliveryOptions, deliverSandboxWebhooks, type Send } from "./deliver";
import { activeAccount, openSession, paidSession } from "./fixtures";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await processorDatabase().execute(sql`delete from sandbox_webhooks`);
});

const URL_OF_TEST = "http://localhost:3000/api/stripe/webhook";
const after = (seconds: number) => new Date(Date.now() + seconds * 1000);
const options = (send: Send, now = new Date()): DeliveryOptions => ({
  url: URL_OF_TEST,
  secret: webhookSecret(),
  now,
  send,
});
const typeOf = (body: string) => (JSON.parse(body) as { type: string }).type;

/** Answers with a status for each event type and notes what came, in order. */
function receiver(answer: (type: string) => number = () => 200): { send: Send; got: string[] } {
  const got: string[] = [];
  const send: Send = async (_url, _headers, body) => {
    got.push(typeOf(body));
    return answer(typeOf(body));
  };
  return { send, got };
}

describe("over HTTP", () => {
  let server: Server;
  const got: { body: string; signature: string | null }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const signature = request.headers["stripe-signature"];
        got.push({ body: Buffer.concat(chunks).toString("utf8"), signature: String(signature) });
        response.end("ok");
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it("sends what the SDK verifies, and no changed byte passes", async () => {
    const session = await paidSession();
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stripe/webhook`;
    const report = await deliverSandboxWebhooks({ url, secret: webhookSecret(), now: new Date() });
    expect(report).toMatchObject({ delivered: 4, failed: 0 });
    const events = got.map(({ body, signature }) => constructEvent(body, signature));
    expect(events.map((event) => event.type)).toEqual([
      "payment_intent.created",
      "charge.succeeded",
      "payment_intent.succeeded",
      "checkout.session.completed",
    ]);
    const last = events.at(-1);
    expect(last?.data.object).toMatchObject({ id: session.id, payment_status: "paid" });
    expect(await processor().events.retrieve(last?.id ?? "")).toMatchObject({ type: "checkout.session.completed" });
    const { body, signature } = got[0] ?? { body: "", signature: "" };
    expect(() => constructEvent(body.replace("5000", "5001"), signature)).toThrow("Stripe-Signature");
    expect(() =>
      constructEvent(body, signature?.replace(/v1=(.)/, (_, digit) => `v1=${digit === "0" ? 1 : 0}`) ?? null),
    ).toThrow("Stripe-Signature");
    expect(() => constructEvent(body, null)).toThrow("Stripe-Signature");
  });
});

it("delivers each event once, with several workers at work", async () => {
  const { id: destination } = await activeAccount();
  await Promise.all(Array.from({ length: 8 }, () => paidSession({ fee: 100, destination })));
  const { send, got } = receiver();
  const reports = await Promise.all(Array.from({ length: 4 }, () => deliverSandboxWebhooks(options(send))));
  // eight payments of six events, and the account's activation
  expect(got).toHaveLength(49);
  expect(reports.reduce((sum, report) => sum + report.delivered, 0)).toBe(49);
  expect((await deliverSandboxWebhooks(options(send))).delivered).toBe(0);
});

it("keeps the order within a payment, while others pass a stuck one", async () => {
  const stuck = await paidSession();
  const free = await paidSession();
  const got: string[] = [];
  let broken = true;
  const send: Send = async (_url, _headers, body) => {
    const event = JSON.parse(body) as { type: string; data: { object: { payment_intent?: string; id: string } } };
    const intent = event.data.object.payment_intent ?? event.data.object.id;
    if (broken && intent === stuck.payment_intent && event.type === "charge.succeeded") return 500;
    got.push(`${intent === stuck.payment_intent ? "stuck" : "free"} ${event.type}`);
    return 200;
  };
  const first = await deliverSandboxWebhooks(options(send));
  expect(first).toMatchObject({ delivered: 5, failed: 1 });
  expect(got.filter((line) => line.startsWith("stuck"))).toEqual(["stuck payment_intent.created"]);
  expect(got).toContain("free checkout.session.completed");
  expect(free.id).not.toBe(stuck.id);
  broken = false;
  expect(await deliverSandboxWebhooks(options(send, after(2)))).toMatchObject({ delivered: 3, failed: 0 });
  expect(got.slice(-3)).toEqual([
    "stuck charge.succeeded",
    "stuck payment_intent.succeeded",
    "stuck checkout.session.completed",
  ]);
});

it("waits 1, 4, 16 … seconds at most an hour, and gives up after ten attempts", async () => {
  await processor().customers.create({ name: "Unheard" });
  const { send, got } = receiver(() => 503);
  let now = after(0);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 9; attempt++) {
    const report = await deliverSandboxWebhooks(options(send, now));
    expect(report).toMatchObject({ delivered: 0, failed: 1 });
    const next = report.nextDueAt as Date;
    waits.push(Math.round((next.getTime() - now.getTime()) / 1000));
    const early = await deliverSandboxWebhooks(options(send, new Date(next.getTime() - 500)));
    expect(early).toMatchObject({ delivered: 0, failed: 0, nextDueAt: next });
    now = next;
  }
  expect(waits).toEqual([1, 4, 16, 64, 256, 1_024, 3_600, 3_600, 3_600]);
  expect(await deliverSandboxWebhooks(options(send, now))).toEqual({ delivered: 0, failed: 1, nextDueAt: null });
  const later = new Date(now.getTime() + 86_400_000);
  expect(await deliverSandboxWebhooks(options(send, later))).toEqual({ delivered: 0, failed: 0, nextDueAt: null });
  expect(got).toHaveLength(10);
});

it("lets the rest of a payment go on when one of its events was given up", async () => {
  await paidSession();
  await processorDatabase().execute(sql`update sandbox_webhooks set attempts = 9
    where seq = (select min(seq) from sandbox_webhooks)`);
  const { send, got } = receiver((type) => (type === "payment_intent.created" ? 400 : 200));
  expect(await deliverSandboxWebhooks(options(send))).toMatchObject({ delivered: 3, failed: 1 });
  expect(got.at(-1)).toBe("checkout.session.completed");
});

it("repeats what a worker took and did not finish, after its lease", async () => {
  await processor().customers.create({ name: "Leased" });
  let release: (() => void) | undefined;
  const hanging: Send = () => new Promise((resolve) => (release = () => resolve(500)));
  const died = deliverSandboxWebhooks(options(hanging));
  await expect.poll(() => release).toBeDefined();
  const { send, got } = receiver();
  await deliverSandboxWebhooks(options(send, after(20)));
  expect(got).toEqual([]);
  await deliverSandboxWebhooks(options(send, after(31)));
  expect(got).toEqual(["customer.created"]);
  release?.();
  await died;
});

it("counts a network error as a failure", async () => {
  await processor().customers.create({ name: "Refused" });
  const report = await deliverSandboxWebhooks({ url: "http://127.0.0.1:1/", secret: "whsec_x", now: new Date() });
  expect(report).toMatchObject({ delivered: 0, failed: 1 });
});

it("stops at its limit and says that more is due", async () => {
  for (const name of ["a", "b", "c"]) await processor().customers.create({ name });
  const { send } = receiver();
  const report = await deliverSandboxWebhooks({ ...options(send), limit: 2 });
  expect(report.delivered).toBe(2);
  expect(report.nextDueAt?.getTime()).toBeLessThanOrEqual(Date.now());
});

it("closes checkouts whose time is over, and says when the next one ends", async () => {
  const session = await openSession({ params: { expires_at: Math.floor(Date.now() / 1000) + 3_600 } });
  const { send, got } = receiver();
  const before = await deliverSandboxWebhooks(options(send));
  expect(before.nextDueAt).toEqual(new Date(session.expires_at * 1000));
  await deliverSandboxWebhooks(options(send, after(3_601)));
  expect(got).toEqual(["checkout.session.expired"]);
  expect((await processor().checkout.sessions.retrieve(session.id)).status).toBe("expired");
});

it("wakes a listener at commit, and writes nothing for a refusal", async () => {
  const listener = singleClient();
  let woken = 0;
  await listener.listen("sandbox_webhooks", () => {
    woken++;
  });
  await processor().customers.create({ name: "Loud" });
  await expect.poll(() => woken).toBe(1);
  await processor()
    .prices.create({ currency: "usd", unit_amount: 1, product: "prod_none" })
    .catch(() => {});
  const [row] = await processorDatabase().execute<{ n: string }>(sql`select count(*) as n from sandbox_webhooks`);
  expect(Number(row?.n)).toBe(1);
  await listener.end();
});
