import { describe, expect, it } from "vitest";
import type { OfferView } from "@/lib/contracts/trade/products/products";
import { askedIn, initialSelection, priceListOf, sameSelection, searchOf, totalOf } from "./selection";

const pack = (tier_id: string, price_cents: number, delivery_days: number) => ({
  tier_id,
  name: tier_id.toUpperCase(),
  description: "",
  price_cents,
  delivery_days,
  revisions: 2,
  features: [],
});
const addon = (addon_id: string, price_cents: number, extra_days: number) => ({
  addon_id,
  name: addon_id,
  description: "",
  price_cents,
  extra_days,
});
const offer: OfferView = {
  product_id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d",
  slug: "logo",
  name: "Logo",
  summary: "",
  kind: "packages",
  price_cents: 10_000,
  currency: "usd",
  delivery_days: 3,
  revisions: 1,
  packages: [pack("s", 10_000, 3), pack("m", 25_000, 7)],
  requirements: [],
  subcategories: [],
  skills: [],
  addons: [addon("source", 1_500, 0), addon("motion", 4_000, 2)],
  images: [],
  url: "https://guildhall.example/demo/products/logo",
};

describe("totalOf", () => {
  it("adds the package and the add-ons, in money and in days", () => {
    expect(totalOf(offer, { tier: "m", addons: ["motion", "source"] })).toEqual({
      lines: [
        { name: "M", cents: 25_000 },
        { name: "source", cents: 1_500 },
        { name: "motion", cents: 4_000 },
      ],
      cents: 30_500,
      days: 9,
      revisions: 2,
    });
  });

  it("takes the flat price where there are no packages", () => {
    expect(totalOf({ ...offer, packages: [] }, { tier: undefined, addons: [] })).toMatchObject({
      cents: 10_000,
      days: 3,
    });
  });
});

describe("priceListOf", () => {
  it("leaves the prose on the server and changes no total", () => {
    const prices = priceListOf({ ...offer, summary: "secret prose" });
    expect(JSON.stringify(prices)).not.toMatch(/secret prose|description|features/);
    expect(totalOf(prices, { tier: "s", addons: ["motion"] })).toEqual(
      totalOf(offer, { tier: "s", addons: ["motion"] }),
    );
  });
});

describe("initialSelection", () => {
  it("takes the address at its word where it names real choices", () => {
    expect(initialSelection(offer, "m", "motion,nope")).toEqual({ tier: "m", addons: ["motion"] });
  });

  it("starts with the first package otherwise", () => {
    expect(initialSelection(offer, "xl")).toEqual({ tier: "s", addons: [] });
  });
});

describe("a choice in the address", () => {
  const chosen = { tier: "m", addons: ["source", "motion"] };

  it("is found again under it, and leaves the rest of it alone", () => {
    const search = searchOf(chosen, "?tier=s&reviews=abc");
    expect(search).toBe("?tier=m&addons=source,motion&reviews=abc");
    expect(askedIn(search, priceListOf(offer))).toEqual(chosen);
    expect(searchOf({ tier: "s", addons: [] }, search)).toBe("?tier=s&reviews=abc");
    expect(searchOf({ tier: undefined, addons: [] }, "")).toBe("");
  });

  it("is none where the address names none", () => {
    expect(askedIn("?reviews=abc", priceListOf(offer))).toBeNull();
    expect(askedIn("", priceListOf(offer))).toBeNull();
  });

  it("is the same one with the same package and add-ons", () => {
    expect(sameSelection(chosen, { ...chosen, addons: [...chosen.addons] })).toBe(true);
    expect(sameSelection(chosen, { ...chosen, tier: "s" })).toBe(false);
    expect(sameSelection(chosen, { ...chosen, addons: ["source"] })).toBe(false);
  });
});
