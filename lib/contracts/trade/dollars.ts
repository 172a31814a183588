import { z } from "zod";
import { readAmount, WRITE_AMOUNT } from "./typed-amount";

const LEAST_CENTS = 100;
const MOST_CENTS = 100_000_000;

/** An amount in dollars as a person types it in a form, as whole cents from `least` to `most`. The one piece that reads amounts. */
export function dollars(least = LEAST_CENTS, most = MOST_CENTS) {
  return z.string({ error: WRITE_AMOUNT }).transform((typed, ctx) => {
    const read = readAmount(typed);
    if ("cents" in read && read.cents >= least && read.cents <= most) return read.cents;
    ctx.addIssue({
      code: "custom",
      message: "refusal" in read ? read.refusal : `must be from ${inWords(least)} to ${inWords(most)}`,
    });
    return z.NEVER;
  });
}

function inWords(cents: number): string {
  return `$${(cents / 100).toLocaleString("en")}`;
}
