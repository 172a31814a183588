import { expect, it } from "vitest";
import { EVENT_KINDS } from "../events/events";
import { NewWebhookEndpoint, WebhookEndpointPatch } from "./webhooks";

it.each(["order.*", "post.imagined", "ORDER.PAID"])("says what a kind of event is to who sends %s", (kind) => {
  const { error } = NewWebhookEndpoint.safeParse({ url: "https://example.com/hooks", event_types: [kind] });
  expect(error?.issues).toHaveLength(1);
  expect(error?.issues[0]).toMatchObject({
    path: ["event_types", 0],
    message: expect.stringContaining("a kind of event, such as order.paid, or * for all of them"),
  });
});

it("takes every kind at once, also with * before them, and no longer list", () => {
  const taken = (event_types: readonly string[]) => WebhookEndpointPatch.safeParse({ event_types }).success;
  expect(taken(EVENT_KINDS)).toBe(true);
  expect(taken(["*", ...EVENT_KINDS])).toBe(true);
  expect(taken(["*", "ping", ...EVENT_KINDS])).toBe(false);
});
