import { z } from "zod";

export const Timestamp = z.iso
  .datetime({ precision: 3 })
  .meta({ description: "ISO 8601, UTC, milliseconds.", example: "2026-11-20T09:30:00.000Z" });

/** An absolute URL that we made ourselves: described, not parsed again on the way out. */
export const OwnUrl = z.string().meta({ format: "uri" });

export const Cents = z.int().min(0).meta({ description: "Integer minor units (US cents)." });

export const MAX_CURSOR_LENGTH = 512;

/** Query parameters of every collection. `limit` 1..100; `cursor` is opaque and comes from `next_cursor`. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20).meta({ description: "Rows per page.", example: 20 }),
  // the length is checked where the cursor is read: one that is too long is an `invalid_cursor`, like any other that is not ours
  cursor: z
    .string()
    .optional()
    .meta({ description: "`next_cursor` of the page before.", maxLength: MAX_CURSOR_LENGTH }),
});

export type PageQuery = z.output<typeof PageQuery>;

/** The envelope of every collection. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), has_more: z.boolean(), next_cursor: z.string().nullable() });
}

export type Page<T> = { data: T[]; has_more: boolean; next_cursor: string | null };
