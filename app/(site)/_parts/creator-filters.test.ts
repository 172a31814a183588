import { describe, expect, it } from "vitest";
import { filtersHref, readFilters, searchOf } from "./creator-filters";

describe("readFilters", () => {
  it("reads what the form sends", () => {
    expect(readFilters({ q: " logo ", category: "design-creative", min_trust: "70", max_price: "500" })).toEqual({
      q: "logo",
      category: "design-creative",
      min_trust: 70,
      max_price: 500,
    });
  });

  it("leaves out what makes no sense", () => {
    expect(readFilters({ q: ["a", "b"], category: "nope", min_trust: "101", max_price: "free" })).toEqual({
      q: "a",
      category: "",
      min_trust: undefined,
      max_price: undefined,
    });
  });
});

describe("filtersHref", () => {
  it("names only the filters that are set, and reads back", () => {
    const href = filtersHref({ q: "a&b", category: "", min_trust: 50, max_price: undefined });
    expect(href).toBe("/creators?q=a%26b&min_trust=50");
    expect(readFilters(Object.fromEntries(new URL(href, "http://x").searchParams)).q).toBe("a&b");
    expect(filtersHref({})).toBe("/creators");
  });
});

describe("searchOf", () => {
  it("turns dollars into cents and empty words into none", () => {
    const search = searchOf(readFilters({ max_price: "12" }));
    expect(search).toMatchObject({ query: undefined, maxPriceCents: 1200, audience: "site" });
  });
});
