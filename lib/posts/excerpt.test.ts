import { expect, it } from "vitest";
import { excerptOf } from "./excerpt";

it.each([
  ["# Rates\n\nThe **large** package,\nfirst.", "Rates The large package, first."],
  ["word ".repeat(60), `${"word ".repeat(39)}word…`],
  ["\u{1f58b}".repeat(200), "\u{1f58b}".repeat(200)],
  ["\u{1f58b}".repeat(201), `${"\u{1f58b}".repeat(200)}…`],
  [`${"a".repeat(1999)}\u{1f58b}`, `${"a".repeat(200)}…`],
  ["", ""],
])("%j", (markdown, excerpt) => {
  expect(excerptOf(markdown)).toBe(excerpt);
  expect(excerptOf(markdown)).not.toMatch(/\p{Surrogate}/u);
});
