import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { profileSearch, profiles } from "@/db/schema";
import { answering, byShape, literal } from "@/db/statements/statement";
import type { StatementValue } from "@/db/statements/trailing";
import type { CreatorSearch } from "@/lib/contracts/network/search/search";
import { plain } from "@/lib/domain/platform/understand/terms";
import { CARD, p } from "../cards";
import { allOf } from "../ranking/markers";
import type { Asked } from "../ranking/reading/asked";
import { CREATORS, columnFilters, type Filter, holding } from "../ranking/source";

const SHORTEST = 5;
const LONGEST = 32;
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-";

/**
 * Every handle that is one slip away from what was typed: a letter too few, too many, another one, or two that changed places; words are
 * joined by hyphens. At most about 2,500, each looked up in the index of handles; none for what is too short or long to be a slip. Pure.
 */
export function handlesNear(typed: string): string[] {
  const written = plain(typed)
    .trim()
    .replace(/[\s._-]+/g, "-");
  if (!/^[a-z0-9-]+$/.test(written) || written.length < SHORTEST || written.length > LONGEST) return [];
  const near = new Set<string>([written]);
  for (let at = 0; at <= written.length; at++) {
    const [before, rest] = [written.slice(0, at), written.slice(at)];
    for (const letter of LETTERS) {
      near.add(before + letter + rest);
      if (rest) near.add(before + letter + rest.slice(1));
    }
    near.add(before + rest.slice(1));
    if (rest.length > 1) near.add(`${before}${rest[1]}${rest[0]}${rest.slice(2)}`);
  }
  return [...near];
}

const s = alias(profileSearch, "s");
const m = alias(profiles, "m");

/** The most trusted creator of one of these handles; what filters ask must hold. */
export function handleStatement(handles: readonly string[], search: CreatorSearch, asked: Asked) {
  const { names, values } = columnFilters(asked.columns);
  const marks = asked.marks.length > 0 ? [allOf(asked.marks)] : [];
  return {
    statement: called(search.audience, marks.length > 0 ? "marked" : "any", ...names),
    params: [[...handles], ...marks, ...values] as StatementValue[],
  };
}

const called = byShape((audience: string, marked: string, ...set: Filter[]) => {
  const held = marked === "marked" ? sql` and ${s.full} @@ $2::text::tsquery` : undefined;
  const listed = audience === "agent" ? sql` and ${s.discoverable}` : undefined;
  const filters = holding(CREATORS, set, held ? 3 : 2);
  return answering(
    CARD,
    // each handle by the index, however many there are: a join would read the whole table
    (fields) => sql`with met as materialized (
        select found.id from unnest($1::text[]) as h (handle)
        cross join lateral (select ${m.id} as id from ${profiles} as ${m} where lower(${m.handle}::text) collate "C" = h.handle limit ${literal(1)}) own
        cross join lateral (
          select ${s.profileId} as id, ${s.trustScore} as trust from ${profileSearch} as ${s}
          where ${s.profileId} = own.id${listed}${held}${filters} limit ${literal(1)}) found
        order by found.trust desc, found.id limit ${literal(1)})
      select ${fields} from met join ${profiles} as ${p} on ${p.id} = met.id`,
  );
});
