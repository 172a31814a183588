import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Json, type JsonValue } from "./json";

const textOf = (value: JsonValue) =>
  renderToStaticMarkup(<Json value={value} />)
    .replace(/<[^>]+>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

describe("Json", () => {
  it.each([
    { a: 1, b: [true, null, "x & y"], c: {} },
    {
      creators: Array.from({ length: 3 }, (_, i) => ({
        handle: `creator-number-${i}`,
        trust_score: 80 + i,
        tier: "GROWTH",
      })),
    },
    { long: "x".repeat(90), list: [] },
  ])("is JSON that reads back", (value) => {
    expect(JSON.parse(textOf(value))).toEqual(value);
  });

  it("keeps short objects on one line and breaks long ones", () => {
    expect(textOf({ handle: "demo", ids: ["a", "b"] })).toBe('{"handle": "demo", "ids": ["a", "b"]}');
    expect(textOf({ a: "x".repeat(50), b: "y".repeat(50) }).split("\n")).toHaveLength(4);
  });

  it("leaves undefined members out", () => {
    expect(textOf({ a: undefined, b: 1 })).toBe('{"b": 1}');
  });
});
