import fc from "fast-check";
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

  it("is in the minor units of its currency, which may have none, or thousandths", () => {
    expect([formatMoney(1_250, "jpy"), formatMoney(1_250, "EUR"), formatMoney(12_500, "kwd")]).toEqual([
      "¥1,250",
      "€12.50",
      "KWD\u00a012.500",
    ]);
  });
});

describe("any amount", () => {
  const amount = fc.nat({ max: Number.MAX_SAFE_INTEGER });
  const share = fc.nat({ max: 10_000 });

  it("splits into a fee and a rest, both whole cents, which sum to it", () => {
    fc.assert(
      fc.property(amount, share, (cents, bps) => {
        const fee = basisPoints(cents, bps);
        const rest = cents - fee;
        expect([Number.isSafeInteger(fee), Number.isSafeInteger(rest)]).toEqual([true, true]);
        expect(Math.min(fee, rest)).toBeGreaterThanOrEqual(0);
        expect(BigInt(fee) + BigInt(rest)).toBe(BigInt(cents));
      }),
    );
  });

  it("is charged within half a cent of the exact share, also where floating point would err", () => {
    fc.assert(
      fc.property(amount, share, (cents, bps) => {
        const error = BigInt(basisPoints(cents, bps)) * 10_000n - BigInt(cents) * BigInt(bps);
        expect(error > -5_000n && error <= 5_000n).toBe(true);
      }),
    );
  });

  it("is charged no less for more", () => {
    fc.assert(
      fc.property(amount, amount, share, (one, other, bps) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(basisPoints(less, bps)).toBeLessThanOrEqual(basisPoints(more, bps));
      }),
    );
  });

  it("reads back from what people see", () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000_000 }), (cents) => {
        const [whole = "", rest = "00"] = formatMoney(cents).slice(1).replaceAll(",", "").split(".");
        expect(rest).toHaveLength(2);
        expect(Number(whole) * 100 + Number(rest)).toBe(cents);
      }),
    );
  });
});
