import { getWebhookEndpoint } from "@/lib/contracts/developers/webhooks/webhooks";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/webhooks/endpoints";

test.describe("200", () => {
  test("the endpoint as the list shows it, with the names of its headers and no secret", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:read", "webhooks:write"]);
    const data = { url: "https://example.com/hooks", headers: { Authorization: "Bearer of-my-own" } };
    const { id } = await (await api.post(PATH, { headers: keyed(headers), data })).json();
    const response = await api.get(`${PATH}/${id}`, { headers });
    expect(response.status()).toBe(200);
    const endpoint = await response.json();
    expect(endpoint).toMatchObject({ id, header_names: ["Authorization"], previous_secret_until: null });
    expect(JSON.stringify(endpoint)).not.toMatch(/"secret"|of-my-own/);
    expect((await (await api.get(PATH, { headers })).json()).data).toEqual([endpoint]);
  });
});

test.describe("404", () => {
  test("for what is no endpoint", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:read"]);
    for (const id of [newId("whe"), newId("post"), "1"])
      await expectRefusal(await api.get(`${PATH}/${id}`, { headers }), 404, "not_found");
  });
});

describeRefusals(getWebhookEndpoint, (api, headers) => api.get(`${PATH}/${newId("whe")}`, { headers }));
