import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { sandboxWebhooks } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import {
  as,
  buy,
  hearProcessor,
  inTest,
  legalHistory,
  mailsTo,
  makeSeller,
  nobody,
  operator,
  orderRow,
  type Seller,
} from "../testing";
import { cancelOrder } from "./cancel";
import { hearRefunds } from "./hear-refunds";
import { refundOrder } from "./refund";

const [VISA, DISPUTED_CARD] = ["4242424242424242", "4000000000000259"];

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const hours = (n: number) => operator(new Date(Date.now() + n * 3_600_000));
const stateOf = async (id: string) => {
  const { status, refundedCents, refundPendingCents } = await orderRow(id);
  return { status, refundedCents, refundPendingCents };
};

const same = (ctx: Context) => ctx;

it.each([
  ["live", VISA, same, cancelOrder],
  ["test mode's", VISA, inTest, cancelOrder],
  ["one in whose place a card dispute was accepted", DISPUTED_CARD, same, refundOrder],
])("a refund whose event was lost is heard of after an hour: %s", async (_, card, mode, sendBack) => {
  const { id, email, amountCents } = await buy(seller, card, undefined, mode(nobody()));
  await hearProcessor();
  await sendBack(mode(as(seller)), id);
  await database().delete(sandboxWebhooks);
  expect(await stateOf(id)).toMatchObject({ refundedCents: 0, refundPendingCents: amountCents });
  expect(await hearRefunds(hours(0.9))).toBe(0);
  // two workers at once
  expect(await Promise.all([1, 2].map(() => hearRefunds(hours(1.1), 1)))).toContain(1);
  expect(await stateOf(id)).toEqual({ status: "REFUNDED", refundedCents: amountCents, refundPendingCents: 0 });
  expect((await legalHistory(id)).at(-1)).toBe("REFUNDED");
  if (mode !== inTest) expect((await mailsTo(email)).filter((kind) => kind === "order_refunded")).toHaveLength(1);
  expect(await hearRefunds(hours(2))).toBe(0);
});
