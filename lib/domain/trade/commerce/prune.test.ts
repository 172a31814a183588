import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makePaidOrder } from "@/db/factories";
import { commerceCheckouts, commerceNotices } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { DAY_MS } from "@/lib/core/values/durations";
import { idAt } from "@/lib/core/values/ids";
import { makeSeller } from "../orders/testing";
import { pruneCommerce } from "./prune";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function checkout(days: number, orderId: string | null = null): Promise<string> {
  const at = ago(days);
  const id = idAt("chk", at, Math.random);
  const said = { lines: [], messages: [], pageUrl: "https://guildhall.example/creators" };
  const times = { createdAt: at, updatedAt: at, expiresAt: new Date(at.getTime() + DAY_MS) };
  await database()
    .insert(commerceCheckouts)
    .values({ id, platform: "https://platform.example", signed: false, orderId, ...said, ...times });
  return id;
}

it("forgets checkouts that nothing came of and what was told, after 30 days; what was paid stays", async () => {
  const seller = await makeSeller();
  const { id: orderId } = await makePaidOrder(seller.profileId);
  const [paid, young] = [await checkout(40, orderId), await checkout(29)];
  await checkout(31);
  const notice = (days: number, state: "PENDING" | "DELIVERED" | "FAILED") =>
    database()
      .insert(commerceNotices)
      .values({ id: idAt("evt", ago(days), Math.random), orderId, url: "https://platform.example", state, dueAt: NOW });
  for (const state of ["DELIVERED", "FAILED", "PENDING"] as const) await notice(31, state);
  await notice(29, "DELIVERED");
  const pruned = await pruneCommerce(systemContext("prune", NOW));
  expect(pruned).toEqual({ commerce_checkouts: 1, commerce_notices: 2 });
  const left = await database().select({ id: commerceCheckouts.id }).from(commerceCheckouts);
  expect(left.map(({ id }) => id).sort()).toEqual([paid, young].sort());
  expect(await database().select().from(commerceNotices)).toHaveLength(2);
});
