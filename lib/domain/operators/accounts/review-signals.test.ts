import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makePaidOrder, makeSession } from "@/db/factories";
import { reviews, sessions } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { newId } from "@/lib/core/values/ids";
import { makeOperator, refusal } from "@/lib/domain/operators/testing";
import { nobody } from "@/lib/domain/trade/orders/testing";
import { reviewSignals } from "./review-signals";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function from(userId: string, ip: string): Promise<void> {
  const id = await makeSession(userId);
  await database().update(sessions).set({ ip }).where(eq(sessions.id, id));
}

it("shows operators which reviews share a card, a mailbox or a network, and whether the creator is among them", async () => {
  const [seller, operator, friend] = [await makeCreator(), await makeOperator(), await makeCreator()];
  const reviewed = async (parts: Parameters<typeof makePaidOrder>[1]) => {
    const order = await makePaidOrder(seller.profileId, { status: "COMPLETED", ...parts });
    const what = { orderId: order.id, profileId: seller.profileId, productId: order.productId };
    const said = { productTitle: "Service", rating: 5, buyerName: "Robin Ashby" };
    await database()
      .insert(reviews)
      .values({ id: newId("rev"), ...what, ...said });
    return order.id;
  };
  await reviewed({ buyerEmail: "stranger@example.com", cardFingerprint: "card_stranger" });
  const signals = () => reviewSignals(operator.ctx(), seller.userId);
  expect(await signals()).toEqual([]);
  const card = [
    await reviewed({ buyerEmail: "a@example.com", cardFingerprint: "card_one" }),
    await reviewed({ buyerEmail: "b@example.com", cardFingerprint: "card_one" }),
  ];
  const box = [
    await reviewed({ buyerEmail: "ring.one@gmail.com" }),
    await reviewed({ buyerEmail: "ringone+2@googlemail.com" }),
  ];
  await from(seller.userId, "198.51.100.7");
  await from(friend.userId, "198.51.100.90");
  const near = await reviewed({ buyerEmail: "friend@example.com", buyerUserId: friend.userId });
  const found = await signals();
  const ids = (kind: string) =>
    found.flatMap((each) => (each.kind === kind ? each.reviews : [])).map((r) => r.order_id);
  expect(ids("card").toSorted()).toEqual(card.toSorted());
  expect(ids("mailbox").toSorted()).toEqual(box.toSorted());
  expect(ids("network")).toEqual([near]);
  expect(found.map(({ kind, found: what, owner }) => [kind, what, owner])).toEqual([
    ["card", "", false],
    ["mailbox", "ringone@gmail.com", false],
    ["network", "198.51.100.x", true],
  ]);
  expect(await refusal(reviewSignals(nobody(), seller.userId))).toBe("not_found");
});
