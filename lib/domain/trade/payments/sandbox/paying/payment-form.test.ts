import { describe, expect, it } from "vitest";
import { GOOD_FORM } from "../serving/fixtures";
import { brandOf, isCardNumber, TEST_CARDS } from "./cards";
import { type PaymentForm, readPaymentForm } from "./payment-form";

const NOW = new Date("2026-11-21T00:00:00Z");

function codesOf(change: Partial<PaymentForm>): string[] {
  const read = readPaymentForm({ ...GOOD_FORM, ...change }, NOW);
  return "errors" in read ? read.errors.map((error) => error.code) : [];
}

describe("card numbers", () => {
  it("pass the check digit, in every length", () => {
    for (const { number } of TEST_CARDS) expect(isCardNumber(number)).toBe(true);
    expect(isCardNumber("378282246310005")).toBe(true);
    for (let digit = 0; digit < 10; digit++) expect(isCardNumber(`424242424242424${digit}`)).toBe(digit === 2);
    expect(isCardNumber("4224242424242424")).toBe(false);
    expect(isCardNumber("00000000000")).toBe(false);
    expect(isCardNumber("4242x4242424242424")).toBe(false);
  });

  it("tell their scheme", () => {
    const schemes = ["4242", "5555", "2223", "3782", "6011", "9999"].map(brandOf);
    expect(schemes).toEqual(["visa", "mastercard", "mastercard", "amex", "discover", "unknown"]);
  });
});

describe("the payment form", () => {
  it("takes what people type", () => {
    for (const card of ["4242424242424242", "4242-4242-4242-4242", " 4242 4242 4242 4242 "]) {
      expect(codesOf({ card })).toEqual([]);
    }
    for (const expiry of ["11/26", "11 / 26", "1126", "11/2026", "1-30"]) expect(codesOf({ expiry })).toEqual([]);
  });

  it("is good to the end of the month", () => {
    expect(codesOf({ expiry: "10/26" })).toEqual(["expiry_past"]);
    const turn = readPaymentForm({ ...GOOD_FORM, expiry: "11/26" }, new Date("2026-12-02T00:00:00Z"));
    expect(turn).toHaveProperty("errors");
  });

  it.each<[Partial<PaymentForm>, string]>([
    [{ card: "" }, "card_missing"],
    [{ card: "4242 4242 4242 4243" }, "card_invalid"],
    [{ expiry: "13/30" }, "expiry_invalid"],
    [{ expiry: "00/30" }, "expiry_invalid"],
    [{ expiry: "" }, "expiry_invalid"],
    [{ expiry: "1/234" }, "expiry_invalid"],
    [{ cvc: "1234" }, "cvc_invalid"],
    [{ cvc: "12a" }, "cvc_invalid"],
    [{ card: "378282246310005" }, "cvc_invalid"],
    [{ email: "a@b" }, "email_invalid"],
    [{ name: "  " }, "name_missing"],
  ])("refuses %o with %s", (change, code) => {
    expect(codesOf(change)).toEqual([code]);
  });

  it("hands on brand and last digits only", () => {
    const read = readPaymentForm(GOOD_FORM, NOW);
    expect(JSON.stringify(read)).not.toMatch(/4242 ?4242/);
    expect(read).toMatchObject({ ready: { card: { brand: "visa", last4: "4242" } } });
  });
});
