import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { notices, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { listReviews } from "@/lib/domain/trade/reviews/read";
import { orderLinkToken } from "../access/link";
import { as, inTest, makePerson, makeSeller, nobody, sell } from "../testing";
import { replyToReview } from "./reply-to-review";
import { submitReview } from "./submit-review";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const NOW = new Date("2026-11-20T09:30:00.000Z");
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const PRAISE = { rating: 5, title: "Calm and exact", body: "On time." };
const BLAME = { rating: 1, title: "Late", body: "Nothing came, and nobody answers." };

async function reviewed(parts: Parameters<typeof sell>[1] = {}) {
  const [seller, buyer] = [await makeSeller(), await makePerson()];
  const { id } = await sell(seller, { buyerEmail: buyer.email, buyerName: "Robin Ashby", paidAt: NOW, ...parts });
  const order = { orderId: id, token: orderLinkToken(id) };
  const write = (words: typeof PRAISE, minutes: number) => submitReview(nobody(at(minutes)), { ...order, ...words });
  const review = await write(PRAISE, 0);
  const reply = (body: string, minutes: number) => replyToReview(as(seller, at(minutes)), review.id, { body });
  const shown = async () => (await listReviews(nobody(), seller.handle, {})).data[0];
  return { seller, buyer, order, write, review, reply, shown };
}

const taken = expect.objectContaining({ code: "conflict" });

it("a review that its buyer changes after the reply says so, and is replied to once more", async () => {
  const { write, reply, shown } = await reviewed();
  expect(await shown()).toMatchObject({ changed_at: null, reply: null });
  await reply("Thank you!", 1);
  await expect(reply("Thank you both!", 2)).rejects.toThrow(taken);
  expect(await shown()).toMatchObject({ reply: { body: "Thank you!", outdated: false } });

  await write(BLAME, 3);
  expect(await shown()).toMatchObject({
    ...BLAME,
    changed_at: at(3).toISOString(),
    reply: { body: "Thank you!", outdated: true },
  });
  const both = await Promise.allSettled([reply("It came on the 20th.", 4), reply("It did come.", 4)]);
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await shown()).toMatchObject({ reply: { created_at: at(4).toISOString(), outdated: false } });
  await expect(reply("And another word.", 5)).rejects.toThrow(taken);
});

it("a change that began before a reply and came after it is later than the reply", async () => {
  const { write, reply, shown } = await reviewed();
  await reply("Thank you!", 2);
  await write(BLAME, 1);
  expect(await shown()).toMatchObject({ reply: { outdated: true } });
});

it("the same stars and words once more are no change", async () => {
  const { write, reply, shown, seller } = await reviewed();
  await reply("Thank you!", 1);
  expect(await write(PRAISE, 2)).toMatchObject({ ...PRAISE, changed_at: null, reply: { outdated: false } });
  expect(await shown()).toMatchObject({ changed_at: null, reply: { outdated: false } });
  expect((await mailsTo(seller.email)).map(({ kind }) => kind)).not.toContain("review_changed");
});

it("tells the creator of a review's changes at most once an hour, by mail and as a notice, and of the stars that it has then", async () => {
  const { seller, write } = await reviewed();
  await database().update(users).set({ emailVerifiedAt: NOW }).where(eq(users.id, seller.userId));
  const changes = [BLAME, PRAISE, BLAME, PRAISE, { ...BLAME, rating: 2 }];
  for (const [n, words] of changes.entries()) await write(words, 1 + n * 15);
  const subjects = (await mailsTo(seller.email)).filter(({ kind }) => kind === "review_changed").map((m) => m.subject);
  expect(subjects).toEqual([expect.stringContaining("1 star"), expect.stringContaining("2 stars")]);
  const noted = await database().select().from(notices).where(eq(notices.userId, seller.userId));
  expect(noted.filter(({ kind }) => kind === "review_changed")).toHaveLength(2);
});

it("takes thirty reviews of an order a minute", async () => {
  const { write } = await reviewed();
  const sent = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => write({ ...PRAISE, title: `${n}` }, 10)));
  expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(30);
  const refused = sent.find((one) => one.status === "rejected");
  expect(refused?.reason).toMatchObject({
    code: "rate_limit_exceeded",
    message: expect.stringContaining("30 reviews"),
  });
});

it("tells the creator of a review and of a change, and the buyer of a reply: a mail and a notice each", async () => {
  const { seller, buyer, order, write, reply } = await reviewed();
  // a notice goes to a proved address
  await database().update(users).set({ emailVerifiedAt: NOW }).where(eq(users.id, seller.userId));
  await reply("Thank you!", 1);
  await write(BLAME, 2);
  const toSeller = (await mailsTo(seller.email)).filter(({ kind }) => kind.startsWith("review_"));
  expect(toSeller.map(({ kind }) => kind)).toEqual(["review_received", "review_changed"]);
  expect(toSeller[0]?.subject).toMatch(/5 stars/);
  expect(toSeller[0]?.text).toContain("On time.");
  expect(toSeller[1]?.text).toContain("Nothing came, and nobody answers.");
  expect(toSeller[1]?.text).toContain(`/studio/orders/${order.orderId}#review`);
  const [toBuyer, ...more] = (await mailsTo(buyer.email)).filter(({ kind }) => kind.startsWith("review_"));
  expect(more).toEqual([]);
  expect(toBuyer).toMatchObject({ kind: "review_replied" });
  expect(toBuyer?.text).toContain("Thank you!");
  expect(toBuyer?.text).toContain(`/orders/${order.orderId}/review?token=${order.token}`);
  const noted = async (userId: string) =>
    (await database().select().from(notices).where(eq(notices.userId, userId)).orderBy(notices.seq)).map(
      ({ kind, path }) => [kind, path],
    );
  expect(await noted(buyer.userId)).toEqual([["review_replied", `/orders/${order.orderId}/review`]]);
  expect((await noted(seller.userId)).map(([kind]) => kind)).toEqual(["review_changed"]);
});

it("what happens in test mode is told to nobody's mailbox", async () => {
  const [seller, buyer] = [await makeSeller(), await makePerson()];
  const { id } = await sell(seller, { buyerEmail: buyer.email, paidAt: NOW, livemode: false });
  const { id: reviewId } = await submitReview(inTest(nobody(NOW)), {
    orderId: id,
    token: orderLinkToken(id),
    ...PRAISE,
  });
  await replyToReview(inTest(as(seller, at(1))), reviewId, { body: "Thank you!" });
  expect([...(await mailsTo(seller.email)), ...(await mailsTo(buyer.email))]).toEqual([]);
});
