import { afterAll, beforeAll, expect, test } from "vitest";
import { statement } from "@/db/client";
import { authorizationRequest, consenting, makeApp, makeTokens } from "@/db/factories/oauth";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { approve } from "../authorization/approve";
import { endGrants } from "../grants/end-grants";
import { rotateSigningKey } from "../keys";
import { pruneOAuth } from "./prune";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const DAY = 86_400_000;

test("deletes what has ended, and keeps what may be asked for again", async () => {
  const ctx = await consenting();
  const after = (days: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + days * DAY + 1_000_000) });
  await makeApp({ source: "console", profileId: ctx.profileId, updatedAt: ctx.now });
  await makeApp({ updatedAt: ctx.now });
  const unredeemed = await makeApp({ updatedAt: ctx.now });
  await approve(ctx, authorizationRequest(unredeemed.clientId).query.toString());
  await makeTokens(ctx);
  await rotateSigningKey(ctx);

  const prune = async (days: number) => {
    await endGrants(after(days));
    return pruneOAuth(after(days));
  };
  const none = { codes: 0, refresh_tokens: 0, grants: 0, clients: 0, keys: 0 };
  expect(await prune(0)).toEqual(none);
  expect(await prune(1)).toEqual({ ...none, codes: 2, keys: 1 });
  expect(await prune(29)).toEqual(none);
  expect(await prune(30)).toEqual({ ...none, grants: 1, clients: 2 });
  expect(await prune(31)).toEqual({ ...none, refresh_tokens: 1 });
  expect(await prune(60)).toEqual({ ...none, grants: 1, clients: 1 });
  expect(await statement("select source from oauth_clients", [])).toEqual([{ source: "console" }]);
  expect(await statement("select 1 from oauth_keys", [])).toHaveLength(1);
});
