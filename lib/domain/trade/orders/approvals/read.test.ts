import { afterAll, beforeAll, expect, it } from "vitest";
import { makeApproval } from "@/db/factories/approvals";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { as, makePerson, makeSeller, sell } from "../testing";
import { listApprovals } from "./read";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("what was decided is found, however much waits that was asked for later", async () => {
  const [seller, person] = [await makeSeller(true), await makePerson()];
  const ask = async (status: "WAITING" | "REFUSED") => {
    const { id: orderId } = await sell(seller, { buyerUserId: person.userId });
    return makeApproval({ userId: person.userId, orderId, status });
  };
  const { id } = await ask("REFUSED");
  for (let n = 0; n < 2; n++) await ask("WAITING");
  expect((await listApprovals(as(person), { limit: 1, decided: true })).data).toMatchObject([{ id }]);
  expect((await listApprovals(as(person), { limit: 5 })).data).toHaveLength(3);
});
