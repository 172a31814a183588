import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { statement } from "@/db/client";
import { authorizationRequest, consenting } from "@/db/factories/oauth";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { resetEnv } from "@/lib/core/env";
import { type Receiver, testReceiver } from "@/lib/domain/developers/webhooks/delivery/testing";
import { readAuthorizationRequest } from "../authorization/authorization-request";
import { isDocumentUrl } from "./client-document";

let db: TestDatabase;
let ctx: Context;
let server: Receiver;
type Answer = { status: number; headers: Record<string, string>; body: string };
let answer: Answer;
let people = 0;
const redirect_uri = "http://127.0.0.1/callback";

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  ctx = { ...(await consenting()), local: true, ip: `198.18.0.${++people}` };
  server = await testReceiver((_, response) => void response.writeHead(answer.status, answer.headers).end(answer.body));
  describeApp();
});
afterEach(async () => {
  await server.close();
  delete process.env.WEBHOOK_ALLOW_CIDRS;
  resetEnv();
});

const url = () => `${server.url}/client.json`;
function describeApp(more: object = {}, parts: Partial<Answer> = {}): void {
  const body = JSON.stringify({ client_id: url(), client_name: "Agent", redirect_uris: [redirect_uri], ...more });
  answer = { status: 200, headers: { "content-type": "application/json" }, body, ...parts };
}
const ask = (at: Context = ctx, id = url()) =>
  readAuthorizationRequest(at, authorizationRequest(id, { redirect_uri }).query);
const later = (minutes: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + minutes * 60_000) });

describe("a client whose id is the URL of its document", () => {
  it("is read once an hour, and named by its host", async () => {
    const host = new URL(url()).host;
    const client = { client_id: url(), name: "Agent", source: "metadata", verified_domain: host };
    expect(await ask()).toMatchObject({ kind: "ask", client });
    describeApp({ client_name: "Agent 2" });
    expect(await ask(later(59))).toMatchObject({ client: { name: "Agent" } });
    expect(server.hits).toHaveLength(1);
    expect(await ask(later(60))).toMatchObject({ client: { name: "Agent 2" } });
    expect(server.hits.map((hit) => hit.headers.accept)).toEqual(["application/json", "application/json"]);
    expect(await statement("select 1 from oauth_clients where id = $1", [url()])).toHaveLength(1);
  });

  it.each<[string, () => void]>([
    ["client_id is not", () => describeApp({ client_id: "https://else.example/client.json" })],
    ["client_secret", () => describeApp({ client_secret: "x" })],
    ["token_endpoint_auth_method", () => describeApp({ token_endpoint_auth_method: "client_secret_basic" })],
    ["token_endpoint_auth_method", () => describeApp({ token_endpoint_auth_method: "private_key_jwt" })],
    ["redirect_uris", () => describeApp({ redirect_uris: ["http://evil.example/"] })],
    ["redirect_uris", () => describeApp({ redirect_uris: ["https://*.evil.example/"] })],
    ["client_name", () => describeApp({ client_name: "a\u202eb" })],
    ["client_name", () => describeApp({ client_name: "Guildhall Support" })],
    ["larger than 5 KiB", () => describeApp({ padding: "x".repeat(5_200) })],
    ["not valid JSON", () => describeApp({}, { body: "{" })],
    ["client_id is not", () => describeApp({}, { body: "null" })],
    ["did not answer with JSON", () => describeApp({}, { headers: { "content-type": "text/html" } })],
    ["status 404", () => describeApp({}, { status: 404 })],
    ["status 302", () => describeApp({}, { status: 302, headers: { location: `${server.url}/else.json` } })],
  ])("is refused, with the reason: %s", async (reason, prepare) => {
    prepare();
    expect(await ask()).toMatchObject({ kind: "refuse", message: expect.stringContaining(reason) });
    expect(server.hits).toHaveLength(1);
    expect(await statement("select 1 from oauth_clients where id = $1", [url()])).toEqual([]);
  });

  it("on a private network is reached only where the operator allows it", async () => {
    process.env.WEBHOOK_ALLOW_CIDRS = "none";
    resetEnv();
    expect(await ask()).toMatchObject({ kind: "refuse", message: expect.stringContaining("private") });
    expect(server.hits).toEqual([]);
  });

  it("that nobody answers for is refused", async () => {
    const gone = url();
    await server.close();
    expect(await ask(ctx, gone)).toMatchObject({
      kind: "refuse",
      message: expect.stringContaining("could not be read"),
    });
  });

  it("that the operator disabled stays so, read again or not", async () => {
    await ask();
    await statement("update oauth_clients set disabled_at = now() where id = $1", [url()]);
    expect(await ask()).toMatchObject({ kind: "refuse", message: expect.stringContaining("disabled") });
    expect(await ask(later(61))).toMatchObject({ kind: "refuse" });
  });

  it("is not looked up more than 30 times a minute by one person", async () => {
    describeApp({}, { status: 404 });
    const outcomes = await Promise.allSettled(
      // in a minute of its own: another test may have had a server at the same port
      Array.from({ length: 40 }, (_, i) => ask(later(60 * people), `${server.url}/${i}.json`)),
    );
    const stopped = outcomes.filter((outcome) => outcome.status === "rejected").map(({ reason }) => reason.code);
    expect(stopped).toEqual(Array(10).fill("rate_limit_exceeded"));
    expect(server.hits).toHaveLength(30);
  });
});

describe("the form of such an id", () => {
  it.each([
    "https://app.example/client.json",
    "https://app.example/a?b=c",
    "http://localhost:3000/c",
    "http://[::1]/c",
  ])("%s", (id) => expect(isDocumentUrl(id)).toBe(true));

  it.each([
    "oac_01k5s3v9n6e8wbr4q2ycx7th0d",
    "https://app.example",
    "https://app.example/",
    "http://app.example/client.json",
    "https://user@app.example/client.json",
    "https://app.example/client.json#x",
    "https://app.example/a/../client.json",
    "https://app.example/%2e%2e/client.json",
    "https://APP.example/client.json",
    "https://app.example/a b",
    "ftp://app.example/client.json",
  ])("not %s", (id) => expect(isDocumentUrl(id)).toBe(false));
});
