import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { mails, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { nobody, operator } from "@/lib/domain/trade/orders/testing";
import { takesPaymentsNow, tellWaiting, waitForCreator } from "./waits";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const told = (email: string) => database().select().from(mails).where(eq(mails.recipient, email));

it("tells who asked, once, as soon as the creator can be paid", async () => {
  const { profileId } = await makeCreator();
  const { id: productId } = await makeProduct(profileId);
  expect(await takesPaymentsNow(profileId)).toBe(false);
  for (const email of ["ana@example.com", "ANA@example.com", "bo@example.com"])
    await waitForCreator(nobody(), { productId, email });
  expect(await tellWaiting(operator())).toBe(0);
  const account = { processorAccountId: `acct_${profileId}`, payoutsEnabled: true };
  await database().update(profiles).set(account).where(eq(profiles.id, profileId));
  expect(await takesPaymentsNow(profileId)).toBe(true);
  const counts = await Promise.all([tellWaiting(operator()), tellWaiting(operator())]);
  expect(counts.reduce((a, b) => a + b)).toBe(2);
  expect(await tellWaiting(operator())).toBe(0);
  expect(await told("ana@example.com")).toMatchObject([{ kind: "creator_can_be_paid" }]);
  expect(await told("bo@example.com")).toHaveLength(1);
  await expect(waitForCreator(nobody(), { productId, email: "ana@example.com" })).rejects.toMatchObject({
    code: "conflict",
  });
});

it("says of nobody whose page is suspended or leaving that they can be hired, until it is back", async () => {
  const { profileId } = await makeCreator();
  const { id: productId } = await makeProduct(profileId);
  await waitForCreator(nobody(), { productId, email: "cleo@example.com" });
  const set = (parts: Partial<typeof profiles.$inferInsert>) =>
    database().update(profiles).set(parts).where(eq(profiles.id, profileId));
  await set({ processorAccountId: `acct_${profileId}`, payoutsEnabled: true });
  for (const away of [{ suspendedAt: new Date() }, { deletedAt: new Date() }]) {
    await set({ suspendedAt: null, deletedAt: null, ...away });
    expect(await tellWaiting(operator())).toBe(0);
    const asked = waitForCreator(nobody(), { productId, email: "dan@example.com" });
    await expect(asked).rejects.toMatchObject({ code: "not_found" });
  }
  await set({ suspendedAt: null, deletedAt: null });
  expect(await tellWaiting(operator())).toBe(1);
  expect(await told("cleo@example.com")).toHaveLength(1);
});

it("asks a guest for an address", async () => {
  const { profileId } = await makeCreator();
  const { id: productId } = await makeProduct(profileId);
  await expect(waitForCreator(nobody(), { productId })).rejects.toMatchObject({ code: "validation_error" });
});
