import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { makeMember } from "@/db/factories/analytics";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { getCohorts, lastWeeks } from "./cohorts";

/** A Friday; its week began on Monday the 16th. */
const NOW = new Date("2026-11-20T09:30:00.000Z");

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

async function creator(now = NOW): Promise<{ profileId: string; ctx: Context }> {
  const { profileId, userId, email } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return { profileId, ctx: { ...systemContext("test", now), actor } };
}

const on = (text: string) => new Date(`2026-${text}Z`);

describe("lastWeeks", () => {
  it.each([
    ["2026-11-16T00:00:00.000Z", ["2026-11-09", "2026-11-16"]],
    ["2026-11-22T23:59:59.999Z", ["2026-11-09", "2026-11-16"]],
    ["2027-01-02T12:00:00.000Z", ["2026-12-21", "2026-12-28"]],
  ])("of %s begin on Mondays", (now, weeks) => {
    expect(lastWeeks(new Date(now), 2)).toEqual(weeks);
  });
});

describe("getCohorts", () => {
  it("has every week, also without members, and no week that has not ended", async () => {
    const { ctx } = await creator();
    expect(await getCohorts(ctx, { weeks: 3 })).toEqual({
      weeks: 3,
      cohorts: [
        { week: "2026-11-02", size: 0, retained: [0, 0] },
        { week: "2026-11-09", size: 0, retained: [0] },
        { week: "2026-11-16", size: 0, retained: [] },
      ],
    });
  });

  it("puts members into the week they joined in, from Monday's first moment to Sunday's last", async () => {
    const { profileId, ctx } = await creator();
    for (const startedAt of ["11-01T23:59:59.999", "11-02T00:00:00.000", "11-08T23:59:59.999", "11-16T00:00:00.000"])
      await makeMember(profileId, { startedAt: on(startedAt) });
    const { cohorts } = await getCohorts(ctx, { weeks: 3 });
    expect(cohorts.map(({ size }) => size)).toEqual([2, 0, 1]);
    expect((await getCohorts(ctx, { weeks: 4 })).cohorts.map(({ size }) => size)).toEqual([1, 2, 0, 1]);
  });

  it("retains who is active at the end of each week after joining", async () => {
    const { profileId, ctx } = await creator();
    const startedAt = on("10-27T12:00:00.000");
    const left = ["10-28T00:00:00.000", "11-01T23:59:59.999", "11-02T00:00:00.000", "11-09T10:00:00.000", null];
    for (const moment of left) await makeMember(profileId, { startedAt, canceledAt: moment ? on(moment) : null });
    const { cohorts } = await getCohorts(ctx, { weeks: 4 });
    // two left within the first week, one in the first moment after it, one in the third week
    expect(cohorts[0]).toEqual({ week: "2026-10-26", size: 5, retained: [3, 2, 1] });
  });

  it("knows a member by the address: a change of tier is no departure, a return is no new member", async () => {
    const { profileId, ctx } = await creator();
    const joined = {
      email: "Robin@example.com",
      startedAt: on("10-27T12:00:00.000"),
      canceledAt: on("10-29T12:00:00.000"),
    };
    await makeMember(profileId, joined);
    await makeMember(profileId, { ...joined, startedAt: joined.canceledAt, canceledAt: on("11-03T12:00:00.000") });
    await makeMember(profileId, { email: "robin@example.com", startedAt: on("11-10T12:00:00.000") });
    const { cohorts } = await getCohorts(ctx, { weeks: 4 });
    expect(cohorts.map(({ size, retained }) => [size, retained])).toEqual([
      [1, [1, 0, 1]],
      [0, [0, 0]],
      [0, [0]],
      [0, []],
    ]);
  });

  it("leaves out who first joined before, also when they come back", async () => {
    const { profileId, ctx } = await creator();
    const { email } = await makeMember(profileId, {
      startedAt: on("05-05T12:00:00.000"),
      canceledAt: on("06-05T12:00:00.000"),
    });
    await makeMember(profileId, { email, startedAt: on("11-10T12:00:00.000") });
    expect((await getCohorts(ctx, { weeks: 2 })).cohorts.map(({ size }) => size)).toEqual([0, 0]);
  });

  it("says nothing of another creator, not even of a member they share", async () => {
    const [one, two] = [await creator(), await creator()];
    const shared = { email: "shared@example.com", startedAt: on("11-10T12:00:00.000") };
    await makeMember(one.profileId, { ...shared, canceledAt: on("11-11T12:00:00.000") });
    await makeMember(two.profileId, shared);
    const of = async ({ ctx }: typeof one) => (await getCohorts(ctx, { weeks: 2 })).cohorts[0];
    expect(await of(one)).toEqual({ week: "2026-11-09", size: 1, retained: [0] });
    expect(await of(two)).toEqual({ week: "2026-11-09", size: 1, retained: [1] });
  });
});
