import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { mailsTo } from "@/lib/domain/trade/orders/testing";
import { as, auditOf, inDays } from "../testing";
import { askEnterprise, listLeads } from "./ask-enterprise";

const INPUT = { company: "Ashby & Sons", message: "We send 20 million requests a month." };
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterEach(() => operatorIs(undefined));
afterAll(() => own.drop());

function operatorIs(address: string | undefined): void {
  if (address) process.env.OPERATOR_EMAIL = address;
  else delete process.env.OPERATOR_EMAIL;
  resetEnv();
}

it("keeps the message for the operator, and mails it where an address is set", async () => {
  operatorIs("sales@example.org");
  const creator = await makeCreator();
  const { id } = await askEnterprise(as(creator), INPUT);
  const [lead] = await listLeads(as(creator));
  expect(lead).toMatchObject({ id, handle: creator.handle, email: creator.email, ...INPUT });
  expect(await mailsTo("sales@example.org")).toEqual(["enterprise_asked"]);
  expect(await auditOf(creator)).toEqual(["plan.enterprise_asked"]);
});

it("makes no mail without an address, and takes one message a day, of ten at once too", async () => {
  const creator = await makeCreator();
  const clicks = await Promise.allSettled(Array.from({ length: 10 }, () => askEnterprise(as(creator), INPUT)));
  expect(clicks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(askEnterprise(as(creator), INPUT)).rejects.toMatchObject({ code: "conflict" });
  await askEnterprise(as(creator, inDays(1.1)), INPUT);
  expect((await listLeads(as(creator))).filter(({ handle }) => handle === creator.handle)).toHaveLength(2);
  expect(await mailsTo("sales@example.org")).toHaveLength(1);
});
