import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { authorizationRequest, CALLBACK, consenting, makeApp } from "@/db/factories/oauth";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { approve } from "../authorization/approve";
import { OAuthError } from "../error";
import { readParameters } from "../parameters";
import { exchange } from "./exchange";
import type { TokenAnswer } from "./issue-tokens";
import { resolveAccessToken } from "./resolve";

const BASE = "http://localhost:3000";
let db: TestDatabase;
let ctx: Context & { profileId: string };
let clientId: string;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  ctx = await consenting();
  ({ clientId } = await makeApp());
});

type Sent = Record<string, string>;
const send = (sent: Sent, at = ctx) =>
  exchange(at, { form: readParameters(new URLSearchParams(sent)), authorization: null });
const later = (seconds: number): typeof ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + seconds * 1000) });
const refused = (code: string) => expect.objectContaining({ name: "OAuthError", code });

/** A fresh code as the app would redeem it. */
async function codeForm(scope = "identity:read posts:read"): Promise<Sent> {
  const { query, verifier } = authorizationRequest(clientId, { scope });
  const code = new URL(await approve(ctx, query.toString())).searchParams.get("code") ?? "";
  const common = { grant_type: "authorization_code", client_id: clientId, redirect_uri: CALLBACK };
  return { ...common, code, code_verifier: verifier };
}

const refreshForm = (token: TokenAnswer): Sent => ({
  grant_type: "refresh_token",
  client_id: clientId,
  refresh_token: token.refresh_token,
});
/** Whether the access token still opens the REST interface; refusals other than of a revoked one fail the test. */
const alive = (token: TokenAnswer) =>
  resolveAccessToken(token.access_token, ctx.now, "/api/v1").then(
    () => true,
    (error) => {
      expect(error).toMatchObject({ code: "unauthorized", message: expect.stringContaining("revoked") });
      return false;
    },
  );

/** Runs it 50 times at once; what came of each: tokens, or the error's code. */
async function fiftyAtOnce(work: () => Promise<TokenAnswer>) {
  const code = (error: unknown) => (error instanceof OAuthError ? error.code : String(error));
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => work().catch(code)));
  return {
    won: outcomes.filter((outcome) => typeof outcome !== "string"),
    lost: outcomes.filter((outcome) => typeof outcome === "string"),
  };
}

describe("a code", () => {
  it("is exchanged for a token of 15 minutes and a refresh token", async () => {
    const answer = await send(await codeForm());
    expect(answer).toEqual({
      access_token: expect.stringMatching(/^eyJ/),
      token_type: "Bearer",
      expires_in: 900,
      refresh_token: expect.stringMatching(/^gh_refresh_[\w-]{43}$/),
      scope: "identity:read posts:read",
    });
    expect(await alive(answer)).toBe(true);
  });

  it("is won by one of fifty at once; the others' coming revokes what it gave", async () => {
    const form = await codeForm();
    const { won, lost } = await fiftyAtOnce(() => send(form));
    expect(won).toHaveLength(1);
    expect(new Set(lost)).toEqual(new Set(["invalid_grant"]));
    expect(await alive(won[0] as TokenAnswer)).toBe(false);
  });

  it("that comes back revokes its grant, whatever else is sent, and that is written down", async () => {
    const form = await codeForm();
    const answer = await send(form);
    await expect(send({ ...form, code_verifier: "x".repeat(43) })).rejects.toEqual(refused("invalid_grant"));
    expect(await alive(answer)).toBe(false);
    await expect(send(refreshForm(answer))).rejects.toEqual(refused("invalid_grant"));
    const log = await statement("select action, diff from audit_log where profile_id = $1 order by id", [
      ctx.profileId,
    ]);
    expect(log).toMatchObject([
      { action: "oauth_grant.created" },
      { action: "oauth_grant.revoked", diff: { client_id: clientId, because: "code_reused" } },
    ]);
  });

  it.each<[string, Sent, string]>([
    ["another verifier", { code_verifier: "x".repeat(43) }, "invalid_grant"],
    ["no verifier", { code_verifier: "" }, "invalid_request"],
    ["another redirect URI", { redirect_uri: "http://127.0.0.1:1/callback" }, "invalid_grant"],
    ["no redirect URI", { redirect_uri: "" }, "invalid_grant"],
    ["another resource", { resource: `${BASE}/api/mcp` }, "invalid_target"],
    ["no code", { code: "" }, "invalid_request"],
    ["another grant type", { grant_type: "password" }, "unsupported_grant_type"],
    ["no grant type", { grant_type: "" }, "invalid_request"],
  ])("with %s is refused, and still good for its app", async (_, wrong, code) => {
    const form = await codeForm();
    await expect(send({ ...form, ...wrong })).rejects.toEqual(refused(code));
    expect(await send(form)).toMatchObject({ token_type: "Bearer" });
  });

  it("is another app's to lose: refused, not revoked, not spent", async () => {
    const form = await codeForm();
    const stranger = await makeApp();
    await expect(send({ ...form, client_id: stranger.clientId })).rejects.toEqual(refused("invalid_grant"));
    const answer = await send(form);
    await expect(send({ ...form, client_id: stranger.clientId })).rejects.toEqual(refused("invalid_grant"));
    expect(await alive(answer)).toBe(true);
  });

  it("lives 60 seconds", async () => {
    const form = await codeForm();
    await expect(send(form, later(60))).rejects.toEqual(refused("invalid_grant"));
    expect(await send(form, later(59))).toMatchObject({ token_type: "Bearer" });
  });
});

describe("a refresh token", () => {
  it("rotates; the one before, coming back, ends the whole family", async () => {
    const first = await send(await codeForm());
    const second = await send(refreshForm(first));
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await alive(second)).toBe(true);
    await expect(send(refreshForm(first))).rejects.toEqual(refused("invalid_grant"));
    await expect(send(refreshForm(second))).rejects.toEqual(refused("invalid_grant"));
    expect([await alive(first), await alive(second)]).toEqual([false, false]);
  });

  it("is won by one of fifty at once", async () => {
    const first = await send(await codeForm());
    const { won, lost } = await fiftyAtOnce(() => send(refreshForm(first)));
    expect(won).toHaveLength(1);
    expect(new Set(lost)).toEqual(new Set(["invalid_grant"]));
    expect(await alive(won[0] as TokenAnswer)).toBe(false);
  });

  it("narrows the access token alone: the next one may have all again", async () => {
    const first = await send(await codeForm());
    const narrow = await send({ ...refreshForm(first), scope: "posts:read" });
    expect(narrow.scope).toBe("posts:read");
    expect(await resolveAccessToken(narrow.access_token, ctx.now, "/api/v1")).toMatchObject({ scopes: ["posts:read"] });
    expect((await send(refreshForm(narrow))).scope).toBe("identity:read posts:read");
  });

  it.each<[string, Sent, string]>([
    ["a wider scope", { scope: "identity:read posts:write" }, "invalid_scope"],
    ["an unknown scope", { scope: "root" }, "invalid_scope"],
    ["another resource", { resource: `${BASE}/api/mcp` }, "invalid_target"],
  ])("asked for %s is refused before it is spent", async (_, wrong, code) => {
    const first = await send(await codeForm());
    await expect(send({ ...refreshForm(first), ...wrong })).rejects.toEqual(refused(code));
    expect(await send(refreshForm(first))).toMatchObject({ token_type: "Bearer" });
  });

  it("of another app is refused and left alone, spent or not", async () => {
    const first = await send(await codeForm());
    const stranger = await makeApp();
    const stolen = { ...refreshForm(first), client_id: stranger.clientId };
    await expect(send(stolen)).rejects.toEqual(refused("invalid_grant"));
    const second = await send(refreshForm(first));
    await expect(send(stolen)).rejects.toEqual(refused("invalid_grant"));
    expect(await alive(second)).toBe(true);
  });

  it("lives 30 days", async () => {
    const first = await send(await codeForm());
    const day = 86_400;
    await expect(send(refreshForm(first), later(30 * day))).rejects.toEqual(refused("invalid_grant"));
    const second = await send(refreshForm(first), later(30 * day - 1));
    expect(await send(refreshForm(second), later(59 * day))).toMatchObject({ token_type: "Bearer" });
  });

  it("is not stored as it is", async () => {
    const { refresh_token } = await send(await codeForm());
    const rows = await statement("select t::text from oauth_refresh_tokens t", []);
    expect(JSON.stringify(rows)).not.toContain(refresh_token);
  });
});
