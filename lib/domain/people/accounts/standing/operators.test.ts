import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { authenticators, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { makePerson, operator } from "@/lib/domain/trade/orders/testing";
import { listOperators, setOperator } from "./operators";
import { suspendAccount } from "./suspend";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const given = (email: string) =>
  setOperator(operator(), email, true).then(
    () => "given",
    (error) => error.message,
  );
const roleOf = async (userId: string) => (await database().select().from(users).where(eq(users.id, userId)))[0]?.role;

it("gives the role to nobody whose address is not proved, nor to who is suspended", async () => {
  const unproved = await makePerson("anybody@example.com", false);
  expect(await given(unproved.email)).toMatch(/Nobody has proved that anybody@example.com is theirs/);
  const suspended = await makePerson();
  await suspendAccount(operator(), { userId: suspended.userId, reason: "Spam." });
  expect(await given(suspended.email)).toMatch(/is suspended/);
  for (const { userId } of [unproved, suspended]) expect(await roleOf(userId)).toBe("member");
  await database().update(users).set({ role: "operator" }).where(eq(users.id, suspended.userId));
  await setOperator(operator(), suspended.email, false);
  expect(await roleOf(suspended.userId)).toBe("member");
});

it("says since when somebody has it, and whether they have a second factor", async () => {
  const person = await makePerson();
  const given = operator();
  const since = given.now.toISOString();
  expect(await setOperator(given, person.email, true)).toMatchObject({ operator: true, since, second_factor: false });
  await setOperator(operator(new Date(given.now.getTime() + 60_000)), person.email, true);
  const factor = { userId: person.userId, sealedSecret: Buffer.from("sealed"), confirmedAt: new Date() };
  await database().insert(authenticators).values(factor);
  expect(await listOperators(operator())).toEqual([
    { user_id: person.userId, email: person.email, name: "Robin Ashby", since, second_factor: true },
  ]);
});
