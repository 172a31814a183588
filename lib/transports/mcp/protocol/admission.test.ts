import { expect, it } from "vitest";
import { makeApiKey, makeCreator } from "@/db/factories";
import { consenting, makeTokens } from "@/db/factories/oauth";
import type { Scope } from "@/lib/contracts/scopes";
import { listOwnBriefs } from "@/lib/domain/contact/briefs/own";
import { requestQuote } from "@/lib/domain/contact/quotes/request";
import { asking } from "@/lib/domain/contact/quotes/testing";
import { as, makeSeller } from "@/lib/domain/trade/orders/testing";
import { PLENTY } from "@/lib/domain/trade/orders/testing-apps";
import { callTool, post, withService } from "../testing";

const service = withService();

const METADATA = 'resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/api/mcp"';
const STEP_UP = `Bearer realm="guildhall", error="insufficient_scope", scope="purchases:read purchases:write`;
const SOME_ORDER = `ord_${"0".repeat(26)}.${"A".repeat(22)}`;
const BRIEF = { brief: "A mark for a ferry line, to be cut in steel." };

/** One call by an access token of these scopes, over HTTP. */
async function byApp(scopes: Scope[], name: string, args: object) {
  const { access_token } = await makeTokens(await consenting(), { resource: "/api/mcp", scopes, limits: PLENTY });
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } };
  return post(service(), JSON.stringify(body), { authorization: `Bearer ${access_token}` });
}

it.each<[string, Scope[], object]>([
  ["request_quote", ["purchases:read"], { handle: "ada", brief: "A mark" }],
  ["submit_intent_brief", ["purchases:read"], BRIEF],
  ["request_revision", ["purchases:read"], { orderHandle: SOME_ORDER, note: "Larger." }],
  ["accept_delivery", ["purchases:read"], { orderHandle: SOME_ORDER, deliveryNumber: 1 }],
  ["list_my_orders", ["purchases:write"], {}],
])("%s asks an app of %j to come back with both halves of a buyer's side", async (name, scopes, args) => {
  const response = await byApp(scopes, name, args);
  expect(response.status).toBe(403);
  expect(response.headers.get("www-authenticate")).toBe(`${STEP_UP}", ${METADATA}`);
  expect(await response.json()).toMatchObject({ id: 1, error: { code: -32000, message: expect.any(String) } });
});

it("keeps what an app may do for a buyer when it asks for more", async () => {
  const response = await byApp(["purchases:accept"], "request_revision", { orderHandle: SOME_ORDER, note: "Larger." });
  expect(response.headers.get("www-authenticate")).toBe(`${STEP_UP} purchases:accept", ${METADATA}`);
});

it("a quote by its id takes the scope that reads it: an app that only orders is asked to come back", async () => {
  const person = await consenting();
  const scopes = ["purchases:write"] as const;
  const { access_token } = await makeTokens(person, { resource: "/api/mcp", scopes, limits: PLENTY });
  const headers = { authorization: `Bearer ${access_token}` };
  const { handle } = await makeSeller();
  const asked = await callTool<{ id: string }>(service(), "request_quote", { handle, brief: "A mark" }, headers);
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call" };
  const params = { name: "get_quote", arguments: { quoteId: asked.data.id } };
  const response = await post(service(), JSON.stringify({ ...body, params }), headers);
  expect([response.status, response.headers.get("www-authenticate")]).toEqual([403, `${STEP_UP}", ${METADATA}`]);
});

it("tells a person's own key that apps buy here, and to make no other key", async () => {
  const person = await makeCreator();
  const { token } = await makeApiKey(person.profileId, ["purchases:read", "purchases:write"]);
  const refusal = async (name: string, args: object) => {
    const { text, isError } = await callTool(service(), name, args, { authorization: `Bearer ${token}` });
    expect(isError, name).toBe(true);
    expect(text, name).toContain("by an app that they let in (OAuth). Their own key works in REST");
    expect(text, name).not.toContain("/developers/keys");
    return text;
  };
  const mark = { handle: "ada", brief: "A mark" };
  expect(await refusal("request_quote", mark)).toContain("Without a credential anybody may call it.");
  expect((await callTool(service(), "request_quote", mark)).isError).toBe(false);
  const { id, thread_id } = await requestQuote(as(person), asking(await makeSeller()), "site");
  expect(await refusal("get_messages", { threadId: thread_id })).toMatch(/^The conversation was not found\. A buyer/);
  expect(await refusal("send_message", { threadId: thread_id, body: "Hello" })).toContain("purchases:");
  expect(await refusal("get_quote", { quoteId: id })).toContain("Without a credential it takes the handle");

  const sent = await callTool(service(), "submit_intent_brief", BRIEF, { authorization: `Bearer ${token}` });
  expect(sent.text).toContain("It was sent in nobody's name. A buyer is represented here by an app");
  expect((await listOwnBriefs(as(person))).data).toEqual([]);
  expect((await callTool(service(), "submit_intent_brief", BRIEF)).text).not.toContain("nobody's name");
});

it("a key that lacks a scope of the selling side is sent for one with it", async () => {
  const seller = await makeSeller();
  const { token } = await makeApiKey(seller.profileId, ["posts:read"]);
  const asked = await callTool<{ thread_id: string }>(service(), "request_quote", {
    handle: seller.handle,
    brief: "A mark",
  });
  const args = { threadId: asked.data.thread_id };
  const { text } = await callTool(service(), "get_messages", args, { authorization: `Bearer ${token}` });
  expect(text).toContain("lacks the scope messages:read. Create an API key with that scope");
});
