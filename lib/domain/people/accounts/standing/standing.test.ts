import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { revokeKey } from "@/lib/domain/developers/keys/ending/revoke";
import { createKey } from "@/lib/domain/developers/keys/making/create";
import { disableEndpoint } from "@/lib/domain/developers/webhooks/activation/disable-endpoint";
import { createEndpoint } from "@/lib/domain/developers/webhooks/endpoints/create-endpoint";
import { countedOwner } from "@/lib/domain/platform/access/counted-as";
import { count, dayCounter, settle } from "@/lib/domain/platform/access/counters";
import { countRequest, settleUsage } from "@/lib/domain/platform/access/usage";
import { signUp } from "../signing-in/sign-up";
import { readStanding } from "./standing";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

it("counts live keys, enabled endpoints and this month's settled requests", async () => {
  const system = systemContext("test", new Date("2026-11-20T09:00:00.000Z"));
  const email = "ada@example.com";
  const account = await signUp(system, { name: "Ada", email, password: "a long password", handle: "ada" });
  const profileId = account.profileId ?? "";
  const actor = { kind: "user", userId: account.userId, profileId, sessionId: "s", email } as const;
  const ctx: Context = { ...system, actor };

  expect(await readStanding(ctx)).toEqual({
    tier: "FREE",
    mcp_discoverable: false,
    requests: { used: 0, limit: 30_000, resets_at: "2026-12-01T00:00:00.000Z" },
    today: { used: 0, limit: 5_000, resets_at: "2026-11-21T00:00:00.000Z" },
    agent_runs: { used: 0, limit: 10, resets_at: "2026-12-01T00:00:00.000Z" },
    api_keys: { live: 0, limit: 3 },
    webhook_endpoints: { enabled: 0, limit: 3 },
  });

  await createKey(ctx, { name: "kept", scopes: ["posts:read"], expires_in_days: 30 });
  const ended = await createKey(ctx, { name: "ended", scopes: ["posts:read"], expires_in_days: undefined });
  await revokeKey(ctx, ended.id);
  const endpoint = { description: "", event_types: ["*" as const] };
  await createEndpoint(ctx, { ...endpoint, url: "https://example.com/a" });
  const disabled = await createEndpoint(ctx, { ...endpoint, url: "https://example.com/b" });
  await disableEndpoint(ctx, disabled.id);
  await countRequest(profileId, 30_000, ctx.now);
  await settleUsage();
  await count([{ key: dayCounter(countedOwner(profileId, true)), limit: 5_000, windowSeconds: 86_400 }], ctx.now);
  await settle();

  const standing = await readStanding(ctx);
  expect([standing.requests.used, standing.today?.used]).toEqual([1, 1]);
  expect(standing.api_keys).toEqual({ live: 1, limit: 3 });
  expect(standing.webhook_endpoints).toEqual({ enabled: 1, limit: 3 });
  expect((await readStanding({ ...ctx, livemode: false })).today?.used, "each mode has its day").toBe(0);
  const later = { ...ctx, now: new Date("2027-01-01T00:00:00.000Z") };
  expect(await readStanding(later)).toMatchObject({ requests: { used: 0 }, today: { used: 0 }, api_keys: { live: 0 } });
});
