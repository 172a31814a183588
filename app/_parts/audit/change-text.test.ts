import { expect, it } from "vitest";
import { changeText, momentOf, wordsOf } from "./change-text";

it.each([
  ["webhook_endpoint", "Webhook endpoint"],
  ["oauth_app", "OAuth app"],
  ["api_key", "API key"],
  ["redirect_uris", "Redirect URIs"],
  ["client_id", "Client id"],
])("%s reads %s", (name, words) => {
  expect(wordsOf(name)).toBe(words);
});

it.each([
  ["refunded_cents", 120_050, ["Refunded", "$1,200.50"]],
  ["ends_at", "soon", ["Ends at", "soon"]],
  ["event_types", ["order.paid", "post.created"], ["Event types", "order.paid, post.created"]],
  ["event_types", ["*"], ["Event types", "all"]],
  ["scopes", [], ["Scopes", "none"]],
  ["unpaid", true, ["Unpaid", "yes"]],
  ["max_steps", 12_000, ["Max steps", "12,000"]],
  ["description", null, ["Description", "none"]],
  ["limits", { max_steps: 3 }, ["Limits", '{"max_steps":3}']],
])("a change of %s to %j is said in words", (name, value, words) => {
  expect(changeText(name, value)).toEqual(words);
});

it("a change whose name says so is a moment", () => {
  expect(momentOf("ends_at", "2026-12-01T00:00:00.000Z")).toBe(Date.UTC(2026, 11, 1));
  expect(momentOf("ends_at", "soon")).toBeUndefined();
  expect(momentOf("title", "2026-12-01T00:00:00.000Z")).toBeUndefined();
});
