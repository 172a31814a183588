import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeReview } from "@/db/factories/analytics";
import { makePostedBrief } from "@/db/factories/briefs";
import { makeBooking, makeMembership, makeTier } from "@/db/factories/creator-records";
import { makePost } from "@/db/factories/posts";
import { makeDelivery } from "@/db/factories/webhooks";
import { reports, reviews, safetyCases } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { newId } from "@/lib/core/values/ids";
import { report } from "@/lib/domain/contact/reports/report";
import { as, makePerson, makeSeller, operator, sell } from "@/lib/domain/trade/orders/testing";
import { readAccount } from "./accounts/read";
import { getCase } from "./cases/list";
import { searchEverything } from "./search";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const found = async (q: string) => (await searchEverything(operator(), q)).map(({ kind, path }) => [kind, path]);

it("finds memberships, bookings, deliveries, reports and briefs by their ids", async () => {
  const [seller, buyer] = [await makeSeller(), await makePerson()];
  const { profileId } = seller;
  const { id: tier } = await makeTier(profileId);
  const [{ id: member }, { id: booking }] = [await makeMembership(profileId, tier), await makeBooking(profileId)];
  const [{ id: brief }, { id: delivery }] = [await makePostedBrief(buyer.userId), await makeDelivery(profileId)];
  const post = await makePost(profileId, { title: "Pills" });
  const { id: said } = await report(as(buyer), { subject: { kind: "post", id: post.id }, reason: "spam", words: "" });
  const [row] = await database().select().from(reports).where(eq(reports.id, said));

  const account = `/operator/accounts/${seller.userId}`;
  expect(await found(member)).toEqual([["membership of", account]]);
  expect(await found(booking)).toEqual([["booking of", account]]);
  expect(await found(delivery)).toEqual([["delivery of", account]]);
  expect(await found(brief)).toEqual([["brief of", `/operator/accounts/${buyer.userId}`]]);
  expect(await found(said)).toEqual([["case", `/operator/cases/${row?.caseId}`]]);
  expect(await found(newId("del"))).toEqual([]);
});

it("an address leads to what it sold and bought, an account to its last orders, a case to what it is about", async () => {
  const [seller, buyer] = [await makeSeller(), await makePerson()];
  const order = await sell(seller, { buyerUserId: buyer.userId, buyerEmail: buyer.email });
  const path = `/operator/disputes/${order.id}`;
  expect(await found(seller.email)).toContainEqual(["sale", path]);
  expect(await found(buyer.email)).toContainEqual(["order", path]);
  const sidesOf = async (userId: string) =>
    (await readAccount(operator(), userId)).orders.map(({ id, side }) => [id, side]);
  expect(await sidesOf(seller.userId)).toEqual([[order.id, "sold"]]);
  expect(await sidesOf(buyer.userId)).toEqual([[order.id, "bought"]]);

  const post = await makePost(seller.profileId, { title: "Pills" });
  const review = await makeReview(seller.profileId, 1);
  const [reviewed] = await database().select().from(reviews).where(eq(reviews.id, review.id));
  for (const [kind, id, leads] of [
    ["post", post.id, `/${seller.handle}/posts/${post.slug}`],
    ["product", seller.product.id, `/${seller.handle}/products/${seller.product.slug}`],
    ["profile", seller.profileId, `/${seller.handle}`],
    ["review", review.id, `/operator/disputes/${reviewed?.orderId}`],
  ] as const) {
    await report(as(buyer), { subject: { kind, id }, reason: "spam", words: "" });
    const [open] = await database().select().from(safetyCases).where(eq(safetyCases.subjectId, id));
    expect((await getCase(operator(), open?.id ?? "")).path).toBe(leads);
  }
});
