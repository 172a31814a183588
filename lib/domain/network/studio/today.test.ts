import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { disputeProposals, intros, orders, profiles, quotes } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewPost } from "@/lib/contracts/publishing/posts";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { saveDraft } from "@/lib/domain/publishing/posts/writing/publish";
import { readToday } from "./today";

const NOW = new Date("2026-11-20T10:00:00.000Z");
const DAY = 86_400_000;
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function creator() {
  const made = await makeCreator({ tagline: "" });
  const { userId, profileId, email } = made;
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return { ...made, ctx: { ...systemContext("test", NOW), actor } as Context };
}

type Status = (typeof orders.$inferSelect)["status"];

async function order(
  profileId: string,
  productId: string,
  status: Status,
  paidDaysAgo: number,
  set: Partial<typeof orders.$inferInsert> = {},
): Promise<string> {
  const id = newId("ord");
  const paidAt = new Date(NOW.getTime() - paidDaysAgo * DAY);
  const row = { id, profileId, productId, productTitle: status, status, source: "site" as const, paidAt };
  const money = { amountCents: 10_000, feeCents: 1_000, lines: [], deliveryDays: 5, expiresAt: NOW };
  await database()
    .insert(orders)
    .values({ ...row, ...money, updatedAt: paidAt, linkTokenHash: Buffer.from(id), ...set });
  return id;
}

const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY);

/** Another delivery that both sides of a dispute agreed on. */
function again(orderId: string, dueAt: Date, decidedAt: Date) {
  const base = { id: newId("prop"), orderId, side: "buyer", kind: "deliver_again", status: "ACCEPTED" } as const;
  return { ...base, dueAt, decidedAt };
}

describe("readToday", () => {
  it("has nothing for a newcomer, and no step done", async () => {
    const { ctx } = await creator();
    expect(await readToday(ctx)).toEqual({
      steps: { profile: false, product: false, payouts: false, discoverable: false },
      has_sold: false,
      waiting: { intros: 0, quotes: 0, briefs: 0, drafts: 0, reviews: 0, disputes: 0 },
      orders: { due: 0, late: 0, next: [] },
    });
  });

  it("names what is to deliver by when it is due, and counts who waits, of this creator alone", async () => {
    const [{ ctx, profileId }, other] = [await creator(), await creator()];
    const { id: productId } = await makeProduct(profileId, { sellable: true });
    const foreign = await makeProduct(other.profileId);
    await order(other.profileId, foreign.id, "PAID", 1);
    const soon = await order(profileId, productId, "PAID", 1);
    const late = await order(profileId, productId, "PAID", 9);
    const disputed = await order(profileId, productId, "DISPUTED", 3);
    for (const status of ["DELIVERED", "COMPLETED", "REFUNDED"] as const) await order(profileId, productId, status, 1);
    await saveDraft(ctx, NewPost.parse({ title: "Later" }));
    const intro = { profileId, note: "Hello", callbackUrl: "https://agent.example" };
    await database()
      .insert(intros)
      .values([
        { ...intro, id: newId("intro") },
        { ...intro, id: newId("intro"), status: "DECLINED" },
      ]);
    const quote = { profileId, buyerName: "Robin", source: "site" as const, brief: "A mark", threadId: newId("thr") };
    await database()
      .insert(quotes)
      .values([
        { ...quote, id: newId("qt") },
        { ...quote, id: newId("qt"), status: "DECLINED" },
      ]);
    const about = { tagline: "Cuts", bio: "I cut.", categories: ["design-creative"], mcpDiscoverable: true };
    await database().update(profiles).set(about).where(eq(profiles.id, profileId));

    const today = await readToday(ctx);
    expect(today).toMatchObject({
      steps: { profile: true, product: true, payouts: true, discoverable: true },
      has_sold: true,
      waiting: { intros: 1, quotes: 1, briefs: 0, drafts: 1, reviews: 0, disputes: 1 },
      orders: { due: 2, late: 1 },
    });
    expect(today.orders.next.map((next) => next.id)).toEqual([late, disputed, soon]);
    expect(today.orders.next[0]).toMatchObject({ due_at: "2026-11-16T10:00:00.000Z", amount_cents: 10_000 });
  });

  it("has no date for an order that waits for its buyer's answers, nor for changes without an agreed date", async () => {
    const { ctx, profileId } = await creator();
    const { id } = await makeProduct(profileId, { sellable: true });
    const unanswered = await order(profileId, id, "PAID", 9, { awaitsBrief: true });
    const dueAt = daysFromNow(-4);
    const changes = await order(profileId, id, "REVISION_REQUESTED", 9, { dueAt, deliveredAt: daysFromNow(-6) });
    const agreed = await order(profileId, id, "REVISION_REQUESTED", 30, { dueAt, deliveredAt: daysFromNow(-12) });
    const disputed = await order(profileId, id, "DISPUTED", 3, { dueAt });
    const soon = await order(profileId, id, "PAID", 1);
    await database()
      .insert(disputeProposals)
      .values([
        again(agreed, daysFromNow(2), daysFromNow(-5)),
        // an agreement that a delivery has met is over
        again(changes, daysFromNow(-7), daysFromNow(-8)),
      ]);

    const { orders: found } = await readToday(ctx);
    expect(found).toMatchObject({ due: 4, late: 0 });
    expect(found.next.map((next) => [next.id, next.due_at, next.awaits_brief])).toEqual([
      [changes, null, false],
      [disputed, null, false],
      [agreed, daysFromNow(2).toISOString(), false],
      [soon, daysFromNow(4).toISOString(), false],
      [unanswered, null, true],
    ]);
  });

  it("names five at most and counts them all", async () => {
    const { ctx, profileId } = await creator();
    const { id } = await makeProduct(profileId);
    for (let i = 0; i < 7; i++) await order(profileId, id, "PAID", i);
    const { orders: found } = await readToday(ctx);
    expect(found).toMatchObject({ due: 7, late: 1 });
    expect(found.next).toHaveLength(5);
  });
});
