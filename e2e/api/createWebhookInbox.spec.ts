import { createWebhookInbox } from "@/lib/contracts/developers/webhooks/webhook-inboxes";
import { TIERS } from "@/lib/contracts/tiers";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/webhooks/inboxes";

test.describe("201", () => {
  test("an endpoint at an address of ours, with its secret; it is listed like any other", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:read", "webhooks:write"]);
    const data = { description: "My laptop", event_types: ["order.paid"] };
    const response = await api.post(PATH, { headers: keyed(headers), data });
    expect(response.status()).toBe(201);
    const { secret, ...endpoint } = await response.json();
    expect(endpoint).toMatchObject({ ...data, status: "enabled" });
    expect(endpoint.url).toMatch(new RegExp(`^${process.env.BASE_URL}/api/inbox/[\\w-]{32}$`));
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const listed = await (await api.get("/api/v1/webhooks/endpoints", { headers })).json();
    expect(listed.data).toEqual([endpoint]);
  });

  test("for all events unless told; each is one of its own", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    const made = [];
    for (let i = 0; i < 2; i++) made.push(await (await api.post(PATH, { headers: keyed(headers), data: {} })).json());
    expect(made[0].event_types).toEqual(["*"]);
    expect(made[0].url).not.toBe(made[1].url);
  });
});

test.describe("400", () => {
  test("for a body that is not JSON", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    const sent = { ...keyed(headers), "content-type": "application/json" };
    await expectRefusal(await api.post(PATH, { headers: sent, data: Buffer.from("inbox") }), 400, "invalid_request");
  });
});

test.describe("402", () => {
  test("beyond the plan's number of enabled endpoints", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    const create = () => api.post(PATH, { headers: keyed(headers), data: {} });
    for (let i = 0; i < TIERS.FREE.webhookEndpoints; i++) expect((await create()).status()).toBe(201);
    await expectRefusal(await create(), 402, "quota_exceeded");
  });
});

test.describe("413", () => {
  test("for a body over 256 KiB", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    const large = { description: "d".repeat(256 * 1024) };
    await expectRefusal(await api.post(PATH, { headers: keyed(headers), data: large }), 413, "payload_too_large");
  });
});

test.describe("415", () => {
  test("for a form", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    const response = await api.post(PATH, { headers: keyed(headers), form: { description: "x" } });
    await expectRefusal(response, 415, "unsupported_media_type");
  });
});

test.describe("422", () => {
  for (const [param, data] of [
    ["event_types.0", { event_types: ["post.imagined"] }],
    ["event_types", { event_types: [] }],
    ["description", { description: "d".repeat(201) }],
    ["url", { url: "https://example.com/hooks" }],
  ] as const)
    test(`names ${param} of ${JSON.stringify(data).slice(0, 60)}`, async ({ api }) => {
      const { headers } = await makeCaller(["webhooks:write"]);
      const response = await api.post(PATH, { headers: keyed(headers), data });
      expect((await expectRefusal(response, 422, "validation_error")).param).toBe(param);
    });
});

describeRefusals(createWebhookInbox, (api, headers) => api.post(PATH, { headers: keyed(headers), data: {} }));
