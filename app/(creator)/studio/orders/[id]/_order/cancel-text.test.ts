import { expect, it } from "vitest";
import { cancelText } from "./cancel-text";

it("names what is left of the price, not what was sent back before", () => {
  const order = { amount_cents: 48_000, refunded_cents: 0, currency: "usd" } as const;
  expect(cancelText(order)).toMatch(/^\$480 goes back to the buyer in full, /);
  expect(cancelText({ ...order, refunded_cents: 5_000 })).toMatch(/^All that is left, \$430, goes back to the buyer, /);
});
