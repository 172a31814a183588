import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { register } from "./register";

let db: TestDatabase;
let ctx: Context;
beforeAll(async () => {
  db = await testDatabase();
  ctx = systemContext("oauth", new Date("2026-11-20T10:00:00.000Z"));
});
afterAll(() => db.drop());

const redirect_uris = ["https://app.example/cb"];

/** Names that a person would take for the service's own. */
const OURS = [
  "Guildhall",
  "guild hall",
  "G.U.I.L.D-H.A.L.L!",
  "GuiIdhaII",
  "Gui|dhall | Official",
  "Gu1ldha11",
  "Gυіldhаll",
  "Ｇｕｉｌｄｈａｌｌ",
  "Güildháll",
  "Guildhall Official",
  "The Guildhall™ Support Team",
  "guildhall.com",
];

describe("dynamic registration", () => {
  it("answers what was registered, with a secret, once", async () => {
    const answer = await register(ctx, { redirect_uris });
    expect(answer).toEqual({
      client_id: expect.stringMatching(/^oac_/),
      client_id_issued_at: ctx.now.getTime() / 1000,
      client_secret: expect.stringMatching(/^gh_secret_[\w-]{43}$/),
      client_secret_expires_at: 0,
      redirect_uris,
      token_endpoint_auth_method: "client_secret_basic",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      client_name: "An app without a name",
      client_uri: undefined,
      logo_uri: undefined,
    });
    const [row] = await statement<{ text: string }>("select c::text as text from oauth_clients c where id = $1", [
      answer.client_id,
    ]);
    expect(row?.text).toContain("dynamic");
    expect(row?.text).not.toContain(answer.client_secret);
  });

  it("gives a public app no secret, and ignores what it does not understand", async () => {
    const sent = {
      redirect_uris: ["http://127.0.0.1/cb", "com.example.app:/cb"],
      token_endpoint_auth_method: "none",
      client_name: "Agent",
      software_id: "x",
      scope: "openid",
    };
    const answer = await register(ctx, sent);
    expect(answer).toMatchObject({ client_name: "Agent", token_endpoint_auth_method: "none" });
    expect(answer).not.toHaveProperty("client_secret");
    expect(answer).not.toHaveProperty("software_id");
  });

  it.each([
    [["https://app.example:8443/a/b.c?x=/../&y=*"], "Acme for Guildhall"],
    [["http://localhost:3000/cb", "http://[::1]/cb", "com.example.app:/cb?x=1"], "Guildhall CLI"],
    [["https://xn--bcher-kva.example/cb", "https://a_b.example/~me/(x)"], "Guild of Halls"],
  ])("takes %j of %s", async (uris, client_name) => {
    expect(await register(ctx, { redirect_uris: uris, client_name })).toMatchObject({
      client_name,
      redirect_uris: uris,
    });
  });

  it.each<[string, object | string | null]>([
    ["invalid_redirect_uri", {}],
    ["invalid_redirect_uri", { redirect_uris: [] }],
    ["invalid_redirect_uri", { redirect_uris: "https://app.example/cb" }],
    ["invalid_redirect_uri", { redirect_uris: ["http://app.example/cb"] }],
    ["invalid_redirect_uri", { redirect_uris: ["https://app.example/cb#x"] }],
    ["invalid_redirect_uri", { redirect_uris: ["javascript:alert(1)"] }],
    ["invalid_redirect_uri", { redirect_uris: ["myapp:/cb"] }],
    ["invalid_redirect_uri", { redirect_uris: Array.from({ length: 11 }, (_, i) => `https://app.example/${i}`) }],
    ["invalid_redirect_uri", { redirect_uris: [`https://app.example/${"x".repeat(2_048)}`] }],
    ...[
      "https://app.example\\@evil.example/cb",
      "https://*.app.example/cb",
      "https://app..example/cb",
      "https://.app.example/cb",
      "https://app.example/../cb",
      "https://app.example/%2e%2E/cb",
      "https://ex%61mple.com/cb",
      "https://0x7f.1/cb",
      "https:app.example/cb",
      "https:///app.example/cb",
      "https://app.example/c b",
      "https://app.example/cb%zz",
      "com.example.app:/../cb",
    ].map((uri): [string, object] => ["invalid_redirect_uri", { redirect_uris: [uri] }]),
    ...OURS.map((name): [string, object] => ["invalid_client_metadata", { redirect_uris, client_name: name }]),
    ["invalid_client_metadata", { redirect_uris, client_name: "x".repeat(81) }],
    ["invalid_client_metadata", { redirect_uris, client_name: "a\u202eb" }],
    ["invalid_client_metadata", { redirect_uris, client_uri: "javascript:alert(1)" }],
    ["invalid_client_metadata", { redirect_uris, logo_uri: "http://app.example/logo.png" }],
    ["invalid_client_metadata", { redirect_uris, token_endpoint_auth_method: "private_key_jwt" }],
    ["invalid_client_metadata", { redirect_uris, grant_types: ["client_credentials"] }],
    ["invalid_client_metadata", { redirect_uris, grant_types: ["refresh_token"] }],
    ["invalid_client_metadata", { redirect_uris, response_types: ["token"] }],
    ["invalid_client_metadata", "text"],
    ["invalid_client_metadata", null],
  ])("%s: %j", async (code, sent) => {
    await expect(register(ctx, sent)).rejects.toMatchObject({ name: "OAuthError", code, status: 400 });
  });
});
