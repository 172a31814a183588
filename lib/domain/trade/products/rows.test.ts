import { expect, it } from "vitest";
import { NewProduct } from "@/lib/contracts/trade/products/products";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";
import { freeSlug, productRows } from "./rows";

const PLACE = { id: "prod_1", profileId: "crt_1", slug: "logo", position: 0, stored: null, mint: () => "x" };

/** The questions of a product that is sent with them, as its row keeps them. */
function kept(requirements: object[]): RequirementView[] {
  const sent = { kind: "flat", name: "Logo", price_cents: 10_000, delivery_days: 5, revisions: 1, requirements };
  return productRows(NewProduct.parse(sent), { ...PLACE, at: new Date() }).product.requirements ?? [];
}

it.each([
  ["with a hyphen as its 60th character", ["What is the name of your company, and what should people see first?"]],
  [
    "that differ after 60 characters",
    ["today", "today", "not do", ...Array.from({ length: 7 }, () => "do")].map(
      (end) => `Please describe in a few sentences what your whole company does ${end}`,
    ),
  ],
  [
    "of one wording, hyphens where they are numbered",
    Array.from({ length: 3 }, () => `${"a".repeat(57)} b ${"c".repeat(99)}`),
  ],
])("questions %s have ids of their own, which can be sent back", (_what, labels) => {
  const asked = kept(labels.map((label) => ({ label, kind: "text" })));
  expect(new Set(asked.map(({ id }) => id)).size).toBe(labels.length);
  expect(kept(asked)).toEqual(asked);
});

it("a numbered slug is never longer than it may be, nor has two hyphens in line", () => {
  const wanted = `${"a".repeat(77)}-bc`;
  const taken = new Set([wanted]);
  for (let n = 2; n <= 11; n++) taken.add(freeSlug(wanted, taken));
  const made = [...taken];
  expect(made[1]).toBe(`${"a".repeat(77)}-2`);
  expect(made.at(-1)).toBe(`${"a".repeat(77)}-11`);
  for (const slug of made) expect(slug).toMatch(/^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/);
});
