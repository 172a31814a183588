import { expect, it } from "vitest";
import { excerptOf } from "./excerpt";

it.each([
  ["# Rates\n\nThe **large** package,\nfirst.", "Rates The large package, first."],
  ["word ".repeat(60), `${"word ".repeat(39)}word…`],
  ["\u{1f58b}".repeat(200), "\u{1f58b}".repeat(200)],
  ["\u{1f58b}".repeat(201), `${"\u{1f58b}".repeat(200)}…`],
  [`${"a".repeat(1999)}\u{1f58b}`, `${"a".repeat(200)}…`],
  ["See [the rates](https://example.com/rates) and ![a chart](chart.png).", "See the rates and a chart."],
  ["- one\n- two\n1. three\n\n---\n\nDone - at 1.5", "one two three Done - at 1.5"],
  ["| Item | Cost |\n|---|---:|\n| Tin | $1 |", "Item Cost Tin $1"],
  ["", ""],
])("%j", (markdown, excerpt) => {
  expect(excerptOf(markdown)).toBe(excerpt);
  expect(excerptOf(markdown)).not.toMatch(/\p{Surrogate}/u);
});
