import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { authorizationSnippet, tokenSnippet } from "./snippets";

const AWKWARD = "https://app.example/it's;$HOME`id`\"/cb?tenant=1&x=a%20b!";
const app = { client_id: "oac_01m7y3cf9pe6ysr53n7cvvp76d", redirect_uris: [AWKWARD], auth_method: "none" as const };
const BASE = "https://guildhall.example";

/** Runs the commands as a person would who pasted them, and answers the lines that were printed. */
const run = (script: string) => execFileSync("bash", ["-c", script], { encoding: "utf8" }).trim().split("\n");

describe("authorizationSnippet", () => {
  it("prints an address with a challenge that fits the verifier", () => {
    const [address = "", verifier = ""] = run(`${authorizationSnippet(app, BASE)}\necho "$VERIFIER"`);
    const url = new URL(address);
    expect(url.origin + url.pathname).toBe(`${BASE}/oauth/authorize`);
    expect(verifier).toMatch(/^[\w-]{43,128}$/);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: "code",
      client_id: app.client_id,
      redirect_uri: AWKWARD,
      scope: "identity:read",
      code_challenge_method: "S256",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      state: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });
});

describe("tokenSnippet", () => {
  const sent = (auth_method: "none" | "client_secret_basic" | "client_secret_post") =>
    run(
      `curl() { printf '%s\\n' "$@"; }\nCODE=c VERIFIER=v CLIENT_SECRET=s\n${tokenSnippet({ ...app, auth_method }, BASE)}`,
    );

  it("sends the code, the verifier and the redirect URI as it is registered", () => {
    const given = sent("none");
    expect(given[0]).toBe(`${BASE}/api/oauth/token`);
    for (const field of [
      "grant_type=authorization_code",
      "code=c",
      "code_verifier=v",
      `redirect_uri=${AWKWARD}`,
      `client_id=${app.client_id}`,
    ])
      expect(given).toContain(field);
  });

  it("proves who asks as the app is registered", () => {
    expect(sent("client_secret_basic")).toEqual(expect.arrayContaining(["-u", `${app.client_id}:s`]));
    expect(sent("client_secret_post")).toContain("client_secret=s");
    expect(sent("none").join()).not.toContain(":s");
  });
});
