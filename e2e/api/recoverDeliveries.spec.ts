import type { APIRequestContext } from "playwright/test";
import { makeDelivery } from "@/db/factories/webhooks";
import { recoverDeliveries } from "@/lib/contracts/developers/webhooks/recoveries";
import { newId } from "@/lib/core/values/ids";
import { testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { expectRefusal, type Headers, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const SCOPES = ["webhooks:read", "webhooks:write"] as const;
const path = (id: string) => `/api/v1/webhooks/endpoints/${id}/recover`;
const from = new Date(Date.now() - 86_400_000).toISOString();

const recover = (api: APIRequestContext, headers: Headers, id: string, data: unknown = { from }) =>
  api.post(path(id), { headers: keyed(headers), data });

const endpointOf = async (profileId: string, more = {}) =>
  (await testEndpoint(profileId, "https://example.com/hooks", more)).id;

test.describe("202", () => {
  test("replays what failed in the span, and its progress can be read", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPES);
    const endpointId = await endpointOf(creator.profileId);
    const createdAt = new Date(Date.now() - 60_000);
    const dead = await makeDelivery(creator.profileId, { endpointId, state: "DEAD_LETTER", createdAt });
    const skipped = await makeDelivery(creator.profileId, { endpointId, state: "SKIPPED", createdAt });
    await makeDelivery(creator.profileId, { endpointId, createdAt });
    const response = await recover(api, headers, endpointId);
    expect(response.status()).toBe(202);
    const { id, ...started } = await response.json();
    expect(started).toMatchObject({ endpoint_id: endpointId, total: 2, processed: 0, truncated: false, from });
    const read = async () => (await api.get(`/api/v1/webhooks/recoveries/${id}`, { headers })).json();
    await expect.poll(async () => (await read()).status).toBe("COMPLETED");
    expect(await read()).toMatchObject({ processed: 2, replayed: 2 });
    const listed = await api.get(`/api/v1/webhooks/endpoints/${endpointId}/deliveries`, { headers });
    const replays = (await listed.json()).data.filter(({ trigger }: { trigger: string }) => trigger === "manual");
    expect(replays.map((row: { event_id: string }) => row.event_id)).toEqual([skipped.eventId, dead.eventId]);
  });
});

test.describe("400", () => {
  test("for a body that is not JSON", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const sent = { ...keyed(headers), "content-type": "application/json" };
    const response = await api.post(path(newId("whe")), { headers: sent, data: Buffer.from("{") });
    await expectRefusal(response, 400, "invalid_request");
  });
});

test.describe("404", () => {
  test("for what is no endpoint", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    for (const id of [newId("whe"), newId("post"), "1"])
      await expectRefusal(await recover(api, headers, id), 404, "not_found");
  });
});

test.describe("409", () => {
  test("while the endpoint is disabled", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPES);
    const id = await endpointOf(creator.profileId, { status: "disabled" });
    await expectRefusal(await recover(api, headers, id), 409, "invalid_state_transition");
  });
});

test.describe("413", () => {
  test("for a body over 256 KiB", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const large = { from: "2".repeat(256 * 1024) };
    await expectRefusal(await recover(api, headers, newId("whe"), large), 413, "payload_too_large");
  });
});

test.describe("415", () => {
  test("for a form", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const response = await api.post(path(newId("whe")), { headers: keyed(headers), form: { from } });
    await expectRefusal(response, 415, "unsupported_media_type");
  });
});

test.describe("422", () => {
  for (const [param, data] of [
    ["from", {}],
    ["from", { from: "yesterday" }],
    ["from", { from: "2026-02-02", to: "2026-02-01" }],
    ["from", { from: "2098-01-01" }],
    ["to", { from: "2026-01-01", to: "soon" }],
    ["states", { from: "2026-01-01", states: ["SUCCEEDED"] }],
  ] as const)
    test(`names ${param} of ${JSON.stringify(data).slice(0, 60)}`, async ({ api }) => {
      const { creator, headers } = await makeCaller(SCOPES);
      const id = await endpointOf(creator.profileId);
      const error = await expectRefusal(await recover(api, headers, id, data), 422, "validation_error");
      expect(error.param).toBe(param);
    });
});

describeRefusals(recoverDeliveries, (api, headers) => recover(api, headers, newId("whe")));
