import { expect, it } from "vitest";
import { relaxedText } from "./relaxed-text";

const PRICE = { field: "max_price_cents", phrase: "under $300" } as const;
const DAYS = { field: "max_delivery_days", phrase: "in two days" } as const;
const PLACE = { field: "place", phrase: "in Oslo" } as const;

it("says of a price that gave way that what fits costs more, and of the rest that these are without it", () => {
  expect(relaxedText([DAYS, PLACE])).toBe("Nothing fits with “in two days” and “in Oslo”: these are without it.");
  expect(relaxedText([PRICE])).toBe(
    "What fits costs more than “under $300”: a lower “from” on a card is the price of something else.",
  );
  expect(relaxedText([PRICE, DAYS])).toMatch(/^Nothing fits with “in two days”: .* What fits costs more/);
});
