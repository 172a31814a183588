import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { sandboxWebhooks } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { mutate } from "@/lib/domain/trade/payments/sandbox/mutate";
import { openDispute as disputeAtBank } from "@/lib/domain/trade/payments/sandbox/resources/payments/disputes";
import { resolveDispute } from "../disputes/resolve";
import { hearProcessor, legalHistory, makeSeller, operator, orderRow, type Seller } from "../testing";
import { completed, later, releaseOf } from "../testing-money";
import { hearDisputes } from "./hear-disputes";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

/** A completed order of which a card dispute is open. */
async function contested() {
  const { id } = await completed(seller);
  const { paymentIntentId } = await orderRow(id);
  await mutate(new Date(), (call) => disputeAtBank(call, paymentIntentId ?? ""));
  await hearProcessor();
  await resolveDispute(operator(), { orderId: id, outcome: "complete", early: true });
  expect(await releaseOf(id)).toMatchObject({ status: "HELD" });
  const dispute = (await orderRow(id)).processorDisputeId ?? "";
  return { id, dispute };
}

it.each([
  ["won", { processorDispute: "won", status: "COMPLETED" }, "WAITING"],
  ["lost", { processorDispute: "lost", status: "REFUNDED" }, "HELD"],
])("a card dispute that was %s, and whose event was lost, is heard of after a day", async (end, order, release) => {
  const { id, dispute } = await contested();
  expect(await hearDisputes(operator(later(1.1)))).toBe(0);
  const evidence = { uncategorized_text: "winning_evidence" };
  if (end === "won") await processor().disputes.update(dispute, { evidence, submit: true });
  else await processor().disputes.close(dispute);
  await database().delete(sandboxWebhooks);
  expect(await hearDisputes(operator(later(0.9)))).toBe(0);
  // two workers at once
  const heard = await Promise.all([1, 2].map(() => hearDisputes(operator(later(1.1)), 1)));
  expect(heard.sort()).toEqual([0, 1]);
  expect(await orderRow(id)).toMatchObject(order);
  expect(await releaseOf(id)).toMatchObject({ status: release });
  await legalHistory(id);
});
