import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder, makeProduct } from "@/db/factories";
import { orders, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { OrderStatusReport } from "@/lib/contracts/trade/orders/order-status";
import { ORDER_STATUSES } from "@/lib/contracts/trade/orders/orders";
import { systemContext } from "@/lib/core/system-context";
import { orderHandle, orderOfHandle } from "../access/handle";
import { orderLinkToken } from "../access/link";
import { getOrderStatus } from "./status";

const ctx = () => systemContext("test", new Date());
let own: TestDatabase;
let profileId: string;
let id: string;
beforeAll(async () => {
  own = await testDatabase();
  ({ profileId } = await makeCreator({ handle: "ada", mcpDiscoverable: true }));
  const product = await makeProduct(profileId, { name: "Logo" });
  ({ id } = await makePaidOrder(profileId, {
    productId: product.id,
    buyerEmail: "grace@buyer.example",
    buyerName: "Grace Secret",
  }));
});
afterAll(() => own.drop());

describe("an order's handle", () => {
  it("leads to its order, and no other text does", () => {
    const handle = orderHandle(id);
    expect(orderOfHandle(handle)).toBe(id);
    const [, tag = ""] = handle.split(".");
    const flipped = `${tag.startsWith("A") ? "B" : "A"}${tag.slice(1)}`;
    for (const wrong of [id, `${id}.`, `${id}.${flipped}`, `${id}.${tag}A`, handle.toUpperCase(), "", "ord_x.y"]) {
      expect(orderOfHandle(wrong), wrong).toBeNull();
    }
    expect(orderHandle(id.replace(/.$/, (c) => (c === "0" ? "1" : "0"))).endsWith(tag)).toBe(false);
    expect(handle).not.toContain(orderLinkToken(id).slice(0, 8));
  });
});

describe("getOrderStatus", () => {
  it("tells stage, next step and timeline, and nothing of the buyer", async () => {
    const status = await getOrderStatus(ctx(), orderHandle(id));
    expect(OrderStatusReport.parse(status)).toEqual(status);
    expect(status).toMatchObject({ order_id: id, stage: "in_progress", paid: true, creator: { handle: "ada" } });
    expect(JSON.stringify(status)).not.toMatch(/grace|secret|token|cs_|pi_/i);
  });

  it.each(ORDER_STATUSES)("knows what %s means and who is next", async (status) => {
    await database().update(orders).set({ status }).where(eq(orders.id, id));
    const told = await getOrderStatus(ctx(), orderHandle(id));
    expect(OrderStatusReport.parse(told).status).toBe(status);
    expect(told.next_step).toMatch(/^[A-Z].{20,}\.$/);
  });

  it("says where an open order is paid, and that a buyer asks to cancel", async () => {
    const open = { status: "CHECKOUT_OPEN", checkoutUrl: "https://pay.example/c/1" } as const;
    await database().update(orders).set(open).where(eq(orders.id, id));
    expect((await getOrderStatus(ctx(), orderHandle(id))).next_step).toContain(open.checkoutUrl);
    const asked = { status: "PAID", cancelAskedAt: new Date("2026-11-20T09:00:00Z") } as const;
    await database().update(orders).set(asked).where(eq(orders.id, id));
    const { next_step } = await getOrderStatus(ctx(), orderHandle(id));
    expect(next_step).toMatch(/asked to cancel.*2026-11-22T09:00:00/);
    await database().update(orders).set({ cancelAskedAt: null }).where(eq(orders.id, id));
  });

  it("does not know a handle that was made up", async () => {
    await expect(getOrderStatus(ctx(), id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("names the creator only while agents may find them", async () => {
    await database().update(profiles).set({ mcpDiscoverable: false }).where(eq(profiles.id, profileId));
    expect((await getOrderStatus(ctx(), orderHandle(id))).creator).toBeNull();
  });
});
