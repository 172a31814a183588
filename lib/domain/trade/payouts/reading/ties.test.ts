import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makePaidOrder } from "@/db/factories";
import { orders } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { newId } from "@/lib/core/values/ids";
import { readBoard } from "@/lib/domain/trade/orders/reading/board";
import { as, makeSeller } from "@/lib/domain/trade/orders/testing";
import { readPayouts } from "./read";

/** More than the board shows, all paid in one moment, those with the highest ids written first. */
const PAID = 250;

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("of payments in one moment the same ones are shown each time: the last as the latest, the first on the board", async () => {
  const seller = await makeSeller();
  const { id } = await makePaidOrder(seller.profileId);
  const [row] = await database().select().from(orders).where(eq(orders.id, id));
  const ids = Array.from({ length: PAID }, () => newId("ord")).sort();
  const paid = ids.toReversed().map((each) => ({ ...(row ?? expect.fail("no order")), id: each }));
  await database().delete(orders).where(eq(orders.id, id));
  for (const part of [paid.slice(0, 60), paid.slice(60)]) await database().insert(orders).values(part);
  const { earnings } = await readPayouts(as(seller));
  expect(earnings.map(({ order_id }) => order_id)).toEqual(ids.toReversed().slice(0, 10));
  const { PAID: board } = await readBoard(as(seller));
  expect(board.map(({ id: shown }) => shown).sort()).toEqual(ids.slice(0, 200));
});
