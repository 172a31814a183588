import { type Column, type SQL, sql } from "drizzle-orm";
import { literal } from "@/db/statements/statement";
import { TOO_FAR_PATTERN } from "@/lib/domain/platform/understand/stemmed-too-far";

/** The words of a text, folded as those of a query are. */
export function vectorOf(dictionary: "english" | "simple", text: SQL | Column): SQL {
  return sql`to_tsvector(${literal(dictionary)}, ${foldedText(text)})`;
}

/** A text as `folded` of the reader makes it, but for its case. */
export function foldedText(text: SQL | Column): SQL<string> {
  return sql`folded_text(${text})`;
}

/** A skill as `skillKey` of the reader makes it. */
export function skillKeyOf(skill: SQL): SQL {
  return sql`trim(both '-' from regexp_replace(lower(${foldedText(skill)}), '[^[:alnum:]+#]+', '-', 'g'))`;
}

/** The words of a text that the index stems too far, as they are written: a vector of their own. */
export function asWritten(text: SQL): SQL {
  return sql`to_tsvector('simple', array_to_string(array(select found[1] from regexp_matches(${foldedText(text)}, ${literal(TOO_FAR_PATTERN)}, 'gi') found), ' '))`;
}

/** How many of a hundred requests a creator answers in time, by the components of their trust score; null without them. */
export function responseOf(components: Column): SQL {
  return sql`(select round(100 * (c ->> 'value')::numeric)::smallint from jsonb_array_elements(${components}) c where c ->> 'name' = 'response')`;
}
