import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { systemContext } from "@/lib/core/system-context";
import { findFounders } from "@/lib/domain/network/founders/find";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { database } from "../client";
import { bookings, memberships } from "../schema";
import { makeBooking, makeFounder, makeMembership, makeTier } from "./creator-records";
import { makeCreator } from "./index";

const ctx = () => systemContext("test", new Date());
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

describe("factories", () => {
  it("make tiers in order, with members whom they count", async () => {
    const { profileId, handle } = await makeCreator();
    const [first, second] = [await makeTier(profileId), await makeTier(profileId, { interval: "year" })];
    await makeMembership(profileId, second.id);
    await makeMembership(profileId, second.id, { memberName: "Ann Lee" });
    const left = { startedAt: new Date("2026-01-01"), canceledAt: new Date("2026-02-01") };
    const gone = await makeMembership(profileId, second.id, left);
    const { tiers } = await getProfile(ctx(), handle);
    expect(tiers.map(({ id, member_count }) => [id, member_count])).toEqual([
      [first.id, 0],
      [second.id, 2],
    ]);
    const [row] = await database().select().from(memberships).where(eq(memberships.id, gone.id));
    expect(row).toMatchObject({ ...left, status: "CANCELED", memberEmail: gone.email });
  });

  it("make bookings and founder cards", async () => {
    const { profileId, handle } = await makeCreator({ mcpDiscoverable: true });
    const { id } = await makeBooking(profileId, { status: "CANCELED", guestNotes: "Not today." });
    const [booking] = await database().select().from(bookings).where(eq(bookings.id, id));
    expect(booking).toMatchObject({ profileId, status: "CANCELED", guestNotes: "Not today." });
    expect(booking?.canceledAt).toBeInstanceOf(Date);
    await makeFounder(profileId, { stage: "idea" });
    expect((await findFounders(ctx(), { stage: "idea" })).data.map((found) => found.handle)).toEqual([handle]);
  });
});
