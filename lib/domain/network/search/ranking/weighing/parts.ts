import { NOBODY } from "../markers";

/**
 * A part of a tsquery, and how many rows hold it and fulfil the filters, by what is known of its lexemes: of one word or trade, else at most.
 * `any` are the lexemes of which a row must hold one; of what is made of several parts there are none.
 */
export type Part = { query: string; rows: number; any: readonly string[] };

/** Whether each row that holds the one holds the other as well. */
export function implies({ any }: Part, other: Part): boolean {
  return any.length > 0 && any.every((lexeme) => other.any.includes(lexeme));
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
  return [...query.matchAll(/'((?:[^']|'')+)'/g)].map(([, lexeme = ""]) => lexeme.replaceAll("''", "'"));
}

function bracketed(query: string): string {
  return /^'(?:[^']|'')*'$/.test(query) || /^\([^()]*\)$/.test(query) ? query : `(${query})`;
}
