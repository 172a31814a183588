import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { makePost } from "@/db/factories/posts";
import { auditLog, formerHandles, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { databaseCode } from "@/lib/core/errors";
import { systemContext } from "@/lib/core/system-context";
import { DAY_MS } from "@/lib/core/values/durations";
import { requestQuote } from "@/lib/domain/contact/quotes/request";
import { eraseProfile } from "@/lib/domain/people/accounts/leaving/erase";
import { getReputation } from "@/lib/domain/people/reputation/reputation";
import { getPost, listPosts } from "@/lib/domain/publishing/posts/reading/read";
import { saleOf } from "@/lib/domain/trade/orders/checkout/sale";
import { getOffer } from "@/lib/domain/trade/products/read";
import { listReviews } from "@/lib/domain/trade/reviews/read";
import { checkHandle } from "./change-handle";
import { createProfile } from "./create";
import { editProfile } from "./edit";
import { getProfile, profilesByHandles } from "./read";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
  anyone = createContext({ actor: { kind: "anonymous" }, requestId: "test", now: NOW });
});
afterAll(() => own.drop());

const NOW = new Date("2026-11-22T09:00:00Z");
let anyone: Context;

async function creator(parts: Parameters<typeof makeCreator>[0] = {}) {
  const made = await makeCreator({ mcpDiscoverable: true, ...parts });
  const { userId, profileId, email } = made;
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  const at = (days = 0) => ({ ...systemContext("test", new Date(NOW.getTime() + days * DAY_MS)), actor }) as Context;
  return { ...made, ctx: at(), at };
}

describe("a handle that is changed", () => {
  it("is the page's at once, and the former one leads to the page wherever a handle is given", async () => {
    const { ctx, profileId } = await creator({ handle: "old-harbour" });
    const product = await makeProduct(profileId, { name: "Logo", slug: "logo", sellable: true });
    await makePost(profileId, { slug: "a-post" });
    expect(await editProfile(ctx, { handle: "New-Harbour" })).toMatchObject({
      handle: "new-harbour",
      profile_url: "http://localhost:3000/new-harbour",
      offers: [{ url: "http://localhost:3000/new-harbour/products/logo" }],
    });
    const asked = { handle: "Old-Harbour", productId: product.id, agreed: false, agents: true };
    const found = await Promise.all([
      getProfile(anyone, "old-harbour").then(({ handle }) => handle),
      profilesByHandles(anyone, ["OLD-harbour", "nobody-1"]).then(([one, none]) => [one?.handle, none]),
      getOffer(anyone, "old-harbour", "logo").then((offer) => offer.creator.handle),
      getPost(anyone, "old-harbour", "a-post").then((post) => post.creator.handle),
      listPosts(anyone, { creator: "old-harbour" }).then(({ data }) => data[0]?.creator.handle),
      getReputation(anyone, "old-harbour").then(({ handle }) => handle),
      listReviews(anyone, "old-harbour", {}).then(({ review_count }) => review_count),
      saleOf(anyone, asked).then(({ handle }) => handle),
      requestQuote(anyone, { handle: "old-harbour", brief: "A mark", attachments: [] }).then(
        ({ creator }) => creator.handle,
      ),
    ]);
    const now = "new-harbour";
    expect(found).toEqual([now, [now, null], now, now, now, now, 0, now, now]);
    const [entry] = await database().select().from(auditLog).where(eq(auditLog.action, "profile.handle_changed"));
    expect(entry).toMatchObject({ ownerId: profileId, diff: { from: "old-harbour", to: "new-harbour" } });
  });

  it("leaves the former one to its owner alone, who may take it back", async () => {
    const [one, other] = [await creator({ handle: "first-name" }), await creator()];
    await editProfile(one.ctx, { handle: "second-name" });
    await expect(editProfile(other.ctx, { handle: "First-Name" })).rejects.toMatchObject({ code: "conflict" });
    const joining = { userId: other.userId, handle: "first-name", displayName: "Me" };
    await expect(createProfile(database(), anyone, joining)).rejects.toMatchObject({ code: "conflict" });
    expect(await checkHandle(other.ctx, "first-name")).toEqual({ free: false, reason: "is taken" });
    expect(await checkHandle(one.ctx, "first-name")).toEqual({ free: true, reason: null });
    expect(await editProfile(one.ctx, { handle: "first-name" })).toMatchObject({ handle: "first-name" });
    expect(await getProfile(anyone, "second-name")).toMatchObject({ handle: "first-name" });
  });

  it.each([
    ["support", "validation_error"],
    ["taken-one", "conflict"],
  ])("cannot become %s", async (handle, code) => {
    if (handle === "taken-one") await creator({ handle });
    const { ctx, handle: before } = await creator({ tagline: "Before" });
    await expect(editProfile(ctx, { handle, tagline: "After" })).rejects.toMatchObject({ code });
    expect(await getProfile(anyone, before)).toMatchObject({ handle: before, tagline: "Before" });
  });

  it("changes three times in thirty days, back and forth too", async () => {
    const { at } = await creator({ handle: "to-and-fro" });
    for (const handle of ["fro-and-to", "to-and-fro", "fro-and-to"]) await editProfile(at(), { handle });
    await expect(editProfile(at(29), { handle: "to-and-fro" })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("3 times in 30 days"),
    });
    expect(await editProfile(at(31), { handle: "to-and-fro" })).toMatchObject({ handle: "to-and-fro" });
  });

  it("goes to one of two who want it at once", async () => {
    const pair = [await creator(), await creator()];
    const tried = await Promise.allSettled(pair.map(({ ctx }) => editProfile(ctx, { handle: "wanted-by-two" })));
    expect(tried.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(tried.find((one) => one.status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
  });

  it("is not caught by who waits for it while its owner leaves it", async () => {
    const [owner, other] = [await creator({ handle: "watched-name" }), await creator()];
    const caught = database().transaction(async (leaving) => {
      await leaving.insert(formerHandles).values({ handle: "watched-name", profileId: owner.profileId });
      await leaving.update(profiles).set({ handle: "left-it" }).where(eq(profiles.id, owner.profileId));
      // no look before: what is left is the index of handles, for which this waits, and the trigger
      const taking = database().update(profiles).set({ handle: "watched-name" });
      const waiting = taking.where(eq(profiles.id, other.profileId)).then(() => "taken", databaseCode);
      await untilSomebodyWaits();
      return { waiting };
    });
    expect(await (await caught).waiting).toBe("23505");
  });

  it("hides with its page, and is free again when the account is deleted", async () => {
    const { ctx, profileId } = await creator({ handle: "gone-soon" });
    await editProfile(ctx, { handle: "gone-now" });
    await database().update(profiles).set({ suspendedAt: NOW }).where(eq(profiles.id, profileId));
    await expect(getProfile(anyone, "gone-soon")).rejects.toMatchObject({ code: "not_found" });
    await database().transaction((tx) => eraseProfile(tx, profileId, "deleted-1", NOW));
    expect(await checkHandle((await creator()).ctx, "gone-soon")).toEqual({ free: true, reason: null });
  });
});

/** Until a statement waits for a lock that another transaction holds. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await database().execute(waiting)).length === 0) await new Promise(setImmediate);
}
