import { makeApp } from "@/db/factories/oauth";
import { createWebhookEndpoint } from "@/lib/contracts/developers/webhooks/webhooks";
import { TIERS } from "@/lib/contracts/tiers";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/webhooks/endpoints";
const data = { url: "https://example.com/hooks" };

test.describe("201", () => {
  test("an enabled endpoint with its signing secret, for all events unless told", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    const response = await api.post(PATH, { headers: keyed(headers), data });
    expect(response.status()).toBe(201);
    expect(response.headers()["cache-control"]).toBe("no-store");
    const endpoint = await response.json();
    expect(endpoint).toMatchObject({
      url: data.url,
      description: "",
      event_types: ["*"],
      status: "enabled",
      disabled_reason: null,
      consecutive_dead_letters: 0,
    });
    expect(endpoint.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(endpoint.secret.startsWith(endpoint.secret_prefix)).toBe(true);
    expect(endpoint.secret_prefix.length).toBeLessThanOrEqual(14);
  });

  test("keeps what was sent, and gives each endpoint a secret of its own", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    const sent = { ...data, description: "CI", event_types: ["post.created", "order.paid"] };
    const made = [];
    for (let i = 0; i < 2; i++) made.push(await (await api.post(PATH, { headers: keyed(headers), data: sent })).json());
    expect(made[0]).toMatchObject(sent);
    expect(made[0].secret).not.toBe(made[1].secret);
  });
});

test.describe("201, of an app", () => {
  test("one's own: its events name whose they are; another's, or a kind that is no app's business, is 422", async ({
    api,
  }) => {
    const [{ creator, headers }, other] = [await makeCaller(["webhooks:write"]), await makeCaller(["webhooks:write"])];
    const { clientId: app_id } = await makeApp({ source: "console", userId: creator.userId });
    const made = await api.post(PATH, { headers: keyed(headers), data: { ...data, app_id } });
    expect(made.status()).toBe(201);
    expect(await made.json()).toMatchObject({ app_id, event_types: ["*"] });
    const foreign = await api.post(PATH, { headers: keyed(other.headers), data: { ...data, app_id } });
    expect((await expectRefusal(foreign, 422, "validation_error")).param).toBe("app_id");
    const event_types = ["api_key.created"];
    const own = await api.post(PATH, { headers: keyed(headers), data: { ...data, app_id, event_types } });
    expect((await expectRefusal(own, 422, "validation_error")).param).toBe("event_types");
  });
});

test.describe("400", () => {
  test("for a body that is not JSON", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    const sent = { ...keyed(headers), "content-type": "application/json" };
    const response = await api.post(PATH, { headers: sent, data: Buffer.from("url=https://example.com") });
    await expectRefusal(response, 400, "invalid_request");
  });
});

test.describe("402", () => {
  test("beyond the plan's number of enabled endpoints; a disabled one makes room", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    const ids: string[] = [];
    for (let i = 0; i < TIERS.FREE.webhookEndpoints; i++)
      ids.push((await (await api.post(PATH, { headers: keyed(headers), data })).json()).id);
    const error = await expectRefusal(await api.post(PATH, { headers: keyed(headers), data }), 402, "quota_exceeded");
    expect(error.upgrade_url).toBe("/developers/billing");
    expect(error.message).toContain("3");
    await api.delete(`${PATH}/${ids[0]}`, { headers });
    expect((await api.post(PATH, { headers: keyed(headers), data })).status()).toBe(201);
  });
});

test.describe("413", () => {
  test("for a body over 256 KiB", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    const large = { ...data, description: "d".repeat(256 * 1024) };
    await expectRefusal(await api.post(PATH, { headers: keyed(headers), data: large }), 413, "payload_too_large");
  });
});

test.describe("415", () => {
  test("for a form", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    const response = await api.post(PATH, { headers: keyed(headers), form: data });
    await expectRefusal(response, 415, "unsupported_media_type");
  });
});

test.describe("422", () => {
  for (const url of [
    "",
    "example.com/hooks",
    "/hooks",
    "ftp://example.com/hooks",
    "javascript:alert(1)",
    "https://user:password@example.com/hooks",
    "https://10.0.0.1/hooks",
    "https://169.254.169.254/latest/meta-data",
    "https://[fd00::1]/hooks",
    "https://[::ffff:10.0.0.1]/hooks",
    "https://0x0a.1/hooks",
    `https://example.com/${"p".repeat(2040)}`,
  ]) {
    test(`names url: ${url.slice(0, 60)}`, async ({ api }) => {
      const { headers } = await makeCaller(["webhooks:write"]);
      const response = await api.post(PATH, { headers: keyed(headers), data: { url } });
      const error = await expectRefusal(response, 422, "validation_error");
      expect(error.param).toBe("url");
    });
  }

  for (const [param, more] of [
    ["event_types.0", { event_types: ["post.imagined"] }],
    ["event_types", { event_types: [] }],
    ["event_types", { event_types: "*" }],
    ["description", { description: "d".repeat(201) }],
    ["secret", { secret: "whsec_of_my_own" }],
  ] as const) {
    test(`names ${param} of ${JSON.stringify(more).slice(0, 60)}`, async ({ api }) => {
      const { headers } = await makeCaller(["webhooks:write"]);
      const response = await api.post(PATH, { headers: keyed(headers), data: { ...data, ...more } });
      const error = await expectRefusal(response, 422, "validation_error");
      expect(error.param).toBe(param);
    });
  }
});

describeRefusals(createWebhookEndpoint, (api, headers) => api.post(PATH, { headers: keyed(headers), data }));
