import { describe, expect, it } from "vitest";
import { basisPoints, formatMoney } from "./money";

describe("money", () => {
  it.each([
    [142_000, 1000, 14_200],
    [1, 1000, 0],
    [5, 1000, 1],
    [999, 250, 25],
    [2_147_483_647, 5000, 1_073_741_824],
    [100, 0, 0],
  ])("%i cents at %i basis points is %i", (amount, bps, fee) => {
    expect(basisPoints(amount, bps)).toBe(fee);
  });

  it("is written for people without needless cents", () => {
    expect([formatMoney(120_000), formatMoney(1_250), formatMoney(0)]).toEqual(["$1,200", "$12.50", "$0"]);
  });
});
