import { describe, expect, it } from "vitest";
import { slugOf } from "./slug";

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
