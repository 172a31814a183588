import { createHash } from "node:crypto";
import { z } from "zod";
import { DomainError } from "@/lib/core/errors";
import { decodeCursor, encodeCursor } from "@/lib/core/values/cursor";
import { LEARNED } from "@/lib/domain/platform/understand/learning/learned.gen";
import { GLOSSARIES } from "@/lib/domain/platform/understand/lexicon/glossary";
import { MORE } from "@/lib/domain/platform/understand/lexicon/glossary/more";
import { OF_OUTSIDE } from "@/lib/domain/platform/understand/lexicon/glossary/outside";
import { LAY } from "@/lib/domain/platform/understand/lexicon/lay";
import { MADE, OUTSIDE } from "@/lib/domain/platform/understand/lexicon/outside";
import { SPECIALITIES } from "@/lib/domain/platform/understand/lexicon/specialities";
import { TOPICS } from "@/lib/domain/platform/understand/lexicon/topics";
import { OUTSIDE_TOPICS } from "@/lib/domain/platform/understand/lexicon/topics/outside";
import { TRADES } from "@/lib/domain/platform/understand/lexicon/trades";
import { COVERAGE, SCORE } from "./weighing/score";

/** Raised when the code reads or ranks a query differently; its words and figures are in the version by themselves. */
const CODE = 7;

const WORDS = [TRADES, TOPICS, OUTSIDE_TOPICS, SPECIALITIES, LAY, OUTSIDE, MADE, GLOSSARIES, MORE, OF_OUTSIDE, LEARNED];

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

const SearchCursor = z.tuple([z.string(), z.string(), z.int().min(0), z.string(), z.string(), z.string()]);
/** What cursors were before they named the version, and what was asked for. */
const Former = z.union([
  z.tuple([z.number(), z.string(), z.string()]),
  z.tuple([z.number(), z.string(), z.string(), z.string()]),
  z.tuple([z.string(), z.int().min(0), z.string(), z.string(), z.string()]),
]);

/** How large a page is, and what else is told with it, may differ from one page to the next. */
const OF_A_PAGE = new Set(["cursor", "limit", "facets"]);

/** Names what is looked for: one collection in one order, by the same words and filters, written in whatever sequence. */
export function searchName(collection: "creators" | "offers", search: object): string {
  const said = Object.entries(search).filter(([name, value]) => !OF_A_PAGE.has(name) && value !== undefined);
  const text = JSON.stringify([collection, said.sort(([a], [b]) => (a < b ? -1 : 1))]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}

/** The cursor after a row of a search of this name. */
export function searchCursor(of: string, { level, key, id, ahead }: Ended): string {
  return encodeCursor([readingVersion(), of, level, key, id, ahead]);
}

/**
 * Where a page begins, as its cursor says. Throws `invalid_cursor` for what is none of this search, and for one from before the search read
 * or ranked differently: its order is not the one that there is now, so pages would miss and repeat results.
 */
export function endedAt(of: string, cursor: string | undefined): Ended | undefined {
  const parts = decodeCursor(cursor, z.union([SearchCursor, Former]));
  if (!parts) return undefined;
  if (parts.length !== 6 || parts[0] !== readingVersion())
    throw refused(
      "Search has changed since this cursor was given out: ask for the first page again, without a cursor.",
    );
  const [, asked, level, key, id, ahead] = parts;
  if (asked !== of)
    throw refused("This cursor is of another search: send it with the same query, sort and filters that gave it out.");
  return { level, key, id, ahead };
}

function refused(message: string): DomainError {
  return new DomainError("invalid_cursor", message, { param: "cursor" });
}
