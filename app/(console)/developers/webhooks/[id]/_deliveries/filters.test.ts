import { expect, it } from "vitest";
import { newId } from "@/lib/core/values/ids";
import { endpointHref, queryOf, readFilters } from "./filters";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const EVENT = newId("evt");
const asked = (params: Record<string, string | string[]>) => queryOf(readFilters(params), NOW);

it("keeps its filters when it is written again", () => {
  const href = endpointHref("whe_1", { state: "DEAD_LETTER", event_type: "ping", event_id: EVENT, within: "24h" });
  const params = Object.fromEntries(new URL(href, "http://x").searchParams);
  expect(endpointHref("whe_1", readFilters(params))).toBe(href);
  expect(endpointHref("whe_1", readFilters({}))).toBe("/developers/webhooks/whe_1");
});

it.each([
  [{ state: "SKIPPED" }, { state: "SKIPPED" }],
  [{ event_type: ["ping", "post.created"] }, { event_type: "ping" }],
  [{ event_id: ` ${EVENT} ` }, { event_id: EVENT }],
  [{ within: "1h" }, { from: "2026-11-20T08:30:00.000Z" }],
])("%j asks for %j", (params, query) => {
  expect(asked(params as Record<string, string>)).toEqual(query);
});

it.each(["state", "event_type", "event_id", "within"])("leaves out a %s that makes no sense", (name) => {
  expect(asked({ [name]: "banana" })).toEqual({});
});
