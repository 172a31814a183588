import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder, makeProduct } from "@/db/factories";
import { auditLog, events, type orders, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { eventEnvelope } from "@/lib/contracts/developers/events/events";
import { OrderDetail } from "@/lib/contracts/trade/orders/creator-orders";
import { ORDER_STATUSES, type OrderStatus } from "@/lib/contracts/trade/orders/orders";
import { type Context, createContext } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { tryMoveOrder } from "./move";
import { getOrder } from "./reading/list";
import { ACCEPTANCE_MS, deliverOrder } from "./work/deliver";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const WORK = { message: "Here it is.", links: ["https://files.example.com/set.zip"] };

type Seller = Awaited<ReturnType<typeof makeCreator>> & { productId: string };

let own: TestDatabase;
let seller: Seller;

beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
});
afterAll(() => own.drop());

async function makeSeller(): Promise<Seller> {
  const creator = await makeCreator();
  return { ...creator, productId: (await makeProduct(creator.profileId)).id };
}

function as({ userId, profileId, email }: Seller, now = NOW): Context {
  const actor = { kind: "user", userId, profileId, sessionId: "test", email } as const;
  return createContext({ actor, requestId: newId("req"), now });
}

const sell = ({ profileId, productId }: Seller, parts: Partial<typeof orders.$inferInsert> = {}) =>
  makePaidOrder(profileId, { productId, paidAt: new Date(NOW.getTime() - DAY_MS), ...parts });

const askForChanges = (id: string) =>
  transaction(as(seller), (tx) => tryMoveOrder(tx, as(seller), id, { to: "REVISION_REQUESTED", actor: "buyer" }));

const eventsOf = (profileId: string, type: string) =>
  database()
    .select()
    .from(events)
    .where(and(eq(events.ownerId, profileId), eq(events.type, type)));

describe("deliverOrder", () => {
  it("opens the buyer's 72 hours and writes down what was handed over", async () => {
    const maker = await makeSeller();
    const { id } = await sell(maker);
    const order = await deliverOrder(as(maker), id, WORK);
    expect(OrderDetail.parse(order)).toEqual(order);
    expect(order).toMatchObject({
      status: "DELIVERED",
      delivery_number: 1,
      delivered_at: NOW.toISOString(),
      accept_by: "2026-11-23T09:30:00.000Z",
      closed_at: null,
      deliveries: [{ number: 1, ...WORK, files: [], created_at: NOW.toISOString() }],
    });
    expect(order.timeline.at(-1)).toEqual({
      at: NOW.toISOString(),
      actor: "creator",
      from: "PAID",
      to: "DELIVERED",
      note: "Delivery 1",
    });
    expect(await getOrder(as(maker), id)).toEqual(order);

    const [event, ...more] = await eventsOf(maker.profileId, "order.delivered");
    expect(more).toEqual([]);
    const body = eventEnvelope("order.delivered").parse(JSON.parse(event?.payload ?? ""));
    expect(body.data).toMatchObject({ id, status: "DELIVERED", delivery_number: 1, accept_by: order.accept_by });
    expect(event?.payload).not.toContain("@example.com");
    const audited = await database().select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(audited.map((entry) => entry.action)).toEqual(["order.delivered"]);
  });

  it("counts as on time by the first delivery, however late a revision comes", async () => {
    const maker = await makeSeller();
    const { id } = await sell(maker, { deliveryDays: 2 });
    await deliverOrder(as(maker), id, WORK);
    const first = await punctuality(maker);
    await askForChanges(id);
    await deliverOrder(as(maker, new Date(NOW.getTime() + 9 * DAY_MS)), id, WORK);
    expect(await punctuality(maker)).toEqual(first);
    const late = await sell(maker, { deliveryDays: 2 });
    await deliverOrder(as(maker, new Date(NOW.getTime() + 9 * DAY_MS)), late.id, WORK);
    expect((await punctuality(maker))?.value).toBeLessThan(first?.value ?? 0);
  });

  it("delivers a revision as the next number, with a window of its own", async () => {
    const { id } = await sell(seller);
    await deliverOrder(as(seller), id, WORK);
    await askForChanges(id);
    const later = new Date(NOW.getTime() + DAY_MS);
    const again = await deliverOrder(as(seller, later), id, { message: "", links: [] });
    expect(again).toMatchObject({ delivery_number: 2, delivered_at: later.toISOString() });
    expect(Date.parse(again.accept_by ?? "")).toBe(later.getTime() + ACCEPTANCE_MS);
    expect(again.deliveries.map((d) => [d.number, d.message])).toEqual([
      [1, WORK.message],
      [2, ""],
    ]);
  });

  const open: OrderStatus[] = ["PAID", "REVISION_REQUESTED"];
  it.each(ORDER_STATUSES.filter((status) => !open.includes(status)))("refuses an order that is %s", async (status) => {
    const maker = await makeSeller();
    const { id } = await sell(maker, { status });
    const before = await getOrder(as(maker), id);
    await expect(deliverOrder(as(maker), id, WORK)).rejects.toMatchObject({ code: "invalid_state_transition" });
    expect(await getOrder(as(maker), id)).toEqual(before);
    expect(await eventsOf(maker.profileId, "order.delivered")).toEqual([]);
  });

  it("knows no order of another creator", async () => {
    const { id } = await sell(seller);
    const stranger = await makeSeller();
    for (const order of [id, newId("ord")])
      await expect(deliverOrder(as(stranger), order, WORK)).rejects.toMatchObject({ code: "not_found" });
    await expect(getOrder(as(stranger), id)).rejects.toMatchObject({ code: "not_found" });
    expect((await getOrder(as(seller), id)).status).toBe("PAID");
  });

  it("is one delivery of ten sent at once", async () => {
    const { id } = await sell(seller);
    const sent = await Promise.allSettled(Array.from({ length: 10 }, () => deliverOrder(as(seller), id, WORK)));
    expect(sent.filter((answer) => answer.status === "fulfilled")).toHaveLength(1);
    expect(await getOrder(as(seller), id)).toMatchObject({ delivery_number: 1, deliveries: [{ number: 1 }] });
  });
});

async function punctuality({ profileId }: Seller) {
  const [row] = await database().select().from(profiles).where(eq(profiles.id, profileId));
  return row?.trustComponents.find((component) => component.name === "punctuality");
}
