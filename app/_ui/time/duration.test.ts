import { expect, it } from "vitest";
import { formatDuration } from "./duration";

it.each([
  [0, "0 ms"],
  [0.84, "0.8 ms"],
  [2, "2 ms"],
  [9.96, "10 ms"],
  [42.4, "42 ms"],
  [999, "999 ms"],
  [1_000, "1 s"],
  [1_340, "1.3 s"],
  [15_200, "15 s"],
])("%d ms reads %s", (ms, text) => {
  expect(formatDuration(ms)).toBe(text.replace(" ", "\u00a0"));
});
