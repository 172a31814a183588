import { and, eq, inArray, type Placeholder, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { formerHandles, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { SHOWN } from "./shown";

const h = alias(profiles, "h");
const f = alias(formerHandles, "f");

/**
 * The page that has this handle, in any case, or had it before: for the `where` of whatever is found by handle. Former ones are looked
 * for only where nobody has it now.
 */
export function ofHandle(handle: string | SQL | Placeholder): SQL {
  return sql`${profiles.id} = ${pageOfHandle(handle)}`;
}

/** The id of that page. It depends on no row: the planner finds it once, and then looks up by it. */
export function pageOfHandle(handle: string | SQL | Placeholder): SQL {
  const present = sql`select ${h.id} from ${profiles} as ${h} where ${h.handle} = ${handle}`;
  const former = sql`select ${f.profileId} from ${formerHandles} as ${f} where ${f.handle} = ${handle}`;
  return sql`coalesce((${present}), (${former}))`;
}

/** The handles that pages have now which had these before, by the former ones in lower case; those that nobody had are left out. */
export async function presentHandles(ctx: Context, former: readonly string[]): Promise<Map<string, string>> {
  const asked = former.map((handle) => handle.toLowerCase());
  const rows = await ctx.db
    .select({ former: formerHandles.handle, present: profiles.handle })
    .from(formerHandles)
    .innerJoin(profiles, eq(profiles.id, formerHandles.profileId))
    .where(and(inArray(formerHandles.handle, asked), SHOWN));
  return new Map(rows.map((row) => [row.former.toLowerCase(), row.present]));
}
