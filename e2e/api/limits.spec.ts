import type { APIRequestContext, APIResponse } from "playwright/test";
import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { PUBLIC_REQUESTS_PER_MINUTE, TIERS } from "@/lib/contracts/tiers";
import {
  callerOf,
  expectRefusal,
  type Headers,
  keyed,
  makeCaller,
  setCounter,
  setMonth,
  spareAddress,
} from "./callers";
import { describedBy, expect, readDescribed, test } from "./described";

type Standing = { name: string; remaining: number; seconds: number };

function standingOf(response: APIResponse): Standing {
  const [, name = "", remaining, seconds] = /^"(\w+)";r=(\d+);t=(\d+)$/.exec(response.headers().ratelimit ?? "") ?? [];
  return { name, remaining: Number(remaining), seconds: Number(seconds) };
}

/** Calls until a 429; the answers, that one last. A window may begin on the way, so up to two limits' worth pass. */
async function useUp(api: APIRequestContext, path: string, headers: Headers, limit: number): Promise<APIResponse[]> {
  const answers: APIResponse[] = [];
  do answers.push(await api.get(path, { headers }));
  while (answers.at(-1)?.status() !== 429 && answers.length <= 2 * limit);
  return answers;
}

/** The last `limit` calls before the refusal were one window's: each left one less, down to none. */
function expectWindow(answers: APIResponse[], limit: number): void {
  const counted = answers.slice(-limit - 1, -1).map((answer) => standingOf(answer).remaining);
  expect(counted).toEqual(Array.from({ length: limit }, (_, i) => limit - 1 - i));
}

test.describe("RateLimit headers", () => {
  for (const [tier, policy] of [
    ["FREE", '"burst";q=60;w=60, "day";q=5000;w=86400'],
    ["STARTER", '"burst";q=300;w=60, "day";q=50000;w=86400'],
    ["GROWTH", '"burst";q=1200;w=60, "day";q=500000;w=86400'],
    ["ENTERPRISE", '"burst";q=6000;w=60'],
  ] as const)
    test(`say what the ${tier} plan has`, async ({ api }) => {
      const { headers } = await makeCaller(ALL_SCOPES, { tier });
      const response = await api.get("/api/v1/me", { headers });
      expect(response.headers()["ratelimit-policy"]).toBe(policy);
      const { name, remaining, seconds } = standingOf(response);
      expect([name, remaining]).toEqual(["burst", TIERS[tier].burstPerMinute - 1]);
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(seconds).toBeLessThanOrEqual(60);
    });

  test("are on every answer to a credential, refusals too", async ({ api }) => {
    const { headers } = await makeCaller(["posts:write", "identity:read", "webhooks:write"]);
    const answers = [
      await api.get("/api/v1/me", { headers }),
      await api.get("/api/v1/categories", { headers }),
      await api.get("/api/v1/posts", { headers }),
      await api.get("/api/v1/profiles/nobody-here-at-all", { headers }),
      await api.post("/api/v1/posts", { headers, data: {} }),
      await api.post("/api/v1/posts", { headers: keyed(headers), data: {} }),
      await api.delete("/api/v1/webhooks/endpoints/whe_1", { headers }),
    ];
    expect(answers.map((answer) => answer.status())).toEqual([200, 200, 403, 404, 400, 422, 404]);
    for (const answer of answers) {
      expect(standingOf(answer).name, answer.url()).toBe("burst");
      expect(answer.headers()["ratelimit-policy"], answer.url()).toContain('"burst";q=60;w=60');
    }
  });
});

test.describe("the minute", () => {
  test("of a FREE creator has 60 calls, then 429 with Retry-After", async ({ api }) => {
    const { headers } = await makeCaller();
    const answers = await useUp(api, "/api/v1/me", headers, 60);
    expectWindow(answers, 60);
    const refused = answers.at(-1) as APIResponse;
    await expectRefusal(refused, 429, "rate_limit_exceeded");
    const wait = Number(refused.headers()["retry-after"]);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(standingOf(refused)).toEqual({ name: "burst", remaining: 0, seconds: wait });
  });

  test("is the creator's: another of the keys does not open a new one, another creator has another", async ({
    api,
  }) => {
    const one = await makeCaller();
    const second = await callerOf(one.creator);
    const stranger = await makeCaller();
    await setCounter(`b:${one.creator.profileId}`, 60, 60);
    const ask = async (headers: Headers) => (await api.get("/api/v1/me", { headers })).status();
    await ask(one.headers);
    expect([await ask(one.headers), await ask(second.headers), await ask(stranger.headers)]).toEqual([429, 429, 200]);
  });

  test("holds against a hundred calls at once", async ({ api, baseURL }) => {
    const { creator, headers } = await makeCaller();
    await setCounter(`b:${creator.profileId}`, 50, 60);
    const sent = { headers: { ...headers, "x-forwarded-for": spareAddress() } };
    const description = await describedBy(baseURL ?? "", api);
    const ask = async () => (await readDescribed(description, "GET", await fetch(`${baseURL}/api/v1/me`, sent))).status;
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    const passed = answers.filter((status) => status === 200).length;
    // a process may let 2 % of the limit, one call here, pass before it asks what the others have counted
    expect(passed).toBeGreaterThanOrEqual(10);
    expect(passed).toBeLessThanOrEqual(11);
    expect(answers.filter((status) => status === 429)).toHaveLength(100 - passed);
  });

  test("without a credential has 120 calls of an address", async ({ api }) => {
    const address = { "x-forwarded-for": spareAddress() };
    const answers = await useUp(api, "/api/v1/categories", address, PUBLIC_REQUESTS_PER_MINUTE);
    expectWindow(answers, 120);
    const refused = answers.at(-1) as APIResponse;
    await expectRefusal(refused, 429, "rate_limit_exceeded");
    expect(Number(refused.headers()["retry-after"])).toBe(standingOf(refused).seconds);
    expect(refused.headers()["ratelimit-policy"]).toBe('"burst";q=120;w=60');
    const other = await api.get("/api/v1/categories", { headers: { "x-forwarded-for": spareAddress() } });
    expect(other.status()).toBe(200);
    const { headers } = await makeCaller();
    const withKey = await api.get("/api/v1/categories", { headers: { ...address, ...headers } });
    expect(withKey.status()).toBe(200);
  });
});

test("a forged client address buys no fresh minute", async ({ api }) => {
  const address = spareAddress();
  await setCounter(`ip:${address}`, PUBLIC_REQUESTS_PER_MINUTE, 60);
  const ask = async (more: Headers) => (await api.get("/api/v1/categories", { headers: more })).status();
  const forgeries: Headers[] = [
    { "x-forwarded-for": `${spareAddress()}, ${address}` },
    { "x-forwarded-for": `${spareAddress()}, ${spareAddress()}, ${address}` },
    { "x-forwarded-for": ` ,,${address}` },
    { "x-forwarded-for": address, "x-real-ip": spareAddress(), forwarded: `for=${spareAddress()}` },
    { "x-forwarded-for": address, "cf-connecting-ip": spareAddress(), "true-client-ip": spareAddress() },
  ];
  // each process lets a call or two pass before it asks what the others have counted; a fresh minute would let 120
  for (const forged of forgeries) await expect.poll(() => ask(forged), JSON.stringify(forged)).toBe(429);
  expect(await ask({ "x-forwarded-for": spareAddress() })).toBe(200);
});

test("the day of a FREE creator has 5,000 calls, then 429 until it ends", async ({ api }) => {
  const { creator, headers } = await makeCaller();
  await setCounter(`d:${creator.profileId}`, TIERS.FREE.requestsPerDay, 86_400);
  const answers = await useUp(api, "/api/v1/me", headers, 120);
  const refused = answers.at(-1) as APIResponse;
  await expectRefusal(refused, 429, "rate_limit_exceeded");
  expect(standingOf(refused)).toMatchObject({ name: "day", remaining: 0 });
  expect(Number(refused.headers()["retry-after"])).toBeLessThanOrEqual(86_400);
});

test.describe("the month", () => {
  test("of a FREE creator has 30,000 calls, then 402 with where to upgrade", async ({ api }) => {
    const { creator, headers } = await makeCaller();
    await setMonth(creator.profileId, 29_999);
    const last = await api.get("/api/v1/me", { headers });
    expect((await last.json()).quota.requests).toMatchObject({ limit: 30_000, used: 30_000 });
    const refused = await api.get("/api/v1/me", { headers });
    const error = await expectRefusal(refused, 402, "quota_exceeded");
    expect(error.upgrade_url).toBe("/developers/billing");
    expect(error.message).toContain("30,000");
    expect(standingOf(refused).name).toBe("burst");
  });

  test("is larger on a larger plan", async ({ api }) => {
    const { creator, headers } = await makeCaller(ALL_SCOPES, { tier: "STARTER" });
    await setMonth(creator.profileId, 30_000);
    expect((await api.get("/api/v1/me", { headers })).status()).toBe(200);
  });

  test("blocks writing too, and stores no answer for the idempotency key", async ({ api }) => {
    const { creator, headers } = await makeCaller();
    await setMonth(creator.profileId, 30_000);
    const sent = { headers: keyed(headers), data: { title: "Too late" } };
    await expectRefusal(await api.post("/api/v1/posts", sent), 402, "quota_exceeded");
    const again = await api.post("/api/v1/posts", sent);
    expect(again.headers()["idempotent-replayed"]).toBeUndefined();
  });
});
