import type { APIRequestContext } from "playwright/test";
import { makeCreator, makeProduct } from "@/db/factories";
import { verifyWebhook } from "@/lib/clients/sdk/index";
import { type Caller, keyed, makeCaller, spareAddress } from "../api/callers";
import { expect } from "../api/described";
import { StrictClient } from "../oauth/strict-client";
import type { Given } from "./given";
import type { Section } from "./table";

const HEAD = ["rule", "what the service does"];

type Called = { status: number; retryAfter: string | null; isError: boolean; text: string };

/** One `tools/call` from an address of its own unless told. */
async function callTool(
  api: APIRequestContext,
  name: string,
  args: object,
  address = spareAddress(),
): Promise<Called & { data: Record<string, unknown> }> {
  const data = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } };
  const response = await api.post("/api/mcp", { data, headers: { "x-forwarded-for": address } });
  const { result } = await response.json();
  const retryAfter = response.headers()["retry-after"] ?? null;
  const { isError = false, content = [], structuredContent = {} } = result ?? {};
  return { status: response.status(), retryAfter, isError, text: content[0]?.text ?? "", data: structuredContent };
}

/** Part 4.3, the rules of `create_order`. */
export async function orderRules(api: APIRequestContext, given: Given): Promise<Section> {
  const { handle = "", product = "", tier = "" } = given;
  const hidden = await makeCreator();
  const theirs = await makeProduct(hidden.profileId, { sellable: true });
  const other = await makeCreator({ mcpDiscoverable: true });
  const order = (more: object) => callTool(api, "create_order", { handle, productId: product, tierId: tier, ...more });
  const refused = async (more: object) => {
    const { isError, text } = await order(more);
    expect(isError, text).toBe(true);
    return "refused";
  };
  const opened = await order({ successPath: "/orders" });
  expect(opened.isError, opened.text).toBe(false);
  expect(opened.text).toContain(String(opened.data.checkout_url));
  expect(opened.data).not.toHaveProperty("paid_at");
  return {
    title: "4.3 Rules of create_order",
    head: HEAD,
    rows: [
      ["1: the creator is not discoverable", await refused({ handle: hidden.handle, productId: theirs.id })],
      ["2: the product is another creator's", await refused({ handle: other.handle })],
      ["3: `successPath` names another host", await refused({ successPath: "https://evil.example/thanks" })],
      ["3: `successPath` begins with two slashes", await refused({ successPath: "//evil.example/thanks" })],
      ["3: `successPath` leads out of the site's pages", await refused({ successPath: "/../../evil" })],
      ["3: `successPath` is a page of this host", "accepted"],
      ["5: the call initiates intent", "a checkout URL in the text; nothing is paid"],
      ["part 5: a card, a password or a session is sent", await refused({ card: "4242424242424242" })],
    ],
  };
}

/** Parts 3.1 and 6.1: what a delivery carries, and what a replay and a disabled endpoint change. */
export async function webhookRules(api: APIRequestContext): Promise<Section> {
  const { headers } = await makeCaller();
  const endpoints = "/api/v1/webhooks/endpoints";
  const inbox = await api.post("/api/v1/webhooks/inboxes", { headers: keyed(headers), data: {} });
  const { id, secret } = await inbox.json();
  const sent = await api.post(`${endpoints}/${id}/test`, {
    headers: keyed(headers),
    data: { event_type: "post.created" },
  });
  const delivery = await sent.json();
  const first = await received(api, `${endpoints}/${id}/messages?wait=20`, headers);
  const body = JSON.parse(first.body);
  expect(first.headers["content-type"]).toBe("application/json");
  expect(first.headers["service-event"]).toBe("post.created");
  expect(first.headers["service-delivery"]).toBe(delivery.id);
  expect(first.headers["service-idempotency-key"]).toBe(body.id);
  expect(first.headers["service-signature"]).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  await verifyWebhook(first.body, first.headers, secret);
  expect(Object.keys(body)).toEqual(["id", "type", "created_at", "data"]);
  expect(Object.keys(body.data)).toEqual(["id", "slug", "title"]);
  const replay = await api.post(`/api/v1/webhooks/deliveries/${delivery.id}/replay`, { headers: keyed(headers) });
  expect(replay.status(), await replay.text()).toBe(201);
  const again = await received(api, `${endpoints}/${id}/messages?wait=20&after=${first.id}`, headers);
  expect(again.headers["service-idempotency-key"]).toBe(body.id);
  expect(again.headers["service-delivery"]).not.toBe(delivery.id);
  expect(again.body).toBe(first.body);
  const listed = await (await api.get(`${endpoints}/${id}`, { headers })).json();
  expect(listed).not.toHaveProperty("secret");
  expect(await (await api.delete(`${endpoints}/${id}`, { headers })).json()).toMatchObject({ id, status: "disabled" });
  return {
    title: "3.1 and 6.1 Webhooks",
    head: HEAD,
    rows: [
      ["`Content-Type`", "`application/json`"],
      ["`Service-Event`", "the kind"],
      ["`Service-Delivery`", "`del_…`, another one for a replay"],
      ["`Service-Signature`", "`t=…,v1=…`, HMAC-SHA256 with the secret of the creation"],
      ["`Service-Idempotency-Key`", "the body's `id`, the same for a replay"],
      ["the envelope", "`id`, `type`, `created_at`, `data`"],
      ["`post.created`", "`id`, `slug`, `title`"],
      ["the signing secret", "in the answer to the creation, and in no later one"],
      ["`DELETE` on the endpoint", "disabled, still there"],
    ],
  };
}

type Message = { id: string; headers: Record<string, string>; body: string };

async function received(api: APIRequestContext, path: string, headers: Record<string, string>): Promise<Message> {
  const { data } = await (await api.get(path, { headers })).json();
  expect(data).toHaveLength(1);
  return data[0];
}

/** Part 5: what an app gets, by a client that others wrote. */
export async function oauthRules(baseURL: string): Promise<Section> {
  const app = await StrictClient.register(baseURL);
  const first = await app.tokens();
  expect(first.expires_in).toBe(900);
  const second = await app.refreshed(first.refresh_token);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  const plain = await app.decide(await app.ask({ code_challenge: null, code_challenge_method: null }));
  expect(plain.searchParams.get("error")).toBe("invalid_request");
  expect((await app.refresh(first.refresh_token)).status).toBe(400);
  expect((await app.me(second.access_token)).status).toBe(401);
  return {
    title: "5 OAuth 2.0",
    head: HEAD,
    rows: [
      ["Authorization Code with PKCE", "S256; none without"],
      ["access token", `a JWT, ${first.expires_in} seconds`],
      ["refresh token", "opaque, another one with each use"],
      ["a refresh token that was used before", "400, and the grant ends"],
    ],
  };
}

/** Part 8: limits that a caller meets. */
export async function limitRules(api: APIRequestContext, owner: Caller): Promise<Section> {
  const free = await makeCaller();
  const { quota } = await (await api.get("/api/v1/me", { headers: free.headers })).json();
  const post = async (key: string, title: string) => {
    const response = await api.post("/api/v1/posts", { headers: keyed(owner.headers, key), data: { title } });
    const { error } = await response.json();
    return error ? `${response.status()} \`${error.code}\`` : String(response.status());
  };
  const unique = (length: number) => `${Date.now()}-`.padEnd(length, "k");
  const rows = [
    ["`Idempotency-Key` of 250 characters", await post(unique(250), "At the limit")],
    ["`Idempotency-Key` of 251 characters", await post(unique(251), "Over it")],
    ["post title of 200 characters", await post(unique(40), "t".repeat(200))],
    ["post title of 201 characters", await post(unique(41), "t".repeat(201))],
    ["FREE, API requests a month", String(quota.requests.limit)],
    ["FREE, agent runs a month", String(quota.agent_runs.limit)],
  ];
  const { tools } = await (await api.get("/.well-known/mcp.json")).json();
  for (const { name, calls_per_minute } of tools)
    rows.push([`\`${name}\`, calls a minute and address`, String(calls_per_minute)]);
  rows.push(["`submit_intent_brief`, one call more", await sixthBrief(api)]);
  return { title: "8 Limits", head: ["limit", "value or answer"], rows };
}

async function sixthBrief(api: APIRequestContext): Promise<string> {
  const minute = () => Math.floor(Date.now() / 60_000);
  for (;;) {
    const began = minute();
    const address = spareAddress();
    const brief = () => callTool(api, "submit_intent_brief", { brief: "A wordmark for a bakery in Bergen." }, address);
    for (let n = 0; n < 5; n++) expect((await brief()).status).toBe(200);
    const { status, retryAfter } = await brief();
    if (minute() !== began) continue; // the calls were counted in two minutes
    expect(Number(retryAfter)).toBeGreaterThan(0);
    return `${status} with \`Retry-After\``;
  }
}
