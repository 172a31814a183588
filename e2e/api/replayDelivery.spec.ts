import { makeDelivery } from "@/db/factories/webhooks";
import { DELIVERY_STATES, replayDelivery } from "@/lib/contracts/developers/webhooks/deliveries";
import { newId } from "@/lib/core/values/ids";
import { testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const path = (id: string) => `/api/v1/webhooks/deliveries/${id}/replay`;

test.describe("201", () => {
  for (const state of DELIVERY_STATES)
    test(`a new delivery of the same event, for one that is ${state}`, async ({ api }) => {
      const { creator, headers } = await makeCaller(["webhooks:read", "webhooks:write"]);
      const dueAt = new Date(Date.now() + 3_600_000); // nothing is sent of it meanwhile
      const { id, eventId, endpointId } = await makeDelivery(creator.profileId, { state, dueAt });
      const response = await api.post(path(id), { headers: keyed(headers) });
      expect(response.status()).toBe(201);
      const replay = await response.json();
      expect(replay).toMatchObject({ event_id: eventId, endpoint_id: endpointId, trigger: "manual", state: "PENDING" });
      expect(replay.id).not.toBe(id);
      const listed = await api.get(`/api/v1/webhooks/endpoints/${endpointId}/deliveries`, { headers });
      expect(new Set((await listed.json()).data.map((row: { id: string }) => row.id))).toEqual(
        new Set([replay.id, id]),
      );
    });
});

test.describe("404", () => {
  test("for what is no delivery", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    for (const id of [newId("del"), newId("whe"), "1"])
      await expectRefusal(await api.post(path(id), { headers: keyed(headers) }), 404, "not_found");
  });
});

test.describe("409", () => {
  test("while the endpoint is disabled", async ({ api }) => {
    const { creator, headers } = await makeCaller(["webhooks:write"]);
    const off = await testEndpoint(creator.profileId, "https://example.com/hooks", { status: "disabled" });
    const { id } = await makeDelivery(creator.profileId, { endpointId: off.id });
    await expectRefusal(await api.post(path(id), { headers: keyed(headers) }), 409, "invalid_state_transition");
  });
});

describeRefusals(replayDelivery, (api, headers) => api.post(path(newId("del")), { headers: keyed(headers) }));
