import { makeDelivery } from "@/db/factories/webhooks";
import { getDelivery } from "@/lib/contracts/developers/webhooks/deliveries";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/webhooks/deliveries";

test.describe("200", () => {
  test("the delivery with its body, and each attempt with what was sent and what came back", async ({ api }) => {
    const { creator, headers } = await makeCaller(["webhooks:read"]);
    const { id, eventId } = await makeDelivery(creator.profileId);
    const response = await api.get(`${PATH}/${id}`, { headers });
    expect(response.status()).toBe(200);
    const delivery = await response.json();
    expect(delivery).toMatchObject({ id, event_id: eventId, state: "SUCCEEDED", url: "https://example.com/hooks" });
    expect(JSON.parse(delivery.request_body)).toMatchObject({ id: eventId, type: "post.created" });
    expect(delivery.attempts).toHaveLength(1);
    expect(delivery.attempts[0]).toMatchObject({
      number: 1,
      status: 200,
      latency_ms: 42,
      request_headers: {
        "Content-Type": "application/json",
        "Service-Event": "post.created",
        "Service-Delivery": id,
        "Service-Signature": "t=1795167000,v1=00",
        "Service-Idempotency-Key": eventId,
      },
      response_headers: { "content-type": "text/plain" },
      response_body: "ok",
    });
  });
});

test.describe("404", () => {
  test("for what is no delivery", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:read"]);
    for (const id of [newId("del"), newId("whe"), "1"])
      await expectRefusal(await api.get(`${PATH}/${id}`, { headers }), 404, "not_found");
  });
});

describeRefusals(getDelivery, (api, headers) => api.get(`${PATH}/${newId("del")}`, { headers }));
