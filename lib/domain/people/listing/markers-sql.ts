import { type Column, type SQL, sql } from "drizzle-orm";

/** A skill as `skillKey` of the reader makes it. */
export function skillKeyOf(skill: SQL): SQL {
  return sql`trim(both '-' from regexp_replace(lower(${skill}), '[^[:alnum:]+#]+', '-', 'g'))`;
}

/** How many of a hundred requests a creator answers in time, by the components of their trust score; null without them. */
export function responseOf(components: Column): SQL {
  return sql`(select round(100 * (c ->> 'value')::numeric)::smallint from jsonb_array_elements(${components}) c where c ->> 'name' = 'response')`;
}
