import { type Column, type SQL, sql } from "drizzle-orm";

/** A skill as `skillKey` of the reader makes it. */
export function skillKeyOf(skill: SQL): SQL {
  return sql`trim(both '-' from regexp_replace(lower(${skill}), '[^[:alnum:]+#]+', '-', 'g'))`;
}

/** The slice of trust that a score is in, 1 (most trusted) to 6, as `profileSearch` tells them. */
export function sliceOf(trust: Column): SQL {
  return sql`case
    when ${trust} >= 95 then 1 when ${trust} >= 90 then 2 when ${trust} >= 80 then 3
    when ${trust} >= 65 then 4 when ${trust} >= 45 then 5 else 6 end`;
}

/** How many of a hundred requests a creator answers in time, by the components of their trust score; null without them. */
export function responseOf(components: Column): SQL {
  return sql`(select round(100 * (c ->> 'value')::numeric)::smallint from jsonb_array_elements(${components}) c where c ->> 'name' = 'response')`;
}
