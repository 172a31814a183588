import type { APIRequestContext } from "playwright/test";
import { sendTestEvent } from "@/lib/contracts/developers/event-types";
import { newId } from "@/lib/core/values/ids";
import { testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { expectRefusal, type Headers, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/webhooks/endpoints";
const SCOPES = ["webhooks:read", "webhooks:write"] as const;

const send = (api: APIRequestContext, headers: Headers, id: string, data: unknown = {}) =>
  api.post(`${PATH}/${id}/test`, { headers: keyed(headers), data });

test.describe("201", () => {
  test("a delivery of the kind's example, to this endpoint alone, which no list of events shows", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPES);
    const { id } = await testEndpoint(creator.profileId, "https://example.com/a", { eventTypes: ["ping"] });
    const other = await testEndpoint(creator.profileId, "https://example.com/b");
    const response = await send(api, headers, id, { event_type: "order.paid" });
    expect(response.status()).toBe(201);
    const delivery = await response.json();
    expect(delivery).toMatchObject({ endpoint_id: id, event_type: "order.paid", trigger: "test", attempt_count: 0 });
    const { request_body } = await (await api.get(`/api/v1/webhooks/deliveries/${delivery.id}`, { headers })).json();
    expect(JSON.parse(request_body)).toMatchObject({
      id: delivery.event_id,
      type: "order.paid",
      data: { status: "PAID" },
    });
    expect((await (await api.get(`${PATH}/${other.id}/deliveries`, { headers })).json()).data).toEqual([]);
    expect((await (await api.get("/api/v1/events", { headers })).json()).data).toEqual([]);
  });

  test("a ping unless told, which names the endpoint", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPES);
    const { id } = await testEndpoint(creator.profileId, "https://example.com/a");
    const delivery = await (await send(api, headers, id)).json();
    const { request_body } = await (await api.get(`/api/v1/webhooks/deliveries/${delivery.id}`, { headers })).json();
    expect(JSON.parse(request_body)).toMatchObject({ type: "ping", data: { endpoint_id: id } });
  });
});

test.describe("400", () => {
  test("for a body that is not JSON", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const sent = { ...keyed(headers), "content-type": "application/json" };
    const response = await api.post(`${PATH}/${newId("whe")}/test`, { headers: sent, data: Buffer.from("ping") });
    await expectRefusal(response, 400, "invalid_request");
  });
});

test.describe("404", () => {
  test("for what is no endpoint", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    for (const id of [newId("whe"), newId("post"), "1"])
      await expectRefusal(await send(api, headers, id), 404, "not_found");
  });
});

test.describe("409", () => {
  test("for a disabled endpoint", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPES);
    const { id } = await testEndpoint(creator.profileId, "https://example.com/a", { status: "disabled" });
    await expectRefusal(await send(api, headers, id), 409, "invalid_state_transition");
  });
});

test.describe("413", () => {
  test("for a body over 256 KiB", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const large = { event_type: "p".repeat(256 * 1024) };
    await expectRefusal(await send(api, headers, newId("whe"), large), 413, "payload_too_large");
  });
});

test.describe("415", () => {
  test("for a form", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const response = await api.post(`${PATH}/${newId("whe")}/test`, { headers: keyed(headers), form: { a: "b" } });
    await expectRefusal(response, 415, "unsupported_media_type");
  });
});

test.describe("422", () => {
  test("names a kind that does not exist", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const response = await send(api, headers, newId("whe"), { event_type: "post.imagined" });
    expect((await expectRefusal(response, 422, "validation_error")).param).toBe("event_type");
  });
});

describeRefusals(sendTestEvent, (api, headers) => send(api, headers, newId("whe")));
