import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCreator, makePaidOrder } from "@/db/factories";
import { makeMember, makeReview, makeViews } from "@/db/factories/analytics";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Scope } from "@/lib/contracts/scopes";
import type { Actor, Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { getOverview } from "./overview";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const NOVEMBER = { from: "2026-11-01", to: "2026-11-30" };

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

/** A context of a creator's API key with these scopes. */
function holding(profileId: string, scopes: Scope[] = ["analytics:read", "revenue:read"]): Context {
  const credential = {
    kind: "api_key",
    id: "key_1",
    prefix: null,
    clientId: null,
    expiresAt: null,
    livemode: true,
  } as const;
  const actor: Actor = {
    kind: "credential",
    credential,
    userId: "usr_1",
    profileId,
    handle: "h",
    displayName: "H",
    tier: "FREE",
    scopes,
  };
  return { ...systemContext("test", NOW), actor };
}

const at = (text: string) => new Date(`2026-${text}Z`);

describe("getOverview", () => {
  it("answers nothing with nothing, not with invented figures", async () => {
    const { profileId } = await makeCreator();
    expect(await getOverview(holding(profileId), {})).toEqual({
      range: { from: "2026-10-22T00:00:00.000Z", to: "2026-11-20T09:30:00.000Z" },
      profile_views: 0,
      post_views: 0,
      orders_paid: 0,
      orders_completed: 0,
      conversion_rate: null,
      members: 0,
      reviews: 0,
      rating: null,
      earnings: { gross_cents: 0, fees_cents: 0, refunded_cents: 0, net_cents: 0, currency: "usd" },
    });
  });

  it("counts what lies in the range, its first moment but not the one after it", async () => {
    const { profileId } = await makeCreator();
    for (const day of ["2026-10-31", "2026-11-01", "2026-11-30", "2026-12-01"]) {
      await makeViews(profileId, day, day.startsWith("2026-11") ? 10 : 1_000);
      await makeViews(profileId, day, day.startsWith("2026-11") ? 2 : 1_000, "post_1");
    }
    for (const moment of ["10-31T23:59:59.999", "11-01T00:00:00.000", "11-30T23:59:59.999", "12-01T00:00:00.000"]) {
      await makePaidOrder(profileId, { paidAt: at(moment) });
      await makeReview(profileId, 5, at(moment)); // of an order that was paid and completed at that moment
    }
    const figures = await getOverview(holding(profileId), NOVEMBER);
    expect(figures).toMatchObject({
      range: { from: "2026-11-01T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z" },
      profile_views: 20,
      post_views: 4,
      orders_paid: 4,
      orders_completed: 2,
      conversion_rate: 0.2,
      reviews: 2,
    });
  });

  it("takes whole days of views where the range begins or ends within one", async () => {
    const { profileId } = await makeCreator();
    for (const [day, views] of [
      ["2026-11-02", 1],
      ["2026-11-03", 10],
      ["2026-11-04", 100],
      ["2026-11-05", 1_000],
    ] as const)
      await makeViews(profileId, day, views);
    const of = async (from: string, to: string) => (await getOverview(holding(profileId), { from, to })).profile_views;
    expect(await of("2026-11-03T23:00:00Z", "2026-11-04T01:00:00Z")).toBe(110);
    expect(await of("2026-11-03T23:00:00Z", "2026-11-04T00:00:00Z")).toBe(10);
  });

  it("counts an order as paid whatever became of it, and as completed only while it stands so", async () => {
    const { profileId } = await makeCreator();
    const paidAt = at("11-05T10:00:00.000");
    const closedAt = at("11-08T10:00:00.000");
    for (const status of ["PAID", "DELIVERED", "CANCELED"] as const) await makePaidOrder(profileId, { status, paidAt });
    for (const status of ["COMPLETED", "DISPUTED", "REFUNDED"] as const)
      await makePaidOrder(profileId, { status, paidAt, closedAt });
    await makePaidOrder(profileId, { status: "COMPLETED", paidAt: at("10-05T10:00:00.000"), closedAt });
    for (const status of ["CHECKOUT_OPEN", "EXPIRED"] as const)
      await makePaidOrder(profileId, { status, paidAt: null, createdAt: paidAt });
    expect(await getOverview(holding(profileId), NOVEMBER)).toMatchObject({ orders_paid: 6, orders_completed: 2 });
  });

  it("earns what is left of the orders paid in the range: a refund, whenever it comes, takes the amount and gives the fee back", async () => {
    const { profileId } = await makeCreator();
    const paidAt = at("11-05T10:00:00.000");
    await makePaidOrder(profileId, { paidAt, amountCents: 12_345, feeCents: 1_235 });
    const refundedAt = at("11-20T10:00:00.000");
    await makePaidOrder(profileId, { paidAt, refundedAt, amountCents: 20_000, feeCents: 2_000, status: "REFUNDED" });
    await makePaidOrder(profileId, { paidAt, amountCents: 5_000, feeCents: 500, status: "CANCELED" });
    // paid before the range and refunded in it; paid in it and refunded after it, and in part
    await makePaidOrder(profileId, {
      paidAt: at("10-05T10:00:00.000"),
      refundedAt,
      amountCents: 9_999,
      status: "REFUNDED",
    });
    await makePaidOrder(profileId, {
      paidAt,
      refundedAt: at("12-01T00:00:00.000"),
      amountCents: 700,
      status: "REFUNDED",
    });
    await makePaidOrder(profileId, { paidAt, refundedAt, refundedCents: 400, amountCents: 1_000, feeCents: 99 });
    const { earnings } = await getOverview(holding(profileId), NOVEMBER);
    expect(earnings).toEqual({
      gross_cents: 37_345 + 700 + 1_000,
      fees_cents: 3_735 + 70 + 99,
      refunded_cents: 20_000 + 700 + 400,
      net_cents: 12_345 - 1_235 + 5_000 - 500 + (1_000 - 99) - (400 - 40),
      currency: "usd",
    });
  });

  it("sums beyond what 32 bits hold", async () => {
    const { profileId } = await makeCreator();
    for (let n = 0; n < 3; n++)
      await makePaidOrder(profileId, { paidAt: at("11-05T10:00:00.000"), amountCents: 2_000_000_000 });
    const { earnings } = await getOverview(holding(profileId), NOVEMBER);
    expect(earnings).toMatchObject({ gross_cents: 6_000_000_000, fees_cents: 600_000_000, net_cents: 5_400_000_000 });
  });

  it("withholds earnings without revenue:read, and shows them to the creator in person", async () => {
    const { profileId, userId, email } = await makeCreator();
    const without = await getOverview(holding(profileId, ["analytics:read"]), {});
    expect(without).not.toHaveProperty("earnings");
    const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
    expect(await getOverview({ ...holding(profileId), actor }, {})).toHaveProperty("earnings");
  });

  it("counts members as they are now, each once, and takes the rating as it stands", async () => {
    const { profileId } = await makeCreator({ rating: 4.25 });
    const { email } = await makeMember(profileId, {
      startedAt: at("03-01T00:00:00.000"),
      canceledAt: at("04-01T00:00:00.000"),
    });
    await makeMember(profileId, { startedAt: at("05-01T00:00:00.000"), email });
    await makeMember(profileId, { startedAt: at("05-01T00:00:00.000") });
    await makeMember(profileId, { startedAt: at("11-02T00:00:00.000"), canceledAt: at("11-03T00:00:00.000") });
    expect(await getOverview(holding(profileId), NOVEMBER)).toMatchObject({ members: 2, rating: 4.25 });
  });

  it("says nothing of another creator", async () => {
    const [{ profileId }, other] = [await makeCreator(), await makeCreator()];
    await makeViews(other.profileId, "2026-11-05", 7);
    await makeReview(other.profileId, 5, at("11-05T10:00:00.000"));
    await makeMember(other.profileId);
    expect(await getOverview(holding(profileId), NOVEMBER)).toMatchObject({
      ...{ profile_views: 0, orders_paid: 0, orders_completed: 0, members: 0, reviews: 0 },
      earnings: { gross_cents: 0 },
    });
  });
});
