import type { APIRequestContext } from "playwright/test";
import { makeDelivery } from "@/db/factories/webhooks";
import { MAX_SELECTION, replayDeliveries } from "@/lib/contracts/developers/webhooks/deliveries";
import { newId } from "@/lib/core/values/ids";
import { testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { expectRefusal, type Headers, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/webhooks/deliveries/replay";
const SCOPES = ["webhooks:read", "webhooks:write"] as const;

const replay = (api: APIRequestContext, headers: Headers, delivery_ids: unknown) =>
  api.post(PATH, { headers: keyed(headers), data: { delivery_ids } });

test.describe("201", () => {
  test("one new delivery for each, in the order asked for", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPES);
    const made = [await makeDelivery(creator.profileId), await makeDelivery(creator.profileId)].reverse();
    const response = await replay(
      api,
      headers,
      [...made, ...made].map(({ id }) => id),
    );
    expect(response.status()).toBe(201);
    const { data } = await response.json();
    expect(data.map((row: { event_id: string }) => row.event_id)).toEqual(made.map(({ eventId }) => eventId));
  });
});

test.describe("400", () => {
  test("for a body that is not JSON", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const sent = { ...keyed(headers), "content-type": "application/json" };
    await expectRefusal(await api.post(PATH, { headers: sent, data: Buffer.from("[") }), 400, "invalid_request");
  });
});

test.describe("404", () => {
  test("when one of them is not the caller's: none is replayed", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPES);
    const stranger = await makeCaller(SCOPES);
    const [mine, theirs] = [await makeDelivery(creator.profileId), await makeDelivery(stranger.creator.profileId)];
    await expectRefusal(await replay(api, headers, [mine.id, theirs.id]), 404, "not_found");
    const listed = await api.get(`/api/v1/webhooks/endpoints/${mine.endpointId}/deliveries`, { headers });
    expect((await listed.json()).data).toHaveLength(1);
  });
});

test.describe("409", () => {
  test("while an endpoint of theirs is disabled", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPES);
    const off = await testEndpoint(creator.profileId, "https://example.com/hooks", { status: "disabled" });
    const { id } = await makeDelivery(creator.profileId, { endpointId: off.id });
    await expectRefusal(await replay(api, headers, [id]), 409, "invalid_state_transition");
  });
});

test.describe("413", () => {
  test("for a body over 256 KiB", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    await expectRefusal(await replay(api, headers, ["d".repeat(256 * 1024)]), 413, "payload_too_large");
  });
});

test.describe("415", () => {
  test("for a form", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const response = await api.post(PATH, { headers: keyed(headers), form: { delivery_ids: "del_1" } });
    await expectRefusal(response, 415, "unsupported_media_type");
  });
});

test.describe("422", () => {
  for (const [what, param, ids] of [
    ["none", "delivery_ids", []],
    ["too many", "delivery_ids", Array.from({ length: MAX_SELECTION + 1 }, () => newId("del"))],
    ["what is no id", "delivery_ids.0", ["del_1"]],
    ["no list", "delivery_ids", "all"],
  ] as const)
    test(`names ${param} for ${what}`, async ({ api }) => {
      const { headers } = await makeCaller(SCOPES);
      const error = await expectRefusal(await replay(api, headers, ids), 422, "validation_error");
      expect(error.param).toBe(param);
    });
});

describeRefusals(replayDeliveries, (api, headers) => replay(api, headers, [newId("del")]));
