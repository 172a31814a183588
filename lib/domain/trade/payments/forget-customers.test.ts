import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { buyerCustomers, orders, planAccounts } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { deleteAccount } from "@/lib/domain/people/accounts/leaving/delete-account";
import { payFor } from "@/lib/domain/trade/billing/testing";
import { endSubscriptions } from "@/lib/domain/trade/memberships/end-subscriptions";
import { as, buy, hearProcessor, makePerson, makeSeller, operator } from "@/lib/domain/trade/orders/testing";
import { forgetCustomers } from "./forget-customers";
import { processor } from "./processor";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const known = (id = "") =>
  processor()
    .customers.retrieve(id)
    .then(
      () => true,
      () => false,
    );

it("deletes at the processor what a deleted buyer was there before it forgets who that was, and nobody else", async () => {
  const [seller, gone, stays] = [await makeSeller(true), await makePerson(), await makePerson()];
  for (const person of [gone, stays]) await buy(seller, undefined, person.email, as(person));
  await hearProcessor();
  await database().update(orders).set({ status: "COMPLETED", closedAt: new Date() });
  const rows = () => database().select().from(buyerCustomers).orderBy(buyerCustomers.email);
  const idOf = async ({ userId }: { userId: string }) =>
    (await rows()).find((row) => row.userId === userId)?.customerId;
  const [customer, other] = [await idOf(gone), await idOf(stays)];
  expect([await forgetCustomers(operator()), await known(customer)]).toEqual([0, true]);
  await deleteAccount(operator(), gone.email);
  expect(JSON.stringify(await rows())).not.toContain(gone.email);
  // the processor fails: the row stays until a later run has done it
  await statement(
    "create function fail() returns trigger language plpgsql as $$ begin raise exception 'down'; end $$",
    [],
  );
  await statement(
    `create trigger fail before delete on sandbox_objects for each row when (old.id = '${customer}') execute function fail()`,
    [],
  );
  expect(await forgetCustomers(operator())).toBe(0);
  expect(await idOf(gone)).toBe(customer);
  await statement("drop trigger fail on sandbox_objects", []);
  expect(await forgetCustomers(operator())).toBe(1);
  expect([await known(customer), await known(other)]).toEqual([false, true]);
  expect((await rows()).map(({ userId }) => userId)).toEqual([stays.userId]);
  expect(await forgetCustomers(operator())).toBe(0);
  const { data } = await processor().charges.list({ limit: 2 });
  expect(data.map((charge) => charge.customer)).toContain(customer);
});

it("deletes a plan's customer once its plan has ended, and forgets one that the processor does not know", async () => {
  const [gone, wiped] = [await makeSeller(true), await makeSeller(true)];
  await payFor(gone, "GROWTH");
  await hearProcessor();
  const plan = async ({ userId }: { userId: string }) =>
    (await database().select().from(planAccounts).where(eq(planAccounts.userId, userId)))[0];
  await database().insert(planAccounts).values({ userId: wiped.userId, grantedTier: "FREE", customerId: "cus_wiped" });
  const customer = (await plan(gone))?.customerId ?? "";
  for (const { email } of [gone, wiped]) await deleteAccount(operator(), email);
  expect(await forgetCustomers(operator())).toBe(1);
  expect([await plan(gone), await plan(wiped)]).toMatchObject([{ customerId: customer }, { customerId: null }]);
  await endSubscriptions(operator());
  expect(await forgetCustomers(operator())).toBe(1);
  expect(await known(customer)).toBe(false);
  expect(await plan(gone)).toMatchObject({ customerId: null });
});
