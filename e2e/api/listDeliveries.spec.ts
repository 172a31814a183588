import type { APIRequestContext } from "playwright/test";
import { makeDelivery } from "@/db/factories/webhooks";
import { type DeliveryView, listDeliveries } from "@/lib/contracts/developers/webhooks/deliveries";
import { idAt, newId } from "@/lib/core/values/ids";
import { testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { expectRefusal, type Headers, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const SCOPE = ["webhooks:read"] as const;
const path = (id: string) => `/api/v1/webhooks/endpoints/${id}/deliveries`;
const HOUR_MS = 3_600_000;

async function list(
  api: APIRequestContext,
  headers: Headers,
  id: string,
  params: Record<string, string | number> = {},
) {
  const response = await api.get(path(id), { headers, params });
  expect(response.status()).toBe(200);
  return response.json();
}

const idsOf = (deliveries: DeliveryView[]) => deliveries.map(({ id }) => id);

test.describe("200", () => {
  test("narrowed by state, kind, event and time", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPE);
    const { profileId } = creator;
    const { id: endpointId } = await testEndpoint(profileId, "https://example.com/hooks");
    const now = Date.now();
    const old = await makeDelivery(profileId, {
      endpointId,
      id: idAt("del", new Date(now - 48 * HOUR_MS), Math.random),
      createdAt: new Date(now - 48 * HOUR_MS),
    });
    const dead = await makeDelivery(profileId, { endpointId, state: "DEAD_LETTER", attempts: 7 });
    const paid = await makeDelivery(profileId, { endpointId, eventType: "order.paid" });
    await makeDelivery(profileId);
    const ids = async (params: Record<string, string>) => idsOf((await list(api, headers, endpointId, params)).data);
    expect(new Set(await ids({}))).toEqual(new Set([paid.id, dead.id, old.id]));
    expect(await ids({ state: "DEAD_LETTER" })).toEqual([dead.id]);
    expect(await ids({ event_type: "order.paid" })).toEqual([paid.id]);
    expect(await ids({ event_id: dead.eventId })).toEqual([dead.id]);
    expect(await ids({ to: new Date(now - HOUR_MS).toISOString() })).toEqual([old.id]);
    expect(await ids({ from: new Date(now - HOUR_MS).toISOString() })).toEqual([paid.id, dead.id]);
    const [shown] = (await list(api, headers, endpointId, { state: "DEAD_LETTER" })).data;
    expect(shown).toMatchObject({ next_attempt_at: null, last_attempt: { status: 500, latency_ms: 42 } });
  });

  test("newest first; pages meet without gap or double", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPE);
    const { id: endpointId } = await testEndpoint(creator.profileId, "https://example.com/hooks");
    const made: string[] = [];
    for (let n = 0; n < 5; n++) made.unshift((await makeDelivery(creator.profileId, { endpointId })).id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { data: DeliveryView[]; has_more: boolean; next_cursor: string | null } = await list(
        api,
        headers,
        endpointId,
        { limit: 2, ...(cursor ? { cursor } : {}) },
      );
      seen.push(...idsOf(page.data));
      cursor = page.next_cursor;
      expect(page.has_more).toBe(cursor !== null);
    } while (cursor);
    expect(seen).toEqual(made);
  });
});

test.describe("400", () => {
  for (const [param, value] of [
    ["state", "LOST"],
    ["event_type", "post.imagined"],
    ["event_id", "evt_1"],
    ["from", "yesterday"],
    ["limit", "101"],
  ] as const)
    test(`names ${param}=${value}`, async ({ api }) => {
      const { headers } = await makeCaller(SCOPE);
      const response = await api.get(path(newId("whe")), { headers, params: { [param]: value } });
      expect((await expectRefusal(response, 400, "invalid_request")).param).toBe(param);
    });

  test("for a cursor that it did not give out", async ({ api }) => {
    const { headers } = await makeCaller(SCOPE);
    const response = await api.get(path(newId("whe")), { headers, params: { cursor: "bm9uc2Vuc2U" } });
    await expectRefusal(response, 400, "invalid_cursor");
  });
});

test.describe("404", () => {
  test("for what is no endpoint", async ({ api }) => {
    const { headers } = await makeCaller(SCOPE);
    for (const id of [newId("whe"), newId("post"), "1"])
      await expectRefusal(await api.get(path(id), { headers }), 404, "not_found");
  });
});

describeRefusals(listDeliveries, (api, headers) => api.get(path(newId("whe")), { headers }));
