import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { makeMembership, makeTier } from "@/db/factories/creator-records";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { SaveTier } from "@/lib/contracts/trade/memberships/memberships";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { listTiers } from "./read";
import { listOwnTiers, moveTier, saveTier, setTierActive } from "./tiers";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function creator() {
  const made = await makeCreator();
  const { userId, profileId, email } = made;
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  const ctx: Context = { ...systemContext("test", new Date("2026-11-20T09:30:00.000Z")), actor };
  return { ...made, ctx };
}

const tier = (name: string, more: object = {}) => SaveTier.parse({ name, price: "7", interval: "month", ...more });
const names = async (ctx: Context) => (await listTiers(ctx, { limit: 100 })).data.map((row) => row.name);

it("takes prices as people write them, and perks a line each", () => {
  const parsed = tier(" Ink ", { price: "7,5", perks: "One\n\n Two \nOne" });
  expect(parsed).toMatchObject({ name: "Ink", price: 750, perks: ["One", "Two"] });
  expect(tier("Free", { price: "0" }).price).toBe(0);
  for (const price of ["", "-1", "0.5", "1000.01", "7.123", "free"]) {
    const sent = SaveTier.safeParse({ name: "Ink", price, interval: "month" });
    expect(sent.error?.issues[0]?.path, price).toEqual(["price"]);
  }
});

it("is made last, changed, archived and put back; the API lists the active ones in order", async () => {
  const { ctx } = await creator();
  const [first, second] = [await saveTier(ctx, tier("Ink")), await saveTier(ctx, tier("Ink"))];
  expect([first.slug, second.slug]).toEqual(["ink", "ink-2"]);
  await saveTier(ctx, tier("Paper", { id: second.id, price: "12" }));
  expect(await names(ctx)).toEqual(["Ink", "Paper"]);
  await moveTier(ctx, second.id, -1);
  await moveTier(ctx, second.id, -1);
  expect(await names(ctx)).toEqual(["Paper", "Ink"]);
  await setTierActive(ctx, second.id, false);
  expect(await names(ctx)).toEqual(["Ink"]);
  expect((await listOwnTiers(ctx)).map((row) => row.active)).toEqual([false, true]);
  await setTierActive(ctx, second.id, true);
  expect((await listOwnTiers(ctx)).find((row) => row.id === second.id)?.price_cents).toBe(1200);
});

it("keeps the interval that members pay by, and is nobody else's", async () => {
  const [one, other] = [await creator(), await creator()];
  const { id } = await makeTier(one.profileId);
  await makeMembership(one.profileId, id);
  const yearly = tier("Ink", { id, interval: "year" });
  await expect(saveTier(one.ctx, yearly)).rejects.toMatchObject({ code: "conflict" });
  await expect(saveTier(other.ctx, tier("Mine", { id }))).rejects.toMatchObject({ code: "not_found" });
  await expect(setTierActive(other.ctx, id, false)).rejects.toMatchObject({ code: "not_found" });
  await expect(moveTier(other.ctx, id, 1)).rejects.toMatchObject({ code: "not_found" });
});

it("counts to ten, also when they come at once", async () => {
  const { ctx } = await creator();
  const made = await Promise.allSettled(Array.from({ length: 14 }, (_, n) => saveTier(ctx, tier(`Tier ${n}`))));
  expect(made.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(10);
});
