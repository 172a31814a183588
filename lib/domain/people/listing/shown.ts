import { type Column, type SQL, sql } from "drizzle-orm";
import { profiles } from "@/db/schema";

/**
 * Whether a creator's page is there for everybody: neither deleted nor suspended. In the `where` of whatever answers something of a
 * creator to others, by handle or by id; what lists discoverable creators asks for that flag, which a suspension turns off.
 */
export const SHOWN = shownOf(profiles);

/** The same of an alias of the table. */
export function shownOf(page: { deletedAt: Column; suspendedAt: Column }): SQL<boolean> {
  return sql`(${page.deletedAt} is null and ${page.suspendedAt} is null)`;
}
