import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Slug } from "@/lib/contracts/trade/products/products";
import { newId } from "./ids";
import { slugOf, suffixedSlug } from "./slug";

describe("slugOf", () => {
  it.each([
    ["How I price a brand identity", "how-i-price-a-brand-identity"],
    ["  Ça, c'est l'été! ", "ca-c-est-l-ete"],
    ["日本語", "post"],
    ["---", "post"],
    ["a".repeat(200), "a".repeat(80)],
    [`${"word ".repeat(16)}tail`, "word-word-word-word-word-word-word-word-word-word-word-word-word-word-word-word"],
  ])("%s", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

describe("a slug of any title", () => {
  const title = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.string({ unit: fc.constantFrom("a", "Z", "9", " ", "-", "é", "ß", "ﬁ", "\ud800"), maxLength: 300 }),
  );

  it("is one that the contract accepts, of at most 80 characters", () => {
    fc.assert(
      fc.property(title, (text) => {
        const slug = slugOf(text);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(Slug.safeParse(slug).success).toBe(true);
      }),
    );
  });

  it("is its own slug", () => {
    fc.assert(
      fc.property(title, (text) => {
        const slug = slugOf(text);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });

  it("does not tell letters apart by case or accents", () => {
    const accented = fc.string({ unit: fc.constantFrom("a", "e", "o", "u", "c", " "), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(accented, (text) => {
        const dressed = [...text].map((letter) => (letter === " " ? " " : `${letter.toUpperCase()}\u0301`)).join("");
        expect(slugOf(dressed)).toBe(slugOf(text));
      }),
    );
  });
});

describe("suffixedSlug", () => {
  it.each(["notes", "a".repeat(80), `${"a".repeat(68)}-b`])("of %s is a slug that the contract accepts", (slug) => {
    const id = newId("post");
    const suffixed = suffixedSlug(slug, id);
    expect(Slug.safeParse(suffixed).success).toBe(true);
    expect(suffixed.endsWith(id.slice(-10))).toBe(true);
    expect(suffixed.length).toBeLessThanOrEqual(80);
  });
});
