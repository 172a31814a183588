import { lexeme, NOBODY } from "../markers";

/**
 * A part of a tsquery, and how many rows hold it and fulfil the filters, by what is known of its lexemes: of one word or trade, else at most.
 * `any` are the alternatives of which a row must hold one: lexemes, lexemes with weights, phrases; of what is made of several parts none.
 */
export type Part = { query: string; rows: number; any: readonly string[] };

/** Whether each row that holds the one holds the other as well: a phrase is held by rows that hold its words. */
export function implies({ any }: Part, other: Part): boolean {
  const isHeld = (one: string) =>
    other.any.includes(one) || lexemesOf(one).some((held) => other.any.includes(lexeme(held)));
  return any.length > 0 && any.every(isHeld);
}

const OPERAND = "'(?:[^']|'')+'(?::[A-D]+)?";
const ALTERNATIVE = new RegExp(`${OPERAND}(?: <\\d+> ${OPERAND})*`, "g");

/** The alternatives of a part of a tsquery that has no `&`: lexemes and phrases as they are written there. */
export function alternativesOf(query: string): string[] {
  return query.match(ALTERNATIVE) ?? [];
}

/** Rows that hold all of these. */
export function allOfParts(parts: readonly Part[]): Part {
  return {
    query: parts.map(({ query }) => bracketed(query)).join(" & "),
    rows: Math.min(...parts.map(({ rows }) => rows)),
    any: [],
  };
}

/** Rows that hold one of these. */
export function anyOfParts(parts: readonly Part[]): Part {
  if (parts.length === 0) return { query: NOBODY, rows: 0, any: [] };
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  return { query: `(${parts.map(({ query }) => bracketed(query)).join(" | ")})`, rows, any: [] };
}

/** The lexemes of a part of a tsquery. */
export function lexemesOf(query: string): string[] {
  return [...query.matchAll(/'((?:[^']|'')+)'/g)].map(([, held = ""]) => held.replaceAll("''", "'"));
}

function bracketed(query: string): string {
  return /^'(?:[^']|'')*'$/.test(query) || /^\([^()]*\)$/.test(query) ? query : `(${query})`;
}
