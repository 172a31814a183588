import { expect, it } from "vitest";
import { formatUsdc } from "./usdc";

it.each([
  [0, "$0.00"],
  [1, "$0.000001"],
  [500, "$0.0005"],
  [10_000, "$0.01"],
  [120_000, "$0.12"],
  [1_200_000, "$1.20"],
  [1_234_000_500, "$1,234.0005"],
])("%i atomic units read %s", (atomic, text) => {
  expect(formatUsdc(atomic)).toBe(text);
});
