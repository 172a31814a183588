import { listWebhookEndpoints, type WebhookEndpointView } from "@/lib/contracts/developers/webhooks/webhooks";
import { callerOf, expectRefusal, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/webhooks/endpoints";

test.describe("200", () => {
  test("the creator's endpoints, newest first, disabled ones too, never with a secret", async ({ api }) => {
    const { creator, headers } = await makeCaller(["webhooks:read", "webhooks:write"]);
    const made: (WebhookEndpointView & { secret: string })[] = [];
    for (const path of ["a", "b", "c"]) {
      const data = { url: `https://example.com/${path}` };
      made.unshift(await (await api.post(PATH, { headers: keyed(headers), data })).json());
    }
    await api.delete(`${PATH}/${made[1]?.id}`, { headers });
    const reader = await callerOf(creator, ["webhooks:read"]);
    const text = await (await api.get(PATH, { headers: reader.headers })).text();
    const page: { data: WebhookEndpointView[] } = JSON.parse(text);
    expect(page.data.map(({ url, status }) => [url.at(-1), status])).toEqual([
      ["c", "enabled"],
      ["b", "disabled"],
      ["a", "enabled"],
    ]);
    for (const { secret, secret_prefix } of made) {
      expect(text).not.toContain(secret);
      expect(text).toContain(secret_prefix);
    }
  });

  test("page by page", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:read", "webhooks:write"]);
    for (let i = 0; i < 3; i++)
      await api.post(PATH, { headers: keyed(headers), data: { url: `https://example.com/${i}` } });
    const first = await (await api.get(`${PATH}?limit=2`, { headers })).json();
    const last = await (await api.get(PATH, { headers, params: { limit: 2, cursor: first.next_cursor } })).json();
    const urls = [...first.data, ...last.data].map(({ url }: WebhookEndpointView) => url.at(-1));
    expect(urls).toEqual(["2", "1", "0"]);
    expect([first.has_more, last.has_more, last.next_cursor]).toEqual([true, false, null]);
  });

  test("none, for a creator without any", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:read"]);
    const page = await (await api.get(PATH, { headers })).json();
    expect(page).toEqual({ data: [], has_more: false, next_cursor: null });
  });
});

test.describe("400", () => {
  test("for a cursor of another collection, or none at all", async ({ api }) => {
    const { headers } = await makeCaller();
    for (let i = 0; i < 2; i++) await api.post("/api/v1/posts", { headers: keyed(headers), data: { title: "Two" } });
    const posts = await (await api.get("/api/v1/posts?limit=1&creator=me", { headers })).json();
    for (const cursor of [posts.next_cursor, "nonsense"]) {
      await expectRefusal(await api.get(PATH, { headers, params: { cursor } }), 400, "invalid_cursor");
    }
  });

  test("for a limit over 100", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:read"]);
    const error = await expectRefusal(await api.get(`${PATH}?limit=101`, { headers }), 400, "invalid_request");
    expect(error.param).toBe("limit");
  });
});

describeRefusals(listWebhookEndpoints, (api, headers) => api.get(PATH, { headers }));
