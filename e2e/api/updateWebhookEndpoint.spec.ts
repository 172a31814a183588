import type { APIRequestContext } from "playwright/test";
import { updateWebhookEndpoint } from "@/lib/contracts/developers/webhooks/webhooks";
import { TIERS } from "@/lib/contracts/tiers";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, type Headers, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/webhooks/endpoints";
const URL = "https://example.com/hooks";
const SCOPES = ["webhooks:read", "webhooks:write"] as const;

const create = async (api: APIRequestContext, headers: Headers, data: object = {}) =>
  (await api.post(PATH, { headers: keyed(headers), data: { url: URL, ...data } })).json();
const patch = (api: APIRequestContext, headers: Headers, id: string, data: unknown) =>
  api.patch(`${PATH}/${id}`, { headers, data });

test.describe("200", () => {
  test("changes what is sent and leaves the rest", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const { secret: _, ...before } = await create(api, headers, { description: "CI" });
    const data = { url: "https://example.com/new", event_types: ["order.paid", "review.created"] };
    const response = await patch(api, headers, before.id, data);
    expect(response.status()).toBe(200);
    expect(await response.json()).toEqual({ ...before, ...data });
    expect(await (await patch(api, headers, before.id, {})).json()).toEqual({ ...before, ...data });
  });

  test("sets and takes away headers by name, which alone are shown", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const { id } = await create(api, headers, { headers: { "X-A": "first", "X-B": "second" } });
    const response = await patch(api, headers, id, { headers: { "x-a": null, "X-C": "third" } });
    expect((await response.json()).header_names).toEqual(["X-B", "X-C"]);
    expect(await response.text()).not.toMatch(/first|second|third/);
  });

  test("turns it off and on again", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const { id } = await create(api, headers);
    const off = await (await patch(api, headers, id, { status: "disabled" })).json();
    expect(off).toMatchObject({ status: "disabled", disabled_reason: "owner" });
    const on = await (await patch(api, headers, id, { status: "enabled" })).json();
    expect(on).toMatchObject({ status: "enabled", disabled_reason: null, consecutive_dead_letters: 0 });
  });
});

test.describe("400", () => {
  test("for a body that is not JSON", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const { id } = await create(api, headers);
    const sent = { ...headers, "content-type": "application/json" };
    const response = await api.patch(`${PATH}/${id}`, { headers: sent, data: Buffer.from("{") });
    await expectRefusal(response, 400, "invalid_request");
  });
});

test.describe("402", () => {
  test("when it would be enabled beyond the plan's number", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const { id } = await create(api, headers);
    await patch(api, headers, id, { status: "disabled" });
    for (let i = 0; i < TIERS.FREE.webhookEndpoints; i++) await create(api, headers);
    await expectRefusal(await patch(api, headers, id, { status: "enabled" }), 402, "quota_exceeded");
  });
});

test.describe("404", () => {
  test("for what is no endpoint", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    for (const id of [newId("whe"), newId("post"), "1"])
      await expectRefusal(await patch(api, headers, id, { description: "x" }), 404, "not_found");
  });
});

test.describe("413", () => {
  test("for a body over 256 KiB", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const response = await patch(api, headers, newId("whe"), { description: "d".repeat(256 * 1024) });
    await expectRefusal(response, 413, "payload_too_large");
  });
});

test.describe("415", () => {
  test("for a form", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES);
    const response = await api.patch(`${PATH}/${newId("whe")}`, { headers, form: { description: "x" } });
    await expectRefusal(response, 415, "unsupported_media_type");
  });
});

test.describe("422", () => {
  for (const [param, data] of [
    ["url", { url: "https://10.0.0.1/hooks" }],
    ["url", { url: "" }],
    ["event_types.0", { event_types: ["post.imagined"] }],
    ["description", { description: "d".repeat(201) }],
    ["status", { status: "paused" }],
    ["headers.Host", { headers: { Host: "example.com" } }],
    ["headers.Service-Event", { headers: { "Service-Event": "forged" } }],
    ["headers.X-A", { headers: { "X-A": "line\nfeed" } }],
    ["headers", { headers: Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`X-${i}`, "v"])) }],
    ["secret", { secret: "whsec_mine" }],
  ] as const)
    test(`names ${param} of ${JSON.stringify(data).slice(0, 60)}`, async ({ api }) => {
      const { headers } = await makeCaller(SCOPES);
      const { id } = await create(api, headers);
      const error = await expectRefusal(await patch(api, headers, id, data), 422, "validation_error");
      expect(error.param).toBe(param);
    });
});

describeRefusals(updateWebhookEndpoint, (api, headers) => patch(api, headers, newId("whe"), {}));
