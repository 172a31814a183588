import { expect, it } from "vitest";
import type { OfferView } from "@/lib/contracts/trade/products/products";
import { nearestStarts } from "./nearest";

const pack = (tier_id: string, price_cents: number) => ({
  tier_id,
  name: tier_id.toUpperCase(),
  description: "What it is.",
  price_cents,
  delivery_days: 5,
  revisions: 1,
  features: ["Source files"],
});

const offer = (id: string, name: string, prices: number[]) =>
  ({
    product_id: id,
    name,
    summary: "In one line.",
    price_cents: 5_000,
    delivery_days: 3,
    revisions: 0,
    packages: prices.map((price, n) => pack(["s", "m", "l"][n] ?? "x", price)),
  }) as unknown as OfferView;

const LOGO = offer("prod_logo", "Logo design", [10_000, 20_000, 40_000]);
const MAP = offer("prod_map", "Hand-drawn maps", []);
const first = (wanted: Partial<Parameters<typeof nearestStarts>[1]>) =>
  nearestStarts([LOGO, MAP], { product_id: null, brief: "Something new", budget_cents: null, ...wanted })[0];

it.each([
  ["the product that was asked about", { product_id: "prod_map" }, "prod_map", ""],
  ["the words of the brief", { brief: "We need maps of the river." }, "prod_map", ""],
  ["the budget", { brief: "A logo", budget_cents: 21_000 }, "prod_logo", "m"],
  ["a budget that is below the next price", { brief: "A logo", budget_cents: 30_000 }, "prod_logo", "m"],
  [
    "a budget below all of them",
    { brief: "A logo, please", budget_cents: 4_000, product_id: "prod_logo" },
    "prod_logo",
    "s",
  ],
  ["the creator's own order, where nothing is told", {}, "prod_logo", "s"],
])("starts from %s", (_what, wanted, product_id, tier_id) => {
  expect(first(wanted)).toMatchObject({ product_id, tier_id });
});

it("takes title, scope and terms over from the package, and keeps every other start", () => {
  const starts = nearestStarts([LOGO, MAP], { product_id: "prod_logo", brief: "x", budget_cents: 10_000 });
  expect(starts).toHaveLength(4);
  expect(starts[0]).toEqual({
    product_id: "prod_logo",
    tier_id: "s",
    title: "Logo design: S",
    scope: "What it is.\n\n- Source files",
    amount_cents: 10_000,
    delivery_days: 5,
    revisions: 1,
  });
});

it("starts from nothing where nothing is on sale", () => {
  expect(nearestStarts([], { product_id: null, brief: "x", budget_cents: 1 })).toEqual([]);
});
