import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { as, buy, hearProcessor, makePerson, makeSeller, orderRow } from "../testing";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("is that of the account that ordered, whatever stands on the card; of a guest it is the card's", async () => {
  const seller = await makeSeller(true);
  const person = await makePerson();
  await database().update(users).set({ name: "Noor Sayed" }).where(eq(users.id, person.userId));
  const signedIn = await buy(seller, "4242424242424242", person.email, as(person));
  const guest = await buy(seller);
  await hearProcessor();
  expect((await orderRow(signedIn.id)).buyerName).toBe("Noor Sayed");
  expect((await orderRow(guest.id)).buyerName).toBe("Robin Ashby");
});
