import { z } from "zod";
import { type IdPrefix, idOf } from "@/lib/contracts/values/ids";
import { MAX_CURSOR_LENGTH, type Page } from "@/lib/contracts/values/page";
import { DomainError } from "../errors";
import { fitsMac, keyedMac } from "../seal";

export type CursorPart = string | number;

const PURPOSE = "cursor";
const MAC_BYTES = 8;

/** An opaque cursor: the sort key of the last row of a page, signed so that nobody probes with made-up keys. */
export function encodeCursor(parts: readonly CursorPart[]): string {
  const body = Buffer.from(JSON.stringify(parts));
  return Buffer.concat([keyedMac(PURPOSE, body, MAC_BYTES), body]).toString("base64url");
}

/**
 * What `encodeCursor` was given, when it has the expected shape; undefined without a cursor.
 * Throws `invalid_cursor` for anything else, such as the cursor of another collection.
 */
export function decodeCursor<T>(cursor: string | undefined, shape: z.ZodType<T>): T | undefined {
  if (cursor === undefined) return undefined;
  const bytes = Buffer.from(cursor.slice(0, MAX_CURSOR_LENGTH), "base64url");
  const body = bytes.subarray(MAC_BYTES);
  // the decoder skips what is not base64url: only the one text that we gave out is ours
  const ours =
    bytes.toString("base64url") === cursor && fitsMac(bytes.subarray(0, MAC_BYTES), PURPOSE, body, MAC_BYTES);
  if (ours) {
    const parts = shape.safeParse(JSON.parse(body.toString("utf8")));
    if (parts.success) return parts.data;
  }
  throw new DomainError("invalid_cursor", "The cursor is not one that this collection gave out.", { param: "cursor" });
}

/**
 * Reads the cursors of a list of falling ids: the id below which a page begins, or one above all where no cursor was given. The reader
 * throws `invalid_cursor`.
 */
export function idCursor(prefix: IdPrefix): (cursor?: string) => string {
  const shape = z.tuple([idOf(prefix)]);
  const aboveAll = `${prefix}_8`; // ids go on with 0 to 7
  return (cursor) => decodeCursor(cursor, shape)?.[0] ?? aboveAll;
}

/** A list that is answered whole, in the form of every collection. */
export function wholeList<T>(data: T[]): Page<T> {
  return { data, has_more: false, next_cursor: null };
}

/** How to make the cursor of each row of a page. Kept next to the page: few ask, and the wire has none of it. */
const places = new WeakMap<object, (index: number) => string>();

/**
 * A page from up to `limit + 1` rows: the surplus row says that there is more. `key` is a row's place in the sort
 * order. With `view`, the page of what it makes of the rows; `cursorAt` knows their cursors.
 */
export function pageOf<Row, View = Row>(
  rows: readonly Row[],
  limit: number,
  key: (row: Row) => readonly CursorPart[],
  view?: (row: Row) => View,
): Page<View> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const page: Page<View> = {
    data: view ? shown.map((row) => view(row)) : (shown as unknown as View[]),
    has_more: last !== undefined,
    next_cursor: last === undefined ? null : encodeCursor(key(last)),
  };
  places.set(page, (index) => encodeCursor(key(shown[index] as Row)));
  return page;
}

/**
 * The cursor that continues after the row at `index`. Pages that `pageOf` made know it of each row; of any other page, such as the best
 * matches of a search or a copy, it is known of the last one alone, where there is more. Else null.
 */
export function cursorAt(page: Page<unknown>, index: number): string | null {
  return places.get(page)?.(index) ?? (index === page.data.length - 1 ? page.next_cursor : null);
}
