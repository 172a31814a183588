import type { APIRequestContext } from "playwright/test";
import { type AuditEntryView, listAuditLog } from "@/lib/contracts/developers/audit";
import type { Scope } from "@/lib/contracts/scopes";
import { expectRefusal, type Headers, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/audit-log";
const ENDPOINTS = "/api/v1/webhooks/endpoints";
const SCOPES: Scope[] = ["audit:read", "posts:write", "posts:read", "webhooks:write"];
const STARTER = { tier: "STARTER" } as const;

test.describe("200", () => {
  test("who did what to what, by which request and from where", async ({ api }) => {
    const { creator, keyId, headers } = await makeCaller(SCOPES, STARTER);
    const address = { "x-forwarded-for": "198.18.7.7", "x-request-id": `audit-${creator.handle}` };
    const sent = { ...keyed(headers), ...address };
    const post = await (await api.post("/api/v1/posts", { headers: sent, data: { title: "Audited" } })).json();
    const page = await (await api.get(PATH, { headers })).json();
    expect(page).toEqual({
      data: [
        {
          id: expect.stringMatching(/^aud_/),
          at: expect.stringMatching(/Z$/),
          actor: { kind: "api_key", id: keyId, name: expect.stringMatching(/^Test key \(gh_live_\w{8}\)$/) },
          action: "post.created",
          target: { type: "post", id: post.id },
          request_id: `audit-${creator.handle}`,
          ip: "198.18.7.7",
          diff: null,
        },
      ],
      has_more: false,
      next_cursor: null,
    });
  });

  test("the creator's own entries alone", async ({ api }) => {
    const [one, two] = [await makeCaller(SCOPES, STARTER), await makeCaller(SCOPES, STARTER)];
    await publish(api, one.headers, "Mine");
    const { data } = await (await api.get(PATH, { headers: two.headers })).json();
    expect(data).toEqual([]);
  });

  test("never a secret, also not of what has one", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES, STARTER);
    const data = { url: "https://example.com/hook" };
    const { id, secret } = await (await api.post(ENDPOINTS, { headers: keyed(headers), data })).json();
    const text = await (await api.get(PATH, { headers })).text();
    expect(text).toContain(id);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(headers.authorization?.slice("Bearer ".length));
  });

  test("page by page, newest first", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES, STARTER);
    const ids: string[] = [];
    for (const title of ["One", "Two", "Three"]) ids.unshift((await publish(api, headers, title)).id);
    const first = await (await api.get(PATH, { headers, params: { limit: 2 } })).json();
    const last = await (await api.get(PATH, { headers, params: { limit: 2, cursor: first.next_cursor } })).json();
    const targets = [...first.data, ...last.data].map(({ target }: AuditEntryView) => target.id);
    expect(targets).toEqual(ids);
    expect([first.has_more, last.has_more]).toEqual([true, false]);
  });

  test("by action, actor, target and time", async ({ api }) => {
    const { keyId, headers } = await makeCaller(SCOPES, STARTER);
    const { id: post } = await publish(api, headers, "One");
    const data = { url: "https://example.com/hook" };
    const { id: endpoint } = await (await api.post(ENDPOINTS, { headers: keyed(headers), data })).json();
    const targets = async (params: Record<string, string>) => {
      const page = await (await api.get(PATH, { headers, params })).json();
      return page.data.map(({ target }: AuditEntryView) => target.id);
    };
    const today = new Date().toISOString().slice(0, 10);
    expect(await targets({ action: "post.created" })).toEqual([post]);
    expect(await targets({ target: endpoint })).toEqual([endpoint]);
    expect(await targets({ target: "webhook_endpoint" })).toEqual([endpoint]);
    expect(await targets({ actor: keyId })).toEqual([endpoint, post]);
    expect(await targets({ actor: "system" })).toEqual([]);
    expect(await targets({ from: "2026-01-01", to: "2026-01-31" })).toEqual([]);
    expect(await targets({ from: today, actor: "api_key" })).toEqual([endpoint, post]);
  });
});

test.describe("400", () => {
  test("for a cursor of another collection, or none at all", async ({ api }) => {
    const { headers } = await makeCaller(SCOPES, STARTER);
    for (const title of ["One", "Two"]) await publish(api, headers, title);
    const query = { limit: 1, creator: "me" };
    const posts = await (await api.get("/api/v1/posts", { headers, params: query })).json();
    for (const cursor of [posts.next_cursor, "nonsense"])
      await expectRefusal(await api.get(PATH, { headers, params: { cursor } }), 400, "invalid_cursor");
  });

  for (const [param, params] of [
    ["limit", { limit: "101" }],
    ["from", { from: "2026-05-02", to: "2026-05-01" }],
    ["to", { to: "2026-13-01" }],
    ["action", { action: "post.*" }],
    ["actor", { actor: "" }],
    ["target", { target: "x".repeat(81) }],
  ] as const) {
    test(`names ${param} of ${JSON.stringify(params).slice(0, 60)}`, async ({ api }) => {
      const { headers } = await makeCaller(SCOPES, STARTER);
      const error = await expectRefusal(await api.get(PATH, { headers, params }), 400, "invalid_request");
      expect(error.param).toBe(param);
    });
  }
});

async function publish(api: APIRequestContext, headers: Headers, title: string) {
  const response = await api.post("/api/v1/posts", { headers: keyed(headers), data: { title } });
  return (await response.json()) as { id: string };
}

describeRefusals(listAuditLog, (api, headers) => api.get(PATH, { headers }));
