import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey } from "@/db/factories";
import { consenting, makeTokens } from "@/db/factories/oauth";
import { oauthGrants } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { listeningHost } from "@/lib/transports/host/testing-host";
import { TestComputer } from "../testing";

let db: TestDatabase;
let host: Awaited<ReturnType<typeof listeningHost>>;
let computer: TestComputer;
beforeAll(async () => {
  db = await testDatabase();
  host = await listeningHost();
  // tokens are for a service by its name
  process.env.BASE_URL = host.url;
  resetEnv();
  computer = new TestComputer(host.url);
});
afterAll(async () => {
  computer.dispose();
  await host.close();
  await db.drop();
});

it("login with a live key ends what was granted here before; a key for test mode lies next to it", async () => {
  const person = await consenting();
  const grants = { api: await granted("/api/v1"), mcp: await granted("/api/mcp") };
  computer.keep(grants);
  const open = async () => (await database().select().from(oauthGrants)).filter(({ revokedAt }) => !revokedAt).length;
  const login = async (livemode: boolean) => {
    const { token } = await makeApiKey(person.profileId ?? "", ["identity:read"], { livemode });
    const { code, err } = await computer.run(["login", "--token", token]);
    expect([code, err]).toEqual([0, livemode ? "" : expect.stringContaining("test mode")]);
  };
  expect(await open()).toBe(2);
  await login(false);
  expect(await open()).toBe(2);
  await login(true);
  expect(await open()).toBe(0);

  async function granted(resource: "/api/v1" | "/api/mcp") {
    const answer = await makeTokens(person, { scopes: ["identity:read"], resource });
    const { clientId: client_id, access_token, refresh_token, scope } = answer;
    const expires_at = new Date(Date.now() + 600_000).toISOString();
    return { client_id, access_token, refresh_token, expires_at, scope };
  }
});
