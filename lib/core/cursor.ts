import { createHmac } from "node:crypto";
import type { z } from "zod";
import type { Page } from "@/lib/contracts/page";
import { DomainError } from "./errors";
import { derivedKey, sameBytes } from "./seal";

export type CursorPart = string | number;

const MAC_BYTES = 8;

/** An opaque cursor: the sort key of the last row of a page, signed so that nobody probes with made-up keys. */
export function encodeCursor(parts: readonly CursorPart[]): string {
  const body = Buffer.from(JSON.stringify(parts));
  return Buffer.concat([mac(body), body]).toString("base64url");
}

/**
 * What `encodeCursor` was given, when it has the expected shape; undefined without a cursor.
 * Throws `invalid_cursor` for anything else, such as the cursor of another collection.
 */
export function decodeCursor<T>(cursor: string | undefined, shape: z.ZodType<T>): T | undefined {
  if (cursor === undefined) return undefined;
  const bytes = Buffer.from(cursor, "base64url");
  const body = bytes.subarray(MAC_BYTES);
  // the decoder skips what is not base64url: only the one text that we gave out is ours
  const ours = bytes.toString("base64url") === cursor && sameBytes(bytes.subarray(0, MAC_BYTES), mac(body));
  if (ours) {
    const parts = shape.safeParse(JSON.parse(body.toString("utf8")));
    if (parts.success) return parts.data;
  }
  throw new DomainError("invalid_cursor", "The cursor is not one that this collection gave out.", { param: "cursor" });
}

/**
 * A page from up to `limit + 1` rows: the surplus row says that there is more. `key` is a row's place in the sort
 * order.
 */
export function pageOf<Row>(rows: readonly Row[], limit: number, key: (row: Row) => readonly CursorPart[]): Page<Row> {
  const data = rows.slice(0, limit);
  const last = rows.length > limit ? data.at(-1) : undefined;
  return { data, has_more: last !== undefined, next_cursor: last === undefined ? null : encodeCursor(key(last)) };
}

function mac(body: Uint8Array): Buffer {
  return createHmac("sha256", derivedKey("cursor")).update(body).digest().subarray(0, MAC_BYTES);
}
