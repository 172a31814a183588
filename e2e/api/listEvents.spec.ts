import type { APIRequestContext } from "playwright/test";
import { database } from "@/db/client";
import { events } from "@/db/schema";
import { type EventView, listEvents } from "@/lib/contracts/developers/events/event-log";
import type { EventKind } from "@/lib/contracts/developers/events/events";
import type { Page } from "@/lib/contracts/values/page";
import { newId } from "@/lib/core/values/ids";
import { expectRefusal, type Headers, keyed, makeCaller } from "./callers";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/events";
const SCOPE = ["webhooks:read"] as const;

/** An event of a creator at a moment, as the outbox keeps it. */
async function write(profileId: string, createdAt: Date, type: EventKind = "post.created"): Promise<EventView> {
  const data = { id: newId("post"), slug: "s", title: "T" };
  const event = { id: newId("evt"), type, created_at: createdAt.toISOString(), data };
  await database()
    .insert(events)
    .values({ id: event.id, ownerId: profileId, type, createdAt, payload: JSON.stringify(event) });
  return event;
}

async function list(
  api: APIRequestContext,
  headers: Headers,
  params: Record<string, string | number> = {},
): Promise<Page<EventView>> {
  const response = await api.get(PATH, { headers, params });
  expect(response.status()).toBe(200);
  return response.json();
}

const at = (second: number) => new Date(Date.UTC(2026, 2, 2, 0, 0, second));

test.describe("200", () => {
  test("what endpoints were told, or would have been, in the same envelope", async ({ api }) => {
    const { headers } = await makeCaller(["webhooks:read", "posts:write"]);
    const post = await (
      await api.post("/api/v1/posts", { headers: keyed(headers), data: { title: "An event" } })
    ).json();
    await api.delete(`/api/v1/posts/${post.id}`, { headers });
    const { data } = await list(api, headers);
    const told = { id: post.id, slug: post.slug, title: post.title };
    expect(data.map((event) => [event.type, event.data])).toEqual([
      ["post.deleted", told],
      ["post.created", told],
    ]);
    for (const event of data) expect(Object.keys(event)).toEqual(["id", "type", "created_at", "data"]);
  });

  test("newest first; pages meet without gap or double, also between events of one moment", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPE);
    const made: EventView[] = [];
    for (const second of [1, 2, 2, 2, 3, 4]) made.push(await write(creator.profileId, at(second)));
    const seen: EventView[] = [];
    let cursor: string | null = null;
    do {
      const page: Page<EventView> = await list(api, headers, { limit: 2, ...(cursor ? { cursor } : {}) });
      seen.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual(made.reverse());
  });

  test("of one kind, and of a span of time", async ({ api }) => {
    const { creator, headers } = await makeCaller(SCOPE);
    const [first, second, third] = [
      await write(creator.profileId, at(0)),
      await write(creator.profileId, at(1), "post.deleted"),
      await write(creator.profileId, at(2)),
    ];
    const found = async (params: Record<string, string>) => (await list(api, headers, params)).data;
    expect(await found({ type: "post.created" })).toEqual([third, first]);
    expect(await found({ type: "order.paid" })).toEqual([]);
    expect(await found({ from: second.created_at })).toEqual([third, second]);
    expect(await found({ to: second.created_at })).toEqual([first]);
    expect(await found({ from: "2026-03-02", to: "2026-03-02" })).toEqual([third, second, first]);
    expect(await found({ from: "2026-03-03" })).toEqual([]);
    expect(await found({ type: "post.created", from: second.created_at })).toEqual([third]);
  });

  test("never another creator's", async ({ api }) => {
    const [{ headers }, other] = [await makeCaller(SCOPE), await makeCaller()];
    await write(other.creator.profileId, at(0));
    expect(await list(api, headers)).toEqual({ data: [], has_more: false, next_cursor: null });
  });
});

test.describe("200 in their order", () => {
  test("a feed that goes on after the last one that was handled, without those of the last seconds", async ({
    api,
  }) => {
    const { creator, headers } = await makeCaller(SCOPE);
    const [a, b, c] = [
      await write(creator.profileId, at(1)),
      await write(creator.profileId, at(2), "post.updated"),
      await write(creator.profileId, at(2)),
    ];
    await write(creator.profileId, new Date());
    const first = await list(api, headers, { order: "asc", limit: 2 });
    expect(first).toMatchObject({ data: [a, b], has_more: true });
    expect((await list(api, headers, { order: "asc", after: b.id })).data).toEqual([c]);
    expect((await list(api, headers, { order: "asc", cursor: first.next_cursor ?? "" })).data).toEqual([c]);
    expect((await list(api, headers, { order: "asc", after: a.id, type: "post.updated" })).data).toEqual([b]);
  });

  test("404 for another's event to go on after; 400 without the order", async ({ api }) => {
    const [{ headers }, other] = [await makeCaller(SCOPE), await makeCaller(SCOPE)];
    const { id } = await write(other.creator.profileId, at(1));
    const ask = (params: Record<string, string>) => api.get(PATH, { headers, params });
    await expectRefusal(await ask({ order: "asc", after: id }), 404, "not_found");
    await expectRefusal(await ask({ after: id }), 400, "invalid_request");
  });
});

test.describe("400", () => {
  for (const [param, value] of [
    ["type", "post.burned"],
    ["type", "*"],
    ["from", "1999-12-31"],
    ["to", "2026-03-02T00:00:00"],
  ] as const) {
    test(`for ${param}=${value}`, async ({ api }) => {
      const { headers } = await makeCaller(SCOPE);
      const response = await api.get(PATH, { headers, params: { [param]: value } });
      expect((await expectRefusal(response, 400, "invalid_request")).param).toBe(param);
    });
  }

  test("for a cursor that it did not give out", async ({ api }) => {
    const { headers } = await makeCaller(SCOPE);
    await expectRefusal(await api.get(`${PATH}?cursor=x`, { headers }), 400, "invalid_cursor");
  });
});

describeRefusals(listEvents, (api, headers) => api.get(PATH, { headers }));
