import { z } from "zod";

/** The least and the most that a price is, in cents. */
export const PRICE_BOUNDS = [100, 10_000_000] as const;
const PRICED = "must be a price from $1 to $100,000";
export const Price = z
  .int(PRICED)
  .min(PRICE_BOUNDS[0], PRICED)
  .max(PRICE_BOUNDS[1], PRICED)
  .meta({ description: "Price in US cents, from 100 ($1) to 10,000,000 ($100,000)." });
const WORKED = "must be a whole number of days from 1 to 365";
export const Days = z
  .int(WORKED)
  .min(1, WORKED)
  .max(365, WORKED)
  .meta({ description: "Days from payment to delivery, 1 to 365." });
const REVISED = "must be a whole number from 0 to 50";
export const Revisions = z
  .int(REVISED)
  .min(0, REVISED)
  .max(50, REVISED)
  .default(0)
  .meta({ description: "Rounds of changes included, 0 to 50." });
