import { describe, expect, it } from "vitest";
import { modelCost, viewCost } from "./cost";

describe("viewCost", () => {
  it.each([
    [0, 0],
    [4_999, 0],
    [5_000, 1],
    [14_999, 1],
    [10_000, 1],
    [123_456_789_012, 12_345_679],
  ])("%i atomic units are %i cents, rounded half up", (amount_atomic, amount_cents) => {
    expect(viewCost(amount_atomic)).toEqual({ amount_cents, amount_atomic });
  });
});

describe("modelCost", () => {
  it("is tokens by their price, rounded up, exact beyond what floats hold", () => {
    expect(modelCost("gpt-4o-mini", { input: 1_000, output: 200 })).toBe(150 + 120);
    expect(modelCost("gpt-4o-mini", { input: 1, output: 0 })).toBe(1);
    expect(modelCost("gpt-4o-mini", { input: 0, output: 0 })).toBe(0);
    expect(modelCost("gpt-4o", { input: 4_000_000_001, output: 3 })).toBe(10_000_000_033);
  });

  it("takes the price of the longest name that fits, behind a provider's prefix too", () => {
    const million = { input: 1_000_000, output: 0 };
    expect(modelCost("gpt-4o-mini-2024-07-18", million)).toBe(150_000);
    expect(modelCost("openai/gpt-4o", million)).toBe(2_500_000);
    expect(modelCost("something-new", million)).toBe(3_000_000);
  });
});
