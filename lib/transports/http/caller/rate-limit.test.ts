import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeApiKey, makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { getMe } from "@/lib/contracts/people/me";
import { TIERS } from "@/lib/contracts/tiers";
import { currentDate } from "@/lib/core/clock";
import { beginCall } from "../call";
import { authenticate } from "./authenticate";
import { limitRate } from "./rate-limit";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

/** How a key stands after a call of an operation that grants three a minute; "429" once it is refused. */
async function standing(token: string, now: Date): Promise<string> {
  const request = new Request("http://localhost:3000/api/v1/me", { headers: { authorization: `Bearer ${token}` } });
  const call = { ...beginCall(request), now };
  const actor = await authenticate(call, getMe);
  return limitRate(actor, call, { id: "rare", perMinute: 3 }).then(
    (headers) => headers.ratelimit ?? "",
    (error) => String(error.status),
  );
}

describe("a limit of an account", () => {
  it("counts test mode apart: what is tried out takes nothing of what live keys may do", async () => {
    const { profileId } = await makeCreator();
    const [live, other] = [(await makeApiKey(profileId)).token, (await makeApiKey(profileId)).token];
    const tried = (await makeApiKey(profileId, ["identity:read"], { livemode: false })).token;
    const now = new Date(Math.floor(currentDate().getTime() / 60_000) * 60_000);
    const left = async (token: string) => /r=\d+/.exec(await standing(token, now))?.[0] ?? "429";
    expect([await left(tried), await left(tried), await left(tried), await left(tried)]).toEqual([
      "r=2",
      "r=1",
      "r=0",
      "429",
    ]);
    expect(await left(live)).toBe("r=2");
    expect(await left(other), "the live keys of an account share theirs").toBe("r=1");
  });

  it("has the plan's numbers in each mode", async () => {
    const { profileId } = await makeCreator();
    const { burstPerMinute, requestsPerDay } = TIERS.FREE;
    for (const livemode of [true, false]) {
      const { token } = await makeApiKey(profileId, ["identity:read"], { livemode });
      const request = new Request("http://localhost:3000/api/v1/me", { headers: { authorization: `Bearer ${token}` } });
      const call = beginCall(request);
      const { "ratelimit-policy": policy, ratelimit } = await limitRate(await authenticate(call, getMe), call);
      expect(policy).toBe(`"burst";q=${burstPerMinute};w=60, "day";q=${requestsPerDay};w=86400`);
      expect(ratelimit).toContain(`r=${burstPerMinute - 1};`);
    }
  });
});
