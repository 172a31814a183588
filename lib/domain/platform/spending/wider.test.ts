import { expect, it } from "vitest";
import type { SpendLimits } from "@/lib/contracts/trade/spending";
import { isWider } from "./limits";

const BEFORE: SpendLimits = {
  per_order_cents: 5_000,
  per_month_cents: 20_000,
  until: "2026-12-31T23:59:59.000Z",
  categories: ["writing"],
};

it.each<[Partial<SpendLimits>, boolean]>([
  [{}, false],
  [{ per_order_cents: 4_000, per_month_cents: 10_000 }, false],
  [{ until: "2026-12-01T23:59:59.000Z" }, false],
  [{ per_order_cents: 5_001 }, true],
  [{ per_month_cents: 20_001, per_order_cents: 100 }, true],
  [{ until: "2027-01-01T00:00:00.000Z" }, true],
  [{ until: null }, true],
  [{ categories: ["writing", "design-creative"] }, true],
  [{ categories: null }, true],
])("%j is wider than before: %s", (change, wider) => {
  expect(isWider({ ...BEFORE, ...change }, BEFORE)).toBe(wider);
});

it("nothing is as narrow as no limits, with which nothing is spent", () => {
  expect(isWider(BEFORE, undefined)).toBe(true);
  expect(isWider({ ...BEFORE, categories: null, until: null }, { ...BEFORE, categories: null, until: null })).toBe(
    false,
  );
  expect(isWider(BEFORE, { ...BEFORE, categories: null, until: null })).toBe(false);
});
