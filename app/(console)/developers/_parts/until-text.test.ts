import { expect, it } from "vitest";
import { untilText } from "./until-text";

it.each([
  [-5_000, "now"],
  [0, "now"],
  [1, "in 1 s"],
  [59_000, "in 59 s"],
  [60_000, "in 1 min 0 s"],
  [252_000, "in 4 min 12 s"],
  [43_140_000, "in 11 h 59 min"],
  [86_400_000, "in 24 h 0 min"],
])("%i ms are %s", (ms, text) => {
  expect(untilText(ms)).toBe(text);
});
