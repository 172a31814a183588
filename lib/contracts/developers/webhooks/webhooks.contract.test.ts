import { expect, it } from "vitest";
import { NewWebhookEndpoint } from "./webhooks";

it.each(["order.*", "post.imagined", "ORDER.PAID"])("says what a kind of event is to who sends %s", (kind) => {
  const { error } = NewWebhookEndpoint.safeParse({ url: "https://example.com/hooks", event_types: [kind] });
  expect(error?.issues).toHaveLength(1);
  expect(error?.issues[0]).toMatchObject({
    path: ["event_types", 0],
    message: expect.stringContaining("a kind of event, such as order.paid, or * for all of them"),
  });
});
