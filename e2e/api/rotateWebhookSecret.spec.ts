import { rotateWebhookSecret } from "@/lib/contracts/developers/webhooks/webhooks";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/webhooks/endpoints";
const DAY_MS = 86_400_000;

test.describe("200", () => {
  test("a new secret, this once; the former one signs too for 24 hours; a repeat is the same answer", async ({
    api,
  }) => {
    const { headers } = await makeCaller(["webhooks:read", "webhooks:write"]);
    const data = { url: "https://example.com/hooks" };
    const made = await (await api.post(PATH, { headers: keyed(headers), data })).json();
    const sent = keyed(headers);
    const response = await api.post(`${PATH}/${made.id}/rotate-secret`, { headers: sent });
    expect(response.status()).toBe(200);
    const rotated = await response.json();
    expect(rotated.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(rotated.secret).not.toBe(made.secret);
    expect(rotated.secret.startsWith(rotated.secret_prefix)).toBe(true);
    expect(Math.abs(Date.parse(rotated.previous_secret_until) - Date.now() - DAY_MS)).toBeLessThan(60_000);
    const again = await api.post(`${PATH}/${made.id}/rotate-secret`, { headers: sent });
    expect(await again.json()).toEqual(rotated);
    expect(again.headers()["idempotent-replayed"]).toBe("true");
    expect(await (await api.get(`${PATH}/${made.id}`, { headers })).json()).not.toHaveProperty("secret");
  });
});

test.describe("404", () => {
  test("for what is no endpoint", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:write"]);
    for (const id of [newId("whe"), newId("post"), "1"]) {
      const response = await api.post(`${PATH}/${id}/rotate-secret`, { headers: keyed(headers) });
      await expectRefusal(response, 404, "not_found");
    }
  });
});

describeRefusals(rotateWebhookSecret, (api, headers) =>
  api.post(`${PATH}/${newId("whe")}/rotate-secret`, { headers: keyed(headers) }),
);
