import { NOBODY } from "../markers";
import type { Cover } from "./coverage";
import { allOfParts, anyOfParts, implies, type Part } from "./parts";
import { COVERAGE } from "./score";

/** More words and trades than this are not combined: there are twice as many ways with each. */
const MOST_ASKED = 7;
/** More ways than this are no short cut for the index. */
const MOST_WAYS = 12;
/** For what sums lose of figures. */
const SLACK = 1e-9;

/** What a row may hold to be shown: each way a set of words or trades, none of which can be missing. */
export type Ways = Part[][];

/**
 * The least sets of words and trades of which a row must hold one wholly to cover the floor: what holds none is not worth reading, however
 * well it stands. Null where that cannot be said in short. Pure.
 */
export function waysToFit(
  words: readonly (Part & Cover)[],
  untold: readonly Cover[],
  enough: number,
  partOf: (query: string) => Part,
) {
  const covers = [...words, ...untold].filter(({ mass }) => mass > 0);
  const trades = [...new Set(covers.map(({ trade }) => trade))].filter((trade) => trade !== NOBODY).map(partOf);
  const said = words.filter(({ mass, written }) => mass > 0 && written > 0);
  const asked: Part[] = [...trades, ...said];
  if (asked.length > MOST_ASKED) return null;
  const most = (held: ReadonlySet<Part>, { mass, trade, written }: Cover, word: Part | undefined) => {
    if (trades.some((one) => one.query === trade && held.has(one))) return mass;
    return word && held.has(word) ? mass * written : 0;
  };
  const fits = (held: ReadonlySet<Part>) => {
    const told = words.reduce((sum, word) => sum + most(held, word, word), 0);
    return untold.reduce((sum, cover) => sum + most(held, cover, undefined), told) >= COVERAGE.floor * enough - SLACK;
  };
  const all: Ways = [];
  for (const held of smallestFirst(asked)) {
    const isMore = all.some((way) => way.every((part) => held.has(part)));
    if (!isMore && fits(held)) all.push([...held]);
  }
  const ways = shortest(all);
  return ways.length > MOST_WAYS || ways.some((way) => way.length === 0) ? null : ways;
}

/** Whether a row that holds this fits by it alone. */
export function isEnough(ways: Ways | null, held: Part): boolean {
  return !!ways?.some((way) => way.every((part) => implies(held, part)));
}

/** What a row that holds these parts must hold as well to fit: no way where it fits by them alone. */
export function leftOf(ways: Ways, held: readonly Part[]): Ways {
  const left = ways.map((way) => way.filter((part) => !held.some((one) => implies(one, part))));
  return left.some((way) => way.length === 0) ? [] : shortest(left);
}

/** Whether each row that fits in one of `ways` fits in one of `others` as well. */
export function areWithin(ways: Ways, others: Ways): boolean {
  return ways.every((way) => others.some((other) => isWithin(way, other)));
}

const isWithin = (way: readonly Part[], other: readonly Part[]) =>
  other.every((part) => way.some((one) => implies(one, part)));

/** The same ways without what goes without saying: parts that others of their way imply, ways that lie within another. */
function shortest(ways: Ways): Ways {
  const short = ways.map((way) => needed(way, (part, other) => implies(other, part)));
  return needed(short, isWithin);
}

/** What no other makes superfluous; of those that make each other so the first. */
function needed<T>(all: readonly T[], isSuperfluous: (one: T, other: T) => boolean): T[] {
  return all.filter(
    (one, n) => !all.some((other, m) => m !== n && isSuperfluous(one, other) && (m < n || !isSuperfluous(other, one))),
  );
}

/** Rows that fit in one of these ways. */
export function fittingBy(ways: Ways): Part {
  return anyOfParts(ways.map(allOfParts));
}

function smallestFirst(parts: readonly Part[]): Set<Part>[] {
  const sets = Array.from({ length: 2 ** parts.length }, (_, bits) => parts.filter((_, n) => bits & (1 << n)));
  return sets.sort((a, b) => a.length - b.length).map((set) => new Set(set));
}
