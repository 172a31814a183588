import type { APIRequestContext } from "playwright/test";
import { verifyWebhook } from "@/lib/clients/sdk/index";
import { type InboxMessage, listInboxMessages } from "@/lib/contracts/developers/webhooks/webhook-inboxes";
import { newId } from "@/lib/core/values/ids";
import { testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { expectRefusal, type Headers, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const SCOPES = ["webhooks:read", "webhooks:write"] as const;
const ENDPOINTS = "/api/v1/webhooks/endpoints";
const path = (id: string) => `${ENDPOINTS}/${id}/messages`;

async function makeInbox(api: APIRequestContext, headers: Headers): Promise<{ id: string; secret: string }> {
  return (await api.post("/api/v1/webhooks/inboxes", { headers: keyed(headers), data: {} })).json();
}

async function messages(
  api: APIRequestContext,
  headers: Headers,
  id: string,
  params: Record<string, string | number> = {},
): Promise<InboxMessage[]> {
  const response = await api.get(path(id), { headers, params });
  expect(response.status()).toBe(200);
  return (await response.json()).data;
}

const ping = (api: APIRequestContext, headers: Headers, id: string) =>
  api.post(`${ENDPOINTS}/${id}/test`, { headers: keyed(headers), data: {} });

test.describe("200", () => {
  test("a delivery as it came, as soon as it came: body and headers verify with the secret", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const { id, secret } = await makeInbox(api, headers);
    expect(await messages(api, headers, id)).toEqual([]);
    const waiting = messages(api, headers, id, { wait: 25 });
    const delivery = await (await ping(api, headers, id)).json();
    const [message] = await waiting;
    expect(message).toMatchObject({ delivery_id: delivery.id, event_id: delivery.event_id, event_type: "ping" });
    expect(await verifyWebhook(message?.body ?? "", message?.headers ?? {}, secret)).toMatchObject({ type: "ping" });
  });

  test("only what came after a message that is known, newest first", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const { id } = await makeInbox(api, headers);
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      await ping(api, headers, id);
      const [newest] = await messages(api, headers, id, { wait: 25, ...(ids[0] ? { after: ids[0] } : {}) });
      ids.unshift(newest?.id ?? "");
    }
    expect((await messages(api, headers, id)).map((message) => message.id)).toEqual(ids);
    expect((await messages(api, headers, id, { after: ids[2] ?? "" })).map((one) => one.id)).toEqual(ids.slice(0, 2));
    expect(await messages(api, headers, id, { after: ids[0] ?? "" })).toEqual([]);
  });
});

test.describe("400", () => {
  for (const [param, value] of [
    ["after", "del_1"],
    ["wait", "26"],
    ["wait", "-1"],
    ["wait", "soon"],
  ] as const)
    test(`names ${param}=${value}`, async ({ api }) => {
      const { headers } = await makeCaller(SCOPES);
      const response = await api.get(path(newId("whe")), { headers, params: { [param]: value } });
      expect((await expectRefusal(response, 400, "invalid_request")).param).toBe(param);
    });
});

test.describe("404", () => {
  test("for what is no inbox, and for another's", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPES);
    const plain = await testEndpoint(creator.profileId, "https://example.com/a");
    const other = await makeInbox(api, (await makeCaller(SCOPES)).headers);
    for (const id of [plain.id, other.id, newId("whe"), newId("post"), "1"])
      await expectRefusal(await api.get(path(id), { headers }), 404, "not_found");
  });
});

describeRefusals(listInboxMessages, (api, headers) => api.get(path(newId("whe")), { headers }));
