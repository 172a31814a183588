import { drizzle } from "drizzle-orm/postgres-js";
import { migrate as apply } from "drizzle-orm/postgres-js/migrator";
import { singleClient } from "./client";

const LOCK = 4_815_162_342n;

/**
 * Brings the database at `url` to the newest schema. Safe to run from several processes at once: an advisory lock lets one work
 * and the others find nothing to do. `folder` is where the generated migrations lie.
 */
export async function migrate(url: string, folder = "db/migrations"): Promise<void> {
  const sql = singleClient(url);
  try {
    await sql`select pg_advisory_lock(${LOCK.toString()}::bigint)`;
    await apply(drizzle(sql), { migrationsFolder: folder });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
