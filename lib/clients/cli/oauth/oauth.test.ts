import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { listenForBrowser, readAnswer } from "./loopback";
import { authorizationRequest } from "./server";

const server = {
  issuer: "https://guildhall.test",
  authorization_endpoint: "https://guildhall.test/oauth/authorize",
  token_endpoint: "https://guildhall.test/api/oauth/token",
  registration_endpoint: "https://guildhall.test/api/oauth/register",
  revocation_endpoint: "https://guildhall.test/api/oauth/revoke",
};
const parts = {
  clientId: "oac_1",
  redirectUri: "http://127.0.0.1:1/callback",
  scope: "posts:read",
  resource: "mcp",
} as const;
const expected = { state: "s", issuer: server.issuer };
const sent = (fields: Record<string, string>) => new URLSearchParams(fields);
const never = new AbortController().signal;

it("a request holds the challenge of its verifier, the interface it is for, and a state of its own", () => {
  const { url, verifier, state } = authorizationRequest(server, parts);
  const { searchParams } = new URL(url);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: "code",
    scope: "posts:read",
    resource: "https://guildhall.test/api/mcp",
    state,
    code_challenge_method: "S256",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  });
  expect(authorizationRequest(server, parts).state).not.toBe(state);
});

it("an answer counts with our state and from our issuer only", () => {
  const iss = server.issuer;
  expect(readAnswer(sent({ code: "c", state: "s", iss }), expected)).toEqual({ code: "c" });
  for (const wrong of [
    { code: "c", state: "x", iss },
    { code: "c", iss },
    { code: "c", state: "s", iss: "https://x" },
    { code: "c", state: "s" },
  ])
    expect(readAnswer(sent(wrong as Record<string, string>), expected)).toBeUndefined();
  expect(readAnswer(sent({ error: "access_denied", state: "s", iss }), expected)).toMatchObject({
    refused: { code: "access_denied" },
  });
});

it("the browser is waited for: strangers are answered 404 and change nothing", async () => {
  const loopback = await listenForBrowser();
  const code = loopback.code(expected, never);
  const come = (query: string) => fetch(`${loopback.redirectUri}?${query}`);
  expect((await come("code=theirs&state=guessed&iss=https://guildhall.test")).status).toBe(404);
  expect((await fetch(new URL("/favicon.ico", loopback.redirectUri))).status).toBe(404);
  const back = await come("code=ours&state=s&iss=https%3A%2F%2Fguildhall.test");
  expect(await back.text()).toContain("Signed in");
  expect(await code).toBe("ours");
  loopback.close();
});

it("waiting ends at Ctrl-C", async () => {
  const loopback = await listenForBrowser();
  const stop = new AbortController();
  const code = loopback.code(expected, stop.signal);
  stop.abort();
  await expect(code).rejects.toMatchObject({ code: "login_timeout" });
  loopback.close();
});
