import { describe, expect, it } from "vitest";
import { DomainError } from "@/lib/core/errors";
import type { OfferRow } from "@/lib/domain/people/profiles/view";
import { priceOf } from "./price";

const packaged: OfferRow = {
  images: [],
  product_id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d",
  slug: "brand-identity",
  name: "Brand identity",
  summary: "",
  kind: "packages",
  price_cents: 48_000,
  currency: "usd",
  delivery_days: 10,
  revisions: 1,
  packages: [
    {
      tier_id: "essential",
      name: "Essential",
      description: "",
      price_cents: 48_000,
      delivery_days: 10,
      revisions: 1,
      features: [],
    },
    {
      tier_id: "studio",
      name: "Studio",
      description: "",
      price_cents: 120_000,
      delivery_days: 20,
      revisions: 3,
      features: [],
    },
  ],
  requirements: [],
  subcategories: [],
  skills: [],
  addons: [
    { addon_id: "rush", name: "Rush", description: "", price_cents: 15_000, extra_days: 0 },
    { addon_id: "motion", name: "Motion", description: "", price_cents: 38_000, extra_days: 5 },
  ],
};
const flat: OfferRow = { ...packaged, kind: "flat", price_cents: 19_000, packages: [], delivery_days: 4 };

const refusalOf = (work: () => unknown): DomainError => {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error("nothing was refused");
};

describe("quote", () => {
  it("adds the chosen package and each add-on once, and the days they take", () => {
    const price = priceOf(packaged, "studio", ["rush", "motion", "rush"]);
    expect(price).toMatchObject({
      amountCents: 120_000 + 15_000 + 38_000,
      deliveryDays: 25,
      revisions: 3,
      title: "Brand identity: Studio",
    });
    expect(price.lines.map((l) => [l.kind, l.slug])).toEqual([
      ["package", "studio"],
      ["addon", "rush"],
      ["addon", "motion"],
    ]);
    expect(price.lines.reduce((sum, line) => sum + line.amount_cents, 0)).toBe(price.amountCents);
  });

  it("prices a flat product by its own price", () => {
    expect(priceOf(flat, undefined, ["rush"])).toMatchObject({ amountCents: 34_000, deliveryDays: 4 });
  });

  it("refuses what the product does not have, naming what it has", () => {
    expect(refusalOf(() => priceOf(packaged, undefined, [])).message).toContain("essential, studio");
    expect(refusalOf(() => priceOf(packaged, "gold", [])).extras.param).toBe("tier_id");
    expect(refusalOf(() => priceOf(flat, "studio", [])).extras.param).toBe("tier_id");
    expect(refusalOf(() => priceOf(packaged, "studio", ["rush", "gift"])).extras.param).toBe("addon_ids.1");
  });
});
