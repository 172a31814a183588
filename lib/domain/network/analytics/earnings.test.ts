import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Month } from "@/app/(creator)/studio/_overview/month";
import { GET } from "@/app/api/v1/analytics/overview/route";
import { makeApiKey, makeCreator, makePaidOrder, makeProduct } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { AnalyticsOverviewView } from "@/lib/contracts/network/analytics";
import { formatMoney } from "@/lib/core/values/money";
import { as } from "@/lib/domain/trade/orders/testing";
import { readPayouts } from "@/lib/domain/trade/payouts/reading/read";
import { getMyAnalytics } from "@/lib/transports/agents/tools/get-my-analytics";
import { ask } from "@/lib/transports/graphql/testing";
import { getOverview } from "./overview";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

type Earnings = NonNullable<AnalyticsOverviewView["earnings"]>;
type Days = { from: string; to: string };

/** An order's life in whole days of May: paid or not (null), and how much of it went back on which day. */
type Life = { paid: number | null; amount: number; feeBps: number; sentBack: { day: number; percent: number } | null };

const day = (n: number) => new Date(Date.UTC(2026, 4, n, 12));
const date = (n: number) => day(n).toISOString().slice(0, 10);

const days = fc.integer({ min: 1, max: 28 });
const lives: fc.Arbitrary<Life[]> = fc.array(
  fc.record({
    paid: fc.option(days),
    amount: fc.integer({ min: 50, max: 500_000 }),
    feeBps: fc.integer({ min: 0, max: 3_000 }),
    sentBack: fc.option(fc.record({ day: days, percent: fc.constantFrom(1, 33, 50, 99, 100) })),
  }),
  { maxLength: 6 },
);
const ranges = fc.tuple(days, days).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

const feeOf = ({ amount, feeBps }: Life) => Math.round((amount * feeBps) / 10_000);
const backOf = ({ amount, sentBack }: Life) => Math.round((amount * (sentBack?.percent ?? 0)) / 100);

/** What the contract says, without a database: of the orders paid in these days, what came in and what of it stayed. */
function modelOf(orders: readonly Life[], [from, to]: readonly [number, number]): Earnings {
  const sum = (part: (order: Life) => number) =>
    orders
      .filter(({ paid }) => paid !== null && paid >= from && paid <= to)
      .reduce((total, order) => total + part(order), 0);
  const returned = (order: Life) => Math.round((feeOf(order) * backOf(order)) / order.amount);
  return {
    gross_cents: sum(({ amount }) => amount),
    fees_cents: sum(feeOf),
    refunded_cents: sum(backOf),
    net_cents: sum((order) => order.amount - feeOf(order) - backOf(order) + returned(order)),
    currency: "usd",
  };
}

/** A creator to whom all this happened, with a key. */
async function live(orders: readonly Life[]) {
  const creator = await makeCreator();
  const { token } = await makeApiKey(creator.profileId, ["analytics:read", "revenue:read"]);
  const { id: productId } = await makeProduct(creator.profileId);
  for (const order of orders) {
    const whole = order.sentBack?.percent === 100;
    await makePaidOrder(creator.profileId, {
      productId,
      status: order.paid === null ? "EXPIRED" : whole ? "REFUNDED" : "COMPLETED",
      paidAt: order.paid === null ? null : day(order.paid),
      amountCents: order.amount,
      feeCents: feeOf(order),
      refundedCents: backOf(order),
      refundedAt: order.sentBack ? day(Math.max(order.paid ?? 1, order.sentBack.day)) : null,
    });
  }
  return { ctx: as(creator, day(30)), token };
}

async function overRest({ from, to }: Days, token: string): Promise<Earnings> {
  const url = `http://localhost:3000/api/v1/analytics/overview?from=${from}&to=${to}`;
  const response = await GET(new Request(url, { headers: { authorization: `Bearer ${token}` } }));
  expect(response.status).toBe(200);
  return (await response.json()).earnings;
}

async function overGraphql({ from, to }: Days, token: string): Promise<Earnings> {
  const fields =
    "gross_cents: grossCents fees_cents: feesCents refunded_cents: refundedCents net_cents: netCents currency";
  const query = `{ analyticsOverview(from: "${from}", to: "${to}") { earnings { ${fields} } } }`;
  return (await ask(query, { token })).data.analyticsOverview.earnings;
}

describe("earnings", () => {
  it("are what the contract says, in every face, whatever was refunded and when", async () => {
    const history = fc.asyncProperty(lives, ranges, async (orders, [first, last]) => {
      const { ctx, token } = await live(orders);
      const range = { from: date(first), to: date(last) };
      const expected = modelOf(orders, [first, last]);
      const figures = await getOverview(ctx, range);
      expect(figures.earnings).toEqual(expected);
      expect(await overRest(range, token)).toEqual(expected);
      expect(await overGraphql(range, token)).toEqual(expected);
      const told = await getMyAnalytics.invoke(ctx, range);
      expect(told.output).toMatchObject({ earnings: expected });
      const shown = formatMoney(expected.net_cents);
      expect(told.text).toContain(`Net earnings: ${shown}`);
      expect(renderToStaticMarkup(Month({ figures, atOnceCents: 0, now: ctx.now }))).toContain(`>${shown}<`);
      const { earnings } = await readPayouts(ctx);
      const listed = earnings.reduce((total, { net_cents }) => total + net_cents, 0);
      expect(listed).toBe(modelOf(orders, [1, 28]).net_cents);
    });
    await fc.assert(history, { numRuns: 20 });
  });

  it("answer for a range in which more was sent back than came in: it is earlier sales that shrink", async () => {
    const before = { paid: 2, amount: 10_000, feeBps: 1_000, sentBack: { day: 20, percent: 100 } };
    const { token } = await live([before]);
    const nothing = { gross_cents: 0, fees_cents: 0, refunded_cents: 0, net_cents: 0, currency: "usd" };
    expect(await overRest({ from: date(15), to: date(25) }, token)).toEqual(nothing);
    const sale = { ...nothing, gross_cents: 10_000, fees_cents: 1_000, refunded_cents: 10_000 };
    expect(await overRest({ from: date(1), to: date(3) }, token)).toEqual(sale);
  });
});
