import { afterAll, beforeAll, expect, it } from "vitest";
import { makeApiKey, makeCreator } from "@/db/factories";
import { consenting, makeTokens } from "@/db/factories/oauth";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Scope } from "@/lib/contracts/scopes";
import { resetEnv } from "@/lib/core/env";
import { LIMITS } from "@/lib/domain/trade/orders/testing-apps";
import { listeningHost } from "@/lib/transports/host/testing-host";
import { TestComputer } from "./testing";

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
const CANCEL = ["mcp", "call", "cancel_order", '{"orderId":"ord_01k5s3v9n6e8wbr4q2ycx7th0d"}'];

/** What `login --mcp` keeps of an account that granted these scopes. */
async function signedIn(scopes: readonly Scope[]) {
  const limits = scopes.includes("purchases:write") ? { limits: LIMITS } : {};
  const answer = await makeTokens(await consenting(), { scopes, resource: "/api/mcp", ...limits });
  const { clientId: client_id, access_token, refresh_token, scope } = answer;
  const expires_at = new Date(Date.now() + 600_000).toISOString();
  return { mcp: { client_id, access_token, refresh_token, expires_at, scope } };
}

it("login --mcp asks for what the tool server lists, or for what is named", async () => {
  const asked = async (...flags: string[]) => {
    const address = /http\S+\/oauth\/authorize\S+/;
    const { err } = await computer.run(["login", "--mcp", "--no-browser", ...flags], { stopAt: address });
    const { searchParams } = new URL(address.exec(err)?.[0] ?? err);
    expect(searchParams.get("resource")).toBe(`${computer.url}/api/mcp`);
    return searchParams.get("scope");
  };
  expect(await asked()).toBe("purchases:read purchases:write");
  expect(await asked("--scope", "purchases:read")).toBe("purchases:read");
});

it("a tool that needs more than was granted names the sign-in that has it", async () => {
  computer.keep(await signedIn(["identity:read", "purchases:read"]));
  const { code, err } = await computer.run(CANCEL);
  expect(code).toBe(1);
  expect(err).toContain("Error (insufficient_scope)");
  expect(err).toContain("guildhall login --mcp --scope identity:read purchases:read purchases:write\n");
  expect(err).not.toContain("API key");
});

it("with what login --mcp asks for, a buyer's tools answer", async () => {
  computer.keep(await signedIn(["purchases:read", "purchases:write"]));
  expect((await computer.run(["mcp", "call", "list_my_orders"])).code).toBe(0);
});

it("without a sign-in, and with an API key, a buyer's tool asks for the sign-in", async () => {
  computer.keep(undefined);
  const nobody = await computer.run(CANCEL);
  expect(nobody.err).toContain("Error (unauthorized)");
  expect(nobody.err).toContain("`guildhall login --mcp`");
  const { profileId } = await makeCreator();
  const { token } = await makeApiKey(profileId, ["purchases:read", "purchases:write"]);
  const keyed = await computer.run(CANCEL, { env: { GUILDHALL_TOKEN: token } });
  expect(keyed.err).toContain("Error (tool_error)");
  expect(keyed.err).toContain("without GUILDHALL_TOKEN");
  const unknown = `gh_live_unknown0_${"x".repeat(43)}`;
  const refused = await computer.run(CANCEL, { env: { GUILDHALL_TOKEN: unknown } });
  expect(refused.err).toContain("Error (unauthorized)");
  expect(refused.err).toContain("without GUILDHALL_TOKEN");
});

it("a creator's tool that an API key may call says nothing of a sign-in when it refuses", async () => {
  const { profileId } = await makeCreator();
  const { token } = await makeApiKey(profileId);
  const refused = await computer.run(["mcp", "call", "get_creator", '{"handle":"nobody-of-this-name"}'], {
    env: { GUILDHALL_TOKEN: token },
  });
  expect(refused.err).toContain("Error (tool_error)");
  expect(refused.err).not.toContain("login");
});
