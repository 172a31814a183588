import { afterAll, beforeAll, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { orderBriefs } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { askToCancel } from "../canceling/ask";
import { cancelOrder } from "../closing/cancel";
import { historyOf } from "../showing/history";
import { as, legalHistory, makeSeller, nobody, orderRow, type Seller, sell } from "../testing";
import { deliverOrder } from "../work/deliver";
import { submitBrief } from "./submit";

const NOW = new Date("2026-11-20T09:30:00.000Z");

/** How many race for one order: `npm run test:faults` sends a hundred. */
const RACERS = Number(process.env.RACERS ?? 20);
const ROUNDS = 3;

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
});
afterAll(() => own.drop());

const ASKED = [{ id: "size", label: "Which size?", help: "", kind: "text", options: [], required: true }] as const;

/** Briefs, deliveries, a wish to cancel and cancellations at once, in an order of their own each round. */
function racers(orderId: string, token: string, round: number): [name: string, run: () => Promise<unknown>][] {
  const [buyer, creator] = [nobody(NOW), as(seller, NOW)];
  const brief = (n: number) => ({ brief: `Version ${n}`, answers: { size: `A${n}` }, attachments: [] });
  const kinds = [
    (n: number) => ["brief", () => submitBrief(buyer, { orderId, token, ...brief(n) })],
    (n: number) => ["deliver", () => deliverOrder(creator, orderId, { message: `Draft ${n}`, links: [] })],
    (n: number) => ["brief", () => submitBrief(buyer, { orderId, token, ...brief(n) })],
    () => ["ask", () => askToCancel(buyer, { orderId, token, reason: "Our plans changed." })],
    () => ["cancel", () => cancelOrder(creator, orderId, "Too much at once.")],
  ] as const;
  return Array.from({ length: RACERS }, (_, n) => {
    const kind = kinds[(n + round) % kinds.length] ?? kinds[0];
    return kind(n) as [string, () => Promise<unknown>];
  });
}

it.each(Array.from({ length: ROUNDS }, (_, n) => n))(
  "briefs, deliveries and cancellations that race for one order leave one legal history (round %d)",
  async (round) => {
    const order = { paidAt: NOW, awaitsBrief: true, dueAt: null, paymentIntentId: `pi_race_${round}` };
    const { id, token } = await sell(seller, order);
    await database()
      .insert(orderBriefs)
      .values({ orderId: id, requirements: [...ASKED].map((asked) => ({ ...asked, options: [] })) });
    const all = racers(id, token, round);
    const outcomes = await Promise.allSettled(all.map(([, run]) => run()));
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "invalid_state_transition" });
    const won = (name: string) =>
      all.filter(([kind], n) => kind === name && outcomes[n]?.status === "fulfilled").length;

    await legalHistory(id);
    const { steps, deliveries, brief } = await historyOf(id);
    const row = await orderRow(id);
    const times = (to: string) => steps.filter((step) => step.to === to && step.from !== to).length;
    // anyone who was told that it worked stands in the timeline, and nobody else does
    expect([times("DELIVERED"), times("CANCELED")]).toEqual([won("deliver"), won("cancel")]);
    expect(won("deliver") + won("cancel")).toBeLessThanOrEqual(1);
    expect(won("ask")).toBeLessThanOrEqual(1);
    expect(steps.filter(({ note }) => note?.startsWith("The brief was"))).toHaveLength(won("brief"));
    expect(deliveries).toHaveLength(row.deliveryNumber);
    // the clock runs from the first brief, once; the last one is what is kept
    expect(row.dueAt !== null && !row.awaitsBrief).toBe(won("brief") > 0);
    if (won("brief") > 0) expect(brief.summary.replace("Version ", "A")).toBe(brief.answers.size);
    const told = await statement<{ type: string }>("select type from events where payload like '%' || $1 || '%'", [id]);
    const briefs = told.filter(({ type }) => type === "order.brief_submitted");
    expect(briefs).toHaveLength(won("brief"));
  },
);
