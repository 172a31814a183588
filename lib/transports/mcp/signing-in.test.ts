import { Client, type OAuthClientProvider, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OlderClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OlderTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeApiKey, makeCreator } from "@/db/factories";
import { CALLBACK, consenting } from "@/db/factories/oauth";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { approve } from "@/lib/domain/developers/oauth/authorization/approve";
import { PLENTY } from "@/lib/domain/trade/orders/testing-apps";
import { listeningHost } from "@/lib/transports/host/testing-host";

let own: TestDatabase;
let host: Awaited<ReturnType<typeof listeningHost>>;
beforeAll(async () => {
  own = await testDatabase();
  host = await listeningHost();
  process.env.BASE_URL = host.url;
  resetEnv();
});
afterAll(async () => {
  await host.close();
  await own.drop();
});

const ADDRESS = () => new URL(`${host.url}/api/mcp?sign_in=required`);
const CHALLENGE = () =>
  `Bearer realm="guildhall", scope="purchases:read purchases:write", resource_metadata="${host.url}/.well-known/oauth-protected-resource/api/mcp"`;

/** What a client keeps of a person who signs in, and where it sent them. */
function browser() {
  const kept: { client?: never; tokens?: never; verifier?: string; sentTo?: URL } = {};
  const keep = (name: keyof typeof kept) => (value: unknown) => void Object.assign(kept, { [name]: value });
  const provider = {
    redirectUrl: CALLBACK,
    clientMetadata: { client_name: "Assistant", redirect_uris: [CALLBACK], token_endpoint_auth_method: "none" },
    clientInformation: () => kept.client,
    saveClientInformation: keep("client"),
    tokens: () => kept.tokens,
    saveTokens: keep("tokens"),
    redirectToAuthorization: keep("sentTo"),
    saveCodeVerifier: keep("verifier"),
    codeVerifier: () => kept.verifier ?? "",
  };
  return { kept, provider: provider as OAuthClientProvider };
}

describe.each([
  ["current", Client, StreamableHTTPClientTransport],
  ["older", OlderClient, OlderTransport],
])("the %s official client", (_name, Made, Transport) => {
  it("begins an authorization, and comes back as its person's assistant", async () => {
    const { kept, provider } = browser();
    const info = { name: "assistant", version: "1" };
    const transport = () => new Transport(ADDRESS(), { authProvider: provider as never });
    const first = transport();
    await expect(new Made(info).connect(first as never)).rejects.toThrow();
    const asked = kept.sentTo?.searchParams;
    expect(asked?.get("scope")).toBe("purchases:read purchases:write");
    expect(asked?.get("resource")).toBe(`${host.url}/api/mcp`);

    const answered = new URL(await approve(await consenting(), `${asked}`, PLENTY)).searchParams;
    const [code, issuer] = [answered.get("code") ?? "", answered.get("iss") ?? ""];
    await (first as StreamableHTTPClientTransport).finishAuth(code, issuer);
    const client = new Made(info) as Client;
    await client.connect(transport() as never);
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain("list_my_orders");
    await client.close();
  });
});

describe("the address that asks for signing in", () => {
  const send = (method: string, body?: string, headers: Record<string, string> = {}) =>
    fetch(ADDRESS(), { method, headers: { "content-type": "application/json", ...headers }, ...(body && { body }) });
  const LIST = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });

  it.each([
    ["POST", LIST],
    ["POST", "{"],
    ["POST", JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" })],
    ["GET", undefined],
    ["DELETE", undefined],
  ])("answers 401 with the challenge to %s %s without a token", async (method, body) => {
    const response = await send(method, body);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe(CHALLENGE());
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.json()).toMatchObject({
      error: { message: expect.stringContaining("connect to the account") },
    });
  });

  it("serves who has a token, lets a page ask whether it may call, and is nobody else's", async () => {
    const { token } = await makeApiKey((await makeCreator()).profileId);
    const authorization = `Bearer ${token}`;
    expect((await send("POST", LIST, { authorization })).status).toBe(200);
    expect((await send("GET", undefined, { authorization })).status).toBe(405);
    expect((await send("OPTIONS")).status).toBe(204);
    for (const other of ["", "?sign_in=no", "?sign=required"]) {
      const headers = { "content-type": "application/json" };
      const response = await fetch(`${host.url}/api/mcp${other}`, { method: "POST", headers, body: LIST });
      expect(response.status, other).toBe(200);
    }
  });
});
