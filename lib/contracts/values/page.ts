import { z } from "zod";
import { SCALARS } from "./scalars";

export const Timestamp = z.iso
  .datetime({ precision: 3 })
  .meta({ description: "ISO 8601, UTC, milliseconds.", example: "2026-11-20T09:30:00.000Z" })
  .register(SCALARS, { scalar: "DateTime" });

/** A moment as it is sent: with its zone, with or without milliseconds. What is answered is a `Timestamp`. */
export const Moment = z.iso
  .datetime({ offset: true })
  .refine((text) => text.length <= 40 && isWritable(text), { error: "must be a time such as 2026-11-21T08:00:00Z" })
  .meta({ description: "ISO 8601, with its zone.", example: "2026-11-20T09:30:00Z" })
  .register(SCALARS, { scalar: "DateTime" });

/** Whether it is of a year of four digits in UTC, which every part here can write. What is no time has none. */
function isWritable(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9_999;
}

export const Currency = z.literal("usd").meta({ description: "ISO 4217 code in lower case: always `usd`." });

/** An absolute URL that we made ourselves: described, not parsed again on the way out. */
export const OwnUrl = z.string().meta({ format: "uri" });

export const Cents = z
  .int()
  .min(0)
  .meta({ description: "Integer minor units (US cents)." })
  .register(SCALARS, { scalar: "Cents" });

export const MAX_CURSOR_LENGTH = 512;

/** Query parameters of every collection. `limit` 1..100; `cursor` is opaque and comes from `next_cursor`. */
export const PageQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(20)
    .meta({ description: "Rows per page, 1 to 100; 20 unless told.", example: 20 }),
  // the length is checked where the cursor is read: one that is too long is an `invalid_cursor`, like any other that is not ours
  cursor: z
    .string()
    .optional()
    .meta({ description: "`next_cursor` of the page before; left out: the first page.", maxLength: MAX_CURSOR_LENGTH }),
});

export type PageQuery = z.output<typeof PageQuery>;

/** The envelope of every collection. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item).meta({ description: "The rows of this page, in the order that the operation names." }),
    has_more: z.boolean().meta({ description: "Whether there are rows after this page." }),
    next_cursor: z
      .string()
      .nullable()
      .meta({ description: "Send it as `cursor` to read the next page; null at the end of the list." }),
  });
}

export type Page<T> = { data: T[]; has_more: boolean; next_cursor: string | null };
