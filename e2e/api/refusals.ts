import type { APIRequestContext, APIResponse } from "playwright/test";
import type { Operation } from "@/lib/contracts/operation";
import { ALL_SCOPES, isForApps, isScope } from "@/lib/contracts/scopes";
import { PLAN_TIERS, PUBLIC_REQUESTS_PER_MINUTE, TIERS } from "@/lib/contracts/tiers";
import { countedOwner } from "@/lib/domain/platform/access/counted-as";
import { expectRefusal, type Headers, makeCaller, setCounter, setMonth, spareAddress } from "./callers";
import { expect, test } from "./described";

/** One good call of the operation under test, with these headers. */
type Send = (api: APIRequestContext, headers: Headers) => Promise<APIResponse>;

const UNKNOWN = { authorization: `Bearer gh_live_unknown0_${"x".repeat(43)}` };
const DAY_AGO = new Date(Date.now() - 86_400_000);

/** The refusals that every operation shares, each under its status. */
export function describeRefusals(operation: Operation, send: Send): void {
  if (operation.scope === "public") describePublic(operation.id, send);
  else describeScoped(operation, send);
}

function describePublic(id: string, send: Send): void {
  test.describe("401", () => {
    test(`${id}: a credential that is sent must be valid, although none is needed`, async ({ api }) => {
      await expectRefusal(await send(api, UNKNOWN), 401, "unauthorized");
    });

    test(`${id}: an expired key is told so`, async ({ api }) => {
      const { headers } = await makeCaller(ALL_SCOPES, {}, { expiresAt: DAY_AGO });
      await expectRefusal(await send(api, headers), 401, "token_expired");
    });
  });

  test.describe("402", () => {
    test(`${id}: a caller with a key whose month is used up`, async ({ api }) => {
      const { creator, headers } = await makeCaller();
      await setMonth(creator.profileId, TIERS.FREE.requestsPerMonth);
      await expectRefusal(await send(api, headers), 402, "quota_exceeded");
    });
  });

  test.describe("429", () => {
    test(`${id}: an address that has used up its minute waits`, async ({ api }) => {
      const address = { "x-forwarded-for": spareAddress() };
      await setCounter(`ip:${address["x-forwarded-for"]}`, PUBLIC_REQUESTS_PER_MINUTE, 60);
      await expectLimited(await untilRefused(api, send, address));
    });
  });
}

function describeScoped(operation: Operation, send: Send): void {
  const { id, scope, orScope, tier, touches } = operation;
  const mode = { livemode: touches !== "test" };
  const others = ALL_SCOPES.filter((other) => other !== scope && other !== orScope);

  test.describe("401", () => {
    test(`${id}: without a credential, with how to get one`, async ({ api }) => {
      const response = await send(api, {});
      await expectRefusal(response, 401, "unauthorized");
      expect(response.headers()["www-authenticate"]).toContain("resource_metadata=");
    });

    test(`${id}: with an unknown key`, async ({ api }) => {
      await expectRefusal(await send(api, UNKNOWN), 401, "unauthorized");
    });

    test(`${id}: with an expired key`, async ({ api }) => {
      const { headers } = await makeCaller(ALL_SCOPES, {}, { ...mode, expiresAt: DAY_AGO });
      await expectRefusal(await send(api, headers), 401, "token_expired");
    });
  });

  test.describe("402", () => {
    test(`${id}: when the month's requests are used up, with where to upgrade`, async ({ api }) => {
      const { creator, headers } = await makeCaller(ALL_SCOPES, {}, mode);
      await setMonth(creator.profileId, TIERS.FREE.requestsPerMonth);
      const error = await expectRefusal(await send(api, headers), 402, "quota_exceeded");
      expect(error.upgrade_url).toBe("/developers/billing");
    });

    for (const below of PLAN_TIERS.slice(0, PLAN_TIERS.indexOf(tier))) {
      test(`${id}: on the ${below} plan, with the one it needs and where to upgrade`, async ({ api }) => {
        const { headers } = await makeCaller(ALL_SCOPES, { tier: below }, mode);
        const error = await expectRefusal(await send(api, headers), 402, "tier_gate_blocked");
        expect(error).toMatchObject({ required_tier: tier, upgrade_url: "/developers/billing" });
      });
    }
  });

  if (scope !== "any")
    test.describe("403", () => {
      test(`${id}: with every scope but the one it needs, which it names`, async ({ api }) => {
        const { headers } = await makeCaller(others, {}, mode);
        const response = await send(api, headers);
        const error = await expectRefusal(response, 403, "insufficient_scope");
        expect(error.required_scope).toBe(scope);
        expect(error.message).toContain(scope);
        const challenge = response.headers()["www-authenticate"];
        expect(challenge).toContain('error="insufficient_scope"');
        if (isScope(scope) && isForApps(scope)) expect(challenge).toContain(`scope="${scope}"`);
      });
    });

  test.describe("429", () => {
    test(`${id}: when the creator's minute is used up`, async ({ api }) => {
      const { creator, headers } = await makeCaller(ALL_SCOPES, {}, mode);
      await setCounter(`b:${countedOwner(creator.profileId, mode.livemode)}`, TIERS.FREE.burstPerMinute, 60);
      await expectLimited(await untilRefused(api, send, headers));
    });
  });
}

/** A process lets a call or two pass before it asks what the others have counted. */
async function untilRefused(api: APIRequestContext, send: Send, headers: Headers): Promise<APIResponse> {
  let response = await send(api, headers);
  for (let i = 0; i < 3 && response.status() !== 429; i++) response = await send(api, headers);
  return response;
}

async function expectLimited(response: APIResponse): Promise<void> {
  await expectRefusal(response, 429, "rate_limit_exceeded");
  const seconds = Number(response.headers()["retry-after"]);
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(60);
}
