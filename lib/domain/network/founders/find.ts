import { z } from "zod";
import { statement } from "@/db/client";
import type { FounderSearch, FounderView } from "@/lib/contracts/network/founders/founders";
import { idOf } from "@/lib/contracts/values/ids";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, idCursor, pageOf } from "@/lib/core/values/cursor";
import { searchWords } from "@/lib/core/values/search-words";
import { browseStatement, type FounderRow, type Match, matchStatement } from "./statements";
import { viewFounder } from "./view";

const foundersBelow = idCursor("fnd");

type Found = FounderRow & { match: Match; score: number };

const MatchCursor = z.tuple([z.enum(["every", "some"]), z.number(), idOf("fnd")]);

const BEST: [score: number, id: string] = [Number.MAX_SAFE_INTEGER, foundersBelow()];

/**
 * Founders whose card and profile are both discoverable at this moment, page by page. With words, those who match every
 * one come first, then those who match some, each by relevance; without words the newest card comes first. Throws
 * `invalid_cursor`.
 */
export async function findFounders(_ctx: Context, search: FounderSearch): Promise<Page<FounderView>> {
  const limit = search.limit ?? 20;
  const words = searchWords(search.query);
  return words === "" ? browse(search, limit) : match(words, search, limit);
}

async function browse(search: FounderSearch, limit: number): Promise<Page<FounderView>> {
  const before = foundersBelow(search.cursor);
  const page = browseStatement(search, before, limit + 1);
  return pageOf(await statement(page.statement, page.params), limit, (row) => [row.id], viewFounder);
}

async function match(words: string, search: FounderSearch, limit: number): Promise<Page<FounderView>> {
  const [match, ...after] = decodeCursor(search.cursor, MatchCursor) ?? ["every" as const, ...BEST];
  const found = await matches(match, words, search, after, limit + 1);
  if (match === "every" && found.length <= limit && words.includes(" ")) {
    found.push(...(await matches("some", words, search, BEST, limit + 1 - found.length)));
  }
  return pageOf(found, limit, (row) => [row.match, row.score, row.id], viewFounder);
}

async function matches(
  match: Match,
  words: string,
  search: FounderSearch,
  after: [score: number, id: string],
  limit: number,
): Promise<Found[]> {
  const asked = matchStatement(match, words, search, after, limit);
  const rows = await statement(asked.statement, asked.params);
  return rows.map((row) => ({ ...row, match }));
}
