import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { database } from "@/db/client";
import { orders } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { SpendLimits } from "@/lib/contracts/trade/spending";
import { processor } from "@/lib/domain/trade/payments/processor";
import { legalHistory, makePerson, makeSeller, operator, type Seller } from "../testing";
import { appOf, NOW, orderBy } from "../testing-apps";
import { expireCheckouts } from "./expire-checkouts";

const ONE: SpendLimits = { per_order_cents: 20_000, per_month_cents: 20_000, until: null, categories: null };

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => own.drop());

it("a checkout that the processor did not open costs its app nothing, and its order is over", async () => {
  const app = await appOf(await makePerson(), ONE);
  const away = new Error("The processor is away.");
  vi.spyOn(processor().checkout.sessions, "create").mockRejectedValueOnce(away);
  await expect(orderBy(seller, app.at())).rejects.toBe(away);
  const [order] = await database().select().from(orders).where(eq(orders.apiKeyId, app.grantId));
  expect(await legalHistory(order?.id ?? "")).toEqual(["CHECKOUT_OPEN", "EXPIRED"]);
  expect((await app.spent())?.reserved_cents).toBe(0);
  expect((await orderBy(seller, app.at())).amount_cents).toBe(20_000);
});

it("and neither does one whose worker died before it asked, after two minutes", async () => {
  const app = await appOf(await makePerson(), ONE);
  const { order_id: id } = await orderBy(seller, app.at());
  const after = (minutes: number) => operator(new Date(NOW.getTime() + minutes * 60_000));
  expect(await expireCheckouts(after(3))).toBe(0);
  await database().update(orders).set({ checkoutSessionId: null, checkoutUrl: null }).where(eq(orders.id, id));
  expect(await expireCheckouts(after(1))).toBe(0);
  expect(await expireCheckouts(after(3))).toBe(1);
  expect(await legalHistory(id)).toEqual(["CHECKOUT_OPEN", "EXPIRED"]);
  expect((await app.spent())?.reserved_cents).toBe(0);
});

it("a buyer whose checkout the worker ended while it was opened is told why, and pays nothing", async () => {
  const app = await appOf(await makePerson(), ONE);
  const { sessions } = processor().checkout;
  const create = sessions.create.bind(sessions);
  vi.spyOn(sessions, "create").mockImplementationOnce(async (...asked) => {
    await expireCheckouts(operator(new Date(NOW.getTime() + 3 * 60_000)));
    return create(...asked);
  });
  await expect(orderBy(seller, app.at())).rejects.toThrow("opening it took too long. Nothing was charged.");
});
