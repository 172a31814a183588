import { describe, expect, it } from "vitest";
import { amountText, readAmount, WRITE_AMOUNT } from "./typed-amount";

describe("an amount as a person types it", () => {
  it.each([
    ["0", 0],
    ["1200", 120_000],
    ["0.1", 10],
    [" 19.99 ", 1_999],
    ["120,50", 12_050],
    ["12,5", 1_250],
    ["120.5", 12_050],
    ["1,200", 120_000],
    ["$1,200.50", 120_050],
    ["1.200,50", 120_050],
    ["1,234,567", 123_456_700],
    ["1.234.567", 123_456_700],
    ["1.234.567,8", 123_456_780],
    ["1 200,50", 120_050],
    ["1\u202f200,50", 120_050],
    ["1'200.50", 120_050],
    ["200 $", 20_000],
    ["US$ 200", 20_000],
  ])("%j", (typed, cents) => expect(readAmount(typed)).toEqual({ cents }));

  it.each([
    "",
    "-5",
    "1e3",
    "12.3456",
    "1,2000",
    "12,34,567",
    "1,200,50",
    "1.200.50",
    "0,500",
    ".5",
    "5.",
    "$",
    "12 €",
    "1,200.500",
    "9".repeat(12),
  ])("refuses %j", (typed) => expect(readAmount(typed)).toEqual({ refusal: WRITE_AMOUNT }));

  it("refuses a dot before three digits with both readings", () => {
    expect(readAmount("1.200")).toEqual({ refusal: `1.200 can be 1,200 or 1.20: ${WRITE_AMOUNT}` });
    expect(readAmount("$12.345")).toMatchObject({ refusal: expect.stringContaining("12,345 or 12.34") });
  });

  it.each([0, 5, 99, 100, 120_050, 10_000_000])("%i cents stand in a field as they are read", (cents) => {
    expect(readAmount(amountText(cents))).toEqual({ cents });
  });
});
