import { afterAll, beforeAll, expect, it } from "vitest";
import { statement } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";
import { openDispute } from "./closing/dispute";
import { historyOf } from "./showing/history";
import { as, legalHistory, makeSeller, nobody, operator, orderRow, type Seller, sell } from "./testing";
import { acceptOverdue } from "./work/accept-deliveries";
import { acceptDelivery } from "./work/accept-delivery";
import { deliverOrder } from "./work/deliver";
import { requestRevision } from "./work/request-revision";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const WINDOW_END = new Date("2026-11-23T09:30:00.000Z");
const ROUNDS = 8;

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
});
afterAll(() => own.drop());

type Racer = { to: OrderStatus; run: () => Promise<unknown> };

/** A hundred at once, in an order of their own each round: accept, dispute, auto-accept, deliver, ask for changes. */
function racers(id: string, token: string, delivery: number, round: number): Racer[] {
  const [at, end] = [nobody(new Date(WINDOW_END.getTime() - 1)), operator(WINDOW_END)];
  const late = as(seller, new Date(WINDOW_END.getTime() - 1));
  const kinds: Racer[] = [
    { to: "COMPLETED", run: () => acceptDelivery(at, { orderId: id, token, deliveryNumber: delivery }) },
    { to: "DISPUTED", run: () => openDispute(at, { orderId: id, token, reason: "This is not what we agreed on." }) },
    { to: "COMPLETED", run: () => acceptOverdue(end, { id, number: delivery }) },
    { to: "DELIVERED", run: () => deliverOrder(late, id, { message: "Again.", links: [] }) },
    { to: "REVISION_REQUESTED", run: () => requestRevision(at, { orderId: id, token, note: "Darker, please." }) },
  ];
  return Array.from({ length: 100 }, (_, n) => kinds[(n * 7 + round * 3 + Math.floor(n / 5)) % kinds.length] as Racer);
}

it.each(Array.from({ length: ROUNDS }, (_, n) => n))(
  "a hundred who race for one order leave one legal history (round %d)",
  async (round) => {
    const { id, token } = await sell(seller, { paidAt: NOW, revisionsAllowed: 3 });
    await deliverOrder(as(seller, NOW), id, { message: "Here.", links: [] });
    const before = (await legalHistory(id)).length;
    const all = racers(id, token, 1, round);
    const outcomes = await Promise.allSettled(all.map(({ run }) => run()));

    const winners = all.filter((_, n) => {
      const outcome = outcomes[n];
      return outcome?.status === "fulfilled" && outcome.value !== false;
    });
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "invalid_state_transition" });
    // anyone who was told that it worked is exactly who stands in the timeline, and nobody else does
    const steps = (await legalHistory(id)).slice(before);
    expect(winners.map(({ to }) => to).sort()).toEqual([...steps].sort());
    expect(steps.filter((to) => to === "COMPLETED").length).toBeLessThanOrEqual(1);
    expect(steps.filter((to) => to === "DISPUTED").length).toBeLessThanOrEqual(1);

    const order = await orderRow(id);
    const { steps: timeline, deliveries } = await historyOf(id);
    expect(order.deliveryNumber).toBe(timeline.filter(({ to }) => to === "DELIVERED").length);
    expect(deliveries.map(({ number }) => number)).toEqual(
      Array.from({ length: order.deliveryNumber }, (_, n) => n + 1),
    );
    expect(order.revisionsUsed).toBe(timeline.filter(({ to }) => to === "REVISION_REQUESTED").length);
    expect(order.revisionsUsed).toBeLessThanOrEqual(order.revisionsAllowed);
    if (order.status !== "DELIVERED") expect(order.status === "COMPLETED" || order.acceptBy === null).toBe(true);
    const told = await statement<{ type: string }>("select type from events where payload like '%' || $1 || '%'", [id]);
    expect(told.length).toBe(1 + steps.length); // the first delivery, and each step once
  },
);

it("of a hundred acceptances and a hundred automatic ones, one counts", async () => {
  const { id, token } = await sell(seller, { paidAt: NOW });
  await deliverOrder(as(seller, NOW), id, { message: "Here.", links: [] });
  const accept = () => acceptDelivery(nobody(WINDOW_END), { orderId: id, token }).then(() => true);
  const auto = () => acceptOverdue(operator(WINDOW_END), { id, number: 1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, (_, n) => (n % 2 ? accept() : auto())));
  expect(outcomes.filter((o) => o.status === "fulfilled" && o.value)).toHaveLength(1);
  expect((await legalHistory(id)).filter((to) => to === "COMPLETED")).toHaveLength(1);
});
