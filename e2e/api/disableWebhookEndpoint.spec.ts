import type { APIRequestContext } from "playwright/test";
import { disableWebhookEndpoint, type WebhookEndpointView } from "@/lib/contracts/developers/webhooks/webhooks";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, type Headers, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/webhooks/endpoints";

async function create(api: APIRequestContext, headers: Headers): Promise<WebhookEndpointView> {
  return (await api.post(PATH, { headers: keyed(headers), data: { url: "https://example.com/hooks" } })).json();
}

test.describe("200", () => {
  test("the endpoint, disabled by its owner and not erased", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:read", "webhooks:write"]);
    const { id, url } = await create(api, headers);
    const response = await api.delete(`${PATH}/${id}`, { headers });
    expect(response.status()).toBe(200);
    const disabled = await response.json();
    expect(disabled).toMatchObject({ id, url, status: "disabled", disabled_reason: "owner" });
    expect(disabled).not.toHaveProperty("secret");
    expect((await (await api.get(PATH, { headers })).json()).data).toEqual([disabled]);
  });

  test("a second time changes nothing", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    const { id } = await create(api, headers);
    const [first, again] = [
      await api.delete(`${PATH}/${id}`, { headers }),
      await api.delete(`${PATH}/${id}`, { headers }),
    ];
    expect(again.status()).toBe(200);
    expect(await again.json()).toEqual(await first.json());
  });

  test("needs no Idempotency-Key", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    const { id } = await create(api, headers);
    expect(headers).not.toHaveProperty("idempotency-key");
    expect((await api.delete(`${PATH}/${id}`, { headers })).status()).toBe(200);
  });
});

test.describe("404", () => {
  test("for an id that does not exist, and for what is no id of an endpoint", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    for (const id of [newId("whe"), newId("post"), "1", "whe_", "whe_%00", "%2e%2e%2fme"])
      await expectRefusal(await api.delete(`${PATH}/${id}`, { headers }), 404, "not_found");
  });

  test("for another creator's, which stays enabled", async ({ api }) => {
    const [owner, stranger] = [await makeCaller(), await makeCaller()];
    const { id } = await create(api, owner.headers);
    const theirs = await expectRefusal(
      await api.delete(`${PATH}/${id}`, { headers: stranger.headers }),
      404,
      "not_found",
    );
    const missing = await expectRefusal(
      await api.delete(`${PATH}/${newId("whe")}`, { headers: stranger.headers }),
      404,
      "not_found",
    );
    expect(theirs.message).toBe(missing.message);
    const [kept] = (await (await api.get(PATH, { headers: owner.headers })).json()).data;
    expect(kept).toMatchObject({ id, status: "enabled" });
  });
});

describeRefusals(disableWebhookEndpoint, (api, headers) => api.delete(`${PATH}/${newId("whe")}`, { headers }));
