import { makeLoggedRequest } from "@/db/factories/request-logs";
import { getRequestLog } from "@/lib/contracts/developers/request-logs";
import { newId } from "@/lib/core/values/ids";
import { callerOf, expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/request-logs";

test.describe("200", () => {
  test("a real call with what it sent and was answered, for who may see it", async ({ api }) => {
    const { headers, creator } = await makeCaller(["audit:read", "requests:read", "webhooks:write"]);
    const { headers: lesser } = await callerOf(creator, ["audit:read"]);
    const made = await api.post("/api/v1/webhooks/endpoints", {
      headers: { ...headers, "idempotency-key": "one" },
      data: { url: "https://example.com/hooks", event_types: ["*"], headers: { "X-Tenant": "not-for-the-log" } },
    });
    const { secret } = await made.json();
    let id = "";
    await expect(async () => {
      const list = await (await api.get(`${PATH}?path=/api/v1/webhooks/endpoints`, { headers })).json();
      id = list.data[0].id;
    }).toPass();
    const seen = await (await api.get(`${PATH}/${id}`, { headers })).json();
    expect(seen).toMatchObject({ id, operation: "createWebhookEndpoint", status: 201 });
    expect(seen.bodies.request.text).toContain("https://example.com/hooks");
    expect(seen.bodies.response.text).toContain("secret_prefix");
    expect(JSON.stringify(seen)).not.toContain("not-for-the-log");
    expect(JSON.stringify(seen)).not.toContain(secret);
    expect(await (await api.get(`${PATH}/${id}`, { headers: lesser })).json()).not.toHaveProperty("bodies");
  });
});

test.describe("404", () => {
  test("for what is no request, and for another account's", async ({ api }) => {
    const [{ headers }, other] = [await makeCaller(["audit:read"]), await makeCaller()];
    const theirs = await makeLoggedRequest(other.creator.profileId);
    for (const id of [newId("log"), newId("whe"), "1", theirs.id])
      await expectRefusal(await api.get(`${PATH}/${id}`, { headers }), 404, "not_found");
  });
});

describeRefusals(getRequestLog, (api, headers) => api.get(`${PATH}/${newId("log")}`, { headers }));
