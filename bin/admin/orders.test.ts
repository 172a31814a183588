import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { orderLinkToken } from "@/lib/domain/trade/orders/access/link";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { makeSeller, nobody, operator, orderRow, sell } from "@/lib/domain/trade/orders/testing";
import type { Flags } from "./command";
import { COMMANDS } from "./commands";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const refused = (name: string, flags: Flags): Promise<string> =>
  (COMMANDS[name]?.run(operator(), flags) ?? Promise.reject(new Error("No such command"))).then(
    () => "went through",
    (error) => error.message,
  );

it("a decision about money takes no amount that it would drop, and no reason that says nothing", async () => {
  const { id: order } = await sell(await makeSeller(true));
  const token = orderLinkToken(order);
  await openDispute(nobody(), { orderId: order, token, reason: "Half of the files are missing." });
  const given = { order, outcome: "complete", reason: "Both are content.", early: true };
  expect(await refused("order resolve", { ...given, amount: "5000" })).toMatch(/^--amount goes with --outcome refund/);
  expect(await refused("order resolve", { ...given, outcome: "refund", amount: "" })).toMatch(/^--amount/);
  expect(await refused("order refund", { order, amount: "" })).toMatch(/^--amount/);
  expect(await refused("order resolve", { ...given, reason: "ok" })).toMatch(/^--reason: say why/);
  expect(await refused("order resolve", { ...given, order: "ord_1" })).toMatch(/^--order: /);
  expect(await refused("account suspend", { email: "a@example.com", reason: " " })).not.toBe("went through");
  expect(await refused("case decide", { case: "case_1", decision: "hide", note: "Spam, again." })).toMatch(/^--case: /);
  expect((await orderRow(order)).status).toBe("DISPUTED");

  await COMMANDS["order resolve"]?.run(operator(), given);
  expect((await orderRow(order)).status).toBe("COMPLETED");
});
