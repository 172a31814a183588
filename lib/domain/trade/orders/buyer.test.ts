import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { auditLog, events } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { eventEnvelope } from "@/lib/contracts/developers/events/events";
import { ORDER_STATUSES, type OrderStatus } from "@/lib/contracts/trade/orders/orders";
import { openDispute } from "./closing/dispute";
import { historyOf } from "./showing/history";
import { as, legalHistory, mailsTo, makeSeller, nobody, operator, orderRow, type Seller, sell } from "./testing";
import { sourcesOf } from "./transitions";
import { acceptDeliveries } from "./work/accept-deliveries";
import { acceptDelivery } from "./work/accept-delivery";
import { deliverOrder } from "./work/deliver";
import { requestRevision } from "./work/request-revision";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const WORK = { message: "Here it is.", links: [] };
const REASON = "It is not what was agreed on.";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
});
afterAll(() => own.drop());

async function delivered(parts: Parameters<typeof sell>[1] = {}) {
  const order = await sell(seller, { paidAt: NOW, ...parts });
  await deliverOrder(as(seller, NOW), order.id, WORK);
  return { ...order, orderId: order.id };
}

async function lastEvent(id: string, kind: "order.completed" | "order.revision_requested" | "order.disputed") {
  const rows = await database().select().from(events).where(eq(events.type, kind));
  const own = rows.map((row) => JSON.parse(row.payload)).filter((event) => event.data.id === id);
  expect(own).toHaveLength(1);
  return eventEnvelope(kind).parse(own[0]).data;
}

async function statusAfterWorker(id: string, now: Date): Promise<OrderStatus> {
  await acceptDeliveries(operator(now));
  return (await orderRow(id)).status;
}

const audited = async (id: string) =>
  (await database().select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(auditLog.id)).map((a) => a.action);

describe("accepting", () => {
  it("completes the order, and tells both sides", async () => {
    const { orderId, token } = await delivered();
    const order = await acceptDelivery(nobody(later(1)), { orderId, token, deliveryNumber: 1 });
    expect(order).toMatchObject({ status: "COMPLETED", accepted_by: "buyer", closed_at: later(1).toISOString() });
    expect((await historyOf(orderId)).steps.at(-1)).toMatchObject({
      actor: "buyer",
      from: "DELIVERED",
      to: "COMPLETED",
    });
    expect(await lastEvent(orderId, "order.completed")).toMatchObject({ accepted_by: "buyer" });
    expect(await audited(orderId)).toEqual(["order.delivered", "order.completed"]);
    const { buyerEmail } = await orderRow(orderId);
    expect(await mailsTo(buyerEmail ?? "")).toEqual(["order_delivered", "order_completed"]);
    expect((await mailsTo(seller.email)).at(-1)).toBe("order_accepted");
  });

  it("is of the delivery that was seen, not of the next one", async () => {
    const { orderId, token } = await delivered();
    const unseen = acceptDelivery(nobody(), { orderId, token, deliveryNumber: 2 });
    await expect(unseen).rejects.toMatchObject({ code: "invalid_state_transition", message: /Another delivery/ });
  });
});

describe("asking for changes", () => {
  it("stops the timer until the next delivery, which starts it again", async () => {
    const { orderId, token } = await delivered();
    const order = await requestRevision(nobody(later(71)), { orderId, token, note: "The blue is too dark." });
    expect(order).toMatchObject({ status: "REVISION_REQUESTED", revisions_used: 1, accept_by: null });
    expect(await lastEvent(orderId, "order.revision_requested")).toMatchObject({ note: "The blue is too dark." });
    expect((await mailsTo(seller.email)).at(-1)).toBe("order_revision_requested");
    expect(await statusAfterWorker(orderId, later(100))).toBe("REVISION_REQUESTED");
    await deliverOrder(as(seller, later(100)), orderId, WORK);
    expect(await statusAfterWorker(orderId, later(171))).toBe("DELIVERED");
    expect(await statusAfterWorker(orderId, later(172))).toBe("COMPLETED");
    expect(await legalHistory(orderId)).toEqual([
      "CHECKOUT_OPEN",
      "PAID",
      "DELIVERED",
      "REVISION_REQUESTED",
      "DELIVERED",
      "COMPLETED",
    ]);
  });

  it("is possible as often as the order allows", async () => {
    const { orderId, token } = await delivered({ revisionsAllowed: 1 });
    await requestRevision(nobody(NOW), { orderId, token, note: "Once." });
    await deliverOrder(as(seller, NOW), orderId, WORK);
    const again = requestRevision(nobody(NOW), { orderId, token, note: "Twice." });
    await expect(again).rejects.toMatchObject({ code: "invalid_state_transition", message: /all are used/ });
    expect(await orderRow(orderId)).toMatchObject({ status: "DELIVERED", revisionsUsed: 1 });
  });

  it("is possible while the 72 hours last", async () => {
    const { orderId, token } = await delivered();
    const late = requestRevision(nobody(later(72)), { orderId, token, note: "Late." });
    await expect(late).rejects.toMatchObject({ code: "invalid_state_transition", message: /72 hours/ });
  });
});

describe("a dispute", () => {
  it("freezes the 72 hours and tells both sides", async () => {
    const { orderId, token } = await delivered();
    const order = await openDispute(nobody(later(1)), { orderId, token, reason: REASON });
    expect(order).toMatchObject({ status: "DISPUTED", accept_by: null });
    expect(await lastEvent(orderId, "order.disputed")).toMatchObject({ opened_by: "buyer", reason: REASON });
    expect(await statusAfterWorker(orderId, later(1_000))).toBe("DISPUTED");
    const { buyerEmail } = await orderRow(orderId);
    expect((await mailsTo(buyerEmail ?? "")).at(-1)).toBe("order_dispute_received");
    expect(await mailsTo(seller.email)).toContain("order_disputed");
  });

  it.each([
    [14 * 24 - 1, true],
    [14 * 24, false],
  ])("about a completed order after %d hours: %s", async (hours, open) => {
    const { id, token } = await sell(seller, { status: "COMPLETED", closedAt: NOW });
    const asked = openDispute(nobody(later(hours)), { orderId: id, token, reason: REASON });
    if (open) expect((await asked).status).toBe("DISPUTED");
    else await expect(asked).rejects.toMatchObject({ code: "invalid_state_transition", message: /14 days/ });
  });
});

type Verb = (orderId: string, token: string) => Promise<{ status: OrderStatus }>;
const VERBS: [string, OrderStatus, Verb][] = [
  ["accept", "COMPLETED", (orderId, token) => acceptDelivery(nobody(NOW), { orderId, token })],
  ["revise", "REVISION_REQUESTED", (orderId, token) => requestRevision(nobody(NOW), { orderId, token, note: "Why?" })],
  ["dispute", "DISPUTED", (orderId, token) => openDispute(nobody(NOW), { orderId, token, reason: REASON })],
];

describe.each(VERBS)("%s", (_, to, run) => {
  it.each(ORDER_STATUSES)("from %s only where the table has it", async (status) => {
    const acceptBy = later(1);
    const { id, token } = await sell(seller, { status, acceptBy, deliveryNumber: 1, closedAt: NOW });
    // out of a dispute leads a proposal that the other side made, and nothing else
    if (status !== "DISPUTED" && sourcesOf(to, "buyer").includes(status))
      expect((await run(id, token)).status).toBe(to);
    else {
      await expect(run(id, token)).rejects.toMatchObject({ code: "invalid_state_transition", message: RegExp(status) });
      expect((await orderRow(id)).status).toBe(status);
    }
  });

  it("is refused without the token", async () => {
    const { id } = await sell(seller, { status: "DELIVERED", acceptBy: later(1), deliveryNumber: 1 });
    await expect(run(id, "guess")).rejects.toMatchObject({ code: "not_found" });
  });
});
