import { expect, it } from "vitest";
import { axisTop } from "./chart-scale";

it.each([
  [0, 4, 4],
  [3, 4, 4],
  [5, 4, 6],
  [10, 4, 10],
  [11, 4, 20],
  [99, 4, 100],
  [100, 4, 100],
  [101, 4, 200],
  [437, 4, 500],
  [2_600, 4, 3_000],
  [81_000, 4, 100_000],
  [0.7, 1, 1],
])("an axis for %d of at least %d ends at %d", (max, least, top) => {
  expect(axisTop(max, least)).toBe(top);
});
