import { describe, expect, it } from "vitest";
import { describeSearch, pathOfSearch } from "@/lib/domain/network/saved/searches/describe";
import { criteriaOf, filtersHref, readFilters, searchOf } from "./creator-filters";

describe("readFilters", () => {
  it("reads what the form sends", () => {
    const sent = { q: " logo ", category: "design-creative", subcategory: "logo-design", min_trust: "70" };
    expect(readFilters({ ...sent, max_price: "500", max_days: "7", sort: "price" })).toMatchObject({
      q: "logo",
      category: "design-creative",
      subcategory: "logo-design",
      min_trust: 70,
      max_price: 500,
      max_days: 7,
      sort: "price",
    });
  });

  it("leaves out what makes no sense", () => {
    const sent = { q: ["a", "b"], category: "nope", subcategory: "nope", min_trust: "101", max_price: "free" };
    expect(readFilters({ ...sent, max_days: "0", sort: "best" })).toMatchObject({
      q: "a",
      category: "",
      subcategory: "",
      min_trust: undefined,
      max_price: undefined,
      max_days: undefined,
      sort: undefined,
    });
  });
});

describe("a subcategory", () => {
  it.each([
    ["design-creative", "logo-design", "logo-design"],
    ["", "logo-design", "logo-design"],
    ["music-audio", "logo-design", ""],
  ])("of the category %s: %s", (category, subcategory, kept) => {
    expect(readFilters({ category, subcategory })).toMatchObject({ category, subcategory: kept });
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

describe("criteriaOf", () => {
  it("keeps what the address asks, which leads back to the same address", () => {
    const href =
      "/creators?q=logo&category=design-creative&subcategory=logo-design&skill=figma&language=de&country=NO&verified=true&available=true&accepts_quotes=true&min_rating=4.5&min_trust=60&max_price=99.5&max_days=3&show=services";
    const read = (path: string) => readFilters(Object.fromEntries(new URL(path, "http://x").searchParams));
    const criteria = criteriaOf(read(href));
    if (!criteria) return expect.fail("nothing is asked");
    expect(read(pathOfSearch("offers", criteria))).toEqual(read(href));
    expect(describeSearch(criteria)).toBe(
      "“logo”, Logo design, figma in Norway, speaks German, up to $99.50, within 3 days, trust 60 and up, 4.5 stars and up, verified, takes orders now, answers requests for quotes",
    );
    expect(criteriaOf(read("/creators?sort=price&show=services"))).toBeNull();
  });
});
