import { type EventTypeView, listEventTypes } from "@/lib/contracts/developers/event-types";
import { EVENT_KINDS } from "@/lib/contracts/developers/events/events";
import { expect, test } from "./described";
import { describeRefusals } from "./refusals";

const PATH = "/api/v1/webhooks/event-types";

test.describe("200", () => {
  test("every kind with a description, its schema and an example of it", async ({ api }) => {
    const response = await api.get(PATH);
    expect(response.status()).toBe(200);
    const { data, has_more }: { data: EventTypeView[]; has_more: boolean } = await response.json();
    expect(has_more).toBe(false);
    expect(data.map(({ event_type }) => event_type)).toEqual(EVENT_KINDS);
    for (const { event_type, description, schema, example } of data) {
      expect(example, event_type).toMatchObject({ type: event_type, data: expect.anything() });
      expect(schema, event_type).toMatchObject({ type: "object", properties: { data: expect.anything() } });
      expect(description.length, event_type).toBeGreaterThan(10);
    }
    const post = data.find(({ event_type }) => event_type === "post.created");
    expect(Object.keys(post?.example.data as object)).toEqual(["id", "slug", "title"]);
  });
});

test.describe("304", () => {
  test("for the entity tag that it gave out", async ({ api }) => {
    const first = await api.get(PATH);
    const again = await api.get(PATH, { headers: { "if-none-match": first.headers().etag ?? "" } });
    expect(again.status()).toBe(304);
  });
});

describeRefusals(listEventTypes, (api, headers) => api.get(PATH, { headers }));
