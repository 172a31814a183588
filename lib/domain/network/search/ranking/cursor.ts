import { createHash } from "node:crypto";
import { z } from "zod";
import { DomainError } from "@/lib/core/errors";
import { decodeCursor, encodeCursor } from "@/lib/core/values/cursor";
import { GLOSSARIES } from "@/lib/domain/platform/understand/lexicon/glossary";
import { MORE } from "@/lib/domain/platform/understand/lexicon/glossary/more";
import { OF_OUTSIDE } from "@/lib/domain/platform/understand/lexicon/glossary/outside";
import { LAY } from "@/lib/domain/platform/understand/lexicon/lay";
import { MADE, OUTSIDE } from "@/lib/domain/platform/understand/lexicon/outside";
import { SPECIALITIES } from "@/lib/domain/platform/understand/lexicon/specialities";
import { TOPICS } from "@/lib/domain/platform/understand/lexicon/topics";
import { OUTSIDE_TOPICS } from "@/lib/domain/platform/understand/lexicon/topics/outside";
import { TRADES } from "@/lib/domain/platform/understand/lexicon/trades";
import { COVERAGE, SCORE } from "./score";

/** Raised when the code reads or ranks a query differently; its words and figures are in the version by themselves. */
const CODE = 5;

const WORDS = [TRADES, TOPICS, OUTSIDE_TOPICS, SPECIALITIES, LAY, OUTSIDE, MADE, GLOSSARIES, MORE, OF_OUTSIDE];

let version: string | undefined;

/** Names how queries are read and ranked: two deployments that do it alike have the same. */
function readingVersion(): string {
  version ??= createHash("sha256")
    .update(JSON.stringify([CODE, ...WORDS, SCORE, COVERAGE]))
    .digest("base64url")
    .slice(0, 8);
  return version;
}

/** Where a page of found rows ended: the level of the reading, the last row's key and id, and ids that were shown ahead of it, by spaces. */
export type Ended = { level: number; key: string; id: string; ahead: string };

const SearchCursor = z.tuple([z.string(), z.int().min(0), z.string(), z.string(), z.string()]);
/** What cursors were before they named the version. */
const Unversioned = z.union([
  z.tuple([z.number(), z.string(), z.string()]),
  z.tuple([z.number(), z.string(), z.string(), z.string()]),
]);

/** The cursor after a row of a search. */
export function searchCursor({ level, key, id, ahead }: Ended): string {
  return encodeCursor([readingVersion(), level, key, id, ahead]);
}

/**
 * Where a page begins, as its cursor says. Throws `invalid_cursor` for what is none of a search, and for one from before the search read or
 * ranked differently: its order is not the one that there is now, so pages would miss and repeat results.
 */
export function endedAt(cursor: string | undefined): Ended | undefined {
  const parts = decodeCursor(cursor, z.union([SearchCursor, Unversioned]));
  if (!parts) return undefined;
  if (parts[0] !== readingVersion() || parts.length !== 5) {
    const message =
      "Search has changed since this cursor was given out: ask for the first page again, without a cursor.";
    throw new DomainError("invalid_cursor", message, { param: "cursor" });
  }
  const [, level, key, id, ahead] = parts;
  return { level, key, id, ahead };
}
