import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { approvals, events, orders } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { listReviews } from "@/lib/domain/trade/reviews/read";
import { orderHandle } from "../access/handle";
import { orderLinkToken } from "../access/link";
import { countApprovals } from "../approvals/read";
import { getPurchase } from "../reading/purchases";
import { getOrderByToken } from "../reading/read";
import { getOrderStatus } from "../reading/status";
import { as, inTest, makePerson, makeSeller, nobody, operator, type Seller, sell } from "../testing";
import { appOf, NOW } from "../testing-apps";
import { acceptPurchase } from "../work/accept-delivery";
import { draftReview } from "../work/draft-review";
import { lapseDrafts } from "../work/lapse-drafts";
import { submitReview } from "../work/submit-review";
import { publishDraft, writeReview } from "./approve";
import { refuse } from "./refuse";

const DAY = 86_400_000;
const DRAFT = { rating: 5, title: "Fine", body: "On time." };

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
});
afterAll(() => own.drop());

/** A review that an app drafted of an order that was completed just now. */
async function drafted() {
  const person = await makePerson();
  const app = await appOf(person, null, ["purchases:read", "purchases:write"]);
  const bought = { buyerUserId: person.userId, buyerName: "Robin Ashby" };
  const { id } = await sell(seller, { ...bought, status: "COMPLETED", closedAt: NOW });
  const approval = await draftReview(app.at(), id, DRAFT);
  return { person, app, id, approval };
}

const statusOf = async (id: string) =>
  (await database().select().from(approvals).where(eq(approvals.id, id)))[0]?.status;
const lapsedOf = async (owner: string) =>
  database()
    .select()
    .from(events)
    .where(and(eq(events.ownerId, owner), eq(events.type, "approval.lapsed")));

it("a drafted review lapses when the person writes their own, which nothing writes over", async () => {
  const { person, id, approval } = await drafted();
  await submitReview(as(person), { orderId: id, rating: 2, title: "Late", body: "It came late." });
  expect(await statusOf(approval.id)).toBe("LAPSED");
  expect(await countApprovals(as(person))).toBe(0);
  expect(await lapsedOf(person.userId)).toHaveLength(1);
  const [yes, no] = [
    () => publishDraft(as(person), approval.id, DRAFT),
    () => refuse(as(person), approval.id, "No, thanks."),
  ];
  for (const decide of [yes, no])
    await expect(decide()).rejects.toMatchObject({ code: "invalid_state_transition", message: /no longer be decided/ });
  const [review] = (await listReviews(nobody(), seller.handle, { limit: 1 })).data;
  expect(review).toMatchObject({ rating: 2, title: "Late" });
});

it("a drafted review that the person publishes is approved, not lapsed", async () => {
  const { person, approval } = await drafted();
  await publishDraft(as(person), approval.id, { ...DRAFT, rating: 4 });
  expect(await statusOf(approval.id)).toBe("APPROVED");
  expect(await lapsedOf(person.userId)).toEqual([]);
});

it("who waits for the person's word on a drafted review waits, and is told of it", async () => {
  const { person, app, id, approval } = await drafted();
  let published: Promise<unknown> | undefined;
  // the first word of a wait comes once it has begun
  const waiting = getOrderStatus(app.at(), orderHandle(id), 20, () => {
    published ??= publishDraft(as(person), approval.id, DRAFT);
  });
  expect(await waiting).toMatchObject({ approval: { id: approval.id, status: "APPROVED" } });
  expect(await published).toBeDefined();
});

it("what waits for the person's word on a drafted review is said to be next", async () => {
  const { app, id, approval } = await drafted();
  const { next_step } = await getOrderStatus(app.at(), orderHandle(id));
  expect(next_step).toContain(`publish the review that was drafted and decides at ${approval.approve_url}`);
  expect((await getOrderStatus(nobody(), orderHandle(id))).next_step).toMatch(/^Nothing is to be done/);
});

it("a drafted review that waits hides no word on the delivery, nor what was asked of it", async () => {
  const person = await makePerson();
  const app = await appOf(person, null, ["purchases:read", "purchases:write"]);
  const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
  const acceptBy = new Date(NOW.getTime() + DAY);
  const state = { status: "DELIVERED", deliveryNumber: 1, acceptBy, buyerUserId: person.userId } as const;
  const { id } = await sell(seller, state);
  const { approval } = await acceptPurchase(app.at(), id);
  const draft = await draftReview(app.at(after(1)), id, DRAFT);
  const faces = async () =>
    Promise.all([getOrderStatus(app.at(after(3)), orderHandle(id)), getPurchase(app.at(after(3)), id)] as const);
  for (const face of await faces())
    expect(face).toMatchObject({ approval: { id: draft.id }, approvals: [{ id: draft.id }, { id: approval?.id }] });
  expect((await faces())[0].next_step).toMatch(/^The person was asked to accept the delivery/);
  await refuse({ ...as(person), now: after(2) }, approval?.id ?? "", "The logo is blurred.");
  const said = { id: approval?.id, kind: "acceptance", status: "REFUSED", reason: "The logo is blurred." };
  for (const face of await faces())
    expect(face).toMatchObject({ approval: said, approvals: [said, { id: draft.id, status: "WAITING" }] });
  expect((await faces())[0].next_step).toMatch(/would not accept the delivery: The logo is blurred\./);
  // of what is delivered since, nobody has said anything
  await database().update(orders).set({ deliveryNumber: 2 }).where(eq(orders.id, id));
  expect((await faces())[0].next_step).toMatch(/^The buyer accepts, asks for a revision/);
});

it("publishing a draft and writing a review at once end in one of the two", async () => {
  for (let round = 0; round < 8; round++) {
    const { person, id, approval } = await drafted();
    const publish = async () => {
      await publishDraft(as(person), approval.id, DRAFT);
      return "published";
    };
    const [published, written] = await Promise.allSettled([
      publish().catch((error: { code?: string }) => error.code),
      submitReview(as(person), { orderId: id, rating: 1, title: "Mine", body: "" }),
    ]);
    expect(written.status).toBe("fulfilled");
    const said = published.status === "fulfilled" ? published.value : "";
    expect(["published APPROVED", "invalid_state_transition LAPSED"]).toContain(
      `${said} ${await statusOf(approval.id)}`,
    );
  }
});

it("a drafted review lapses when the time for it is over, not before, and once", async () => {
  const { person, approval } = await drafted();
  const at = (ms: number) => operator(new Date(NOW.getTime() + 14 * DAY + ms));
  await lapseDrafts(at(-1));
  expect(await statusOf(approval.id)).toBe("WAITING");
  const done = await Promise.all([1, 2, 3].map(() => lapseDrafts(at(0))));
  expect(done.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
  expect(await statusOf(approval.id)).toBe("LAPSED");
  expect(await countApprovals(as(person))).toBe(0);
  expect(await lapsedOf(person.userId)).toHaveLength(1);
  expect(await lapseDrafts(at(DAY))).toBe(0);
});

it("a drafted review of a test order lapses in test mode, too", async () => {
  const person = await makePerson();
  const bought = { buyerUserId: person.userId, status: "COMPLETED", closedAt: NOW, livemode: false } as const;
  const { id } = await sell(seller, bought);
  const app = await appOf(person, null, ["purchases:read", "purchases:write"]);
  const approval = await draftReview(inTest(app.at()), id, DRAFT);
  expect(await lapseDrafts(operator(new Date(NOW.getTime() + 14 * DAY)))).toBe(1);
  expect(await statusOf(approval.id)).toBe("LAPSED");
  expect(await lapsedOf(person.userId)).toMatchObject([{ livemode: false }]);
});

it("a draft begins the review that its person writes on the order's page, and is approved with it, for them alone", async () => {
  const { person, id, approval } = await drafted();
  const page = await getOrderByToken(as(person), id, undefined);
  expect(page.draft).toEqual({ id: approval.id, app: expect.any(String), ...DRAFT });
  expect((await getOrderByToken(nobody(), id, orderLinkToken(id))).draft).toBeNull();
  const written = await writeReview(as(person), { orderId: id, draftId: approval.id, ...DRAFT, rating: 4 });
  expect(written).toMatchObject({ rating: 4, title: "Fine" });
  expect(await statusOf(approval.id)).toBe("APPROVED");
  expect((await getOrderByToken(as(person), id, undefined)).draft).toBeNull();
});

it("a review that began with a draft is published also where the draft was refused meanwhile", async () => {
  const { person, id, approval } = await drafted();
  await refuse(as(person), approval.id, "No, thanks.");
  const written = await writeReview(as(person), { orderId: id, draftId: approval.id, ...DRAFT, rating: 3 });
  expect(written).toMatchObject({ rating: 3 });
  expect(await statusOf(approval.id)).toBe("REFUSED");
});
