import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "postgres";
import { singleClient } from "./client";
import { createDatabase, dropDatabase, ensureDatabase } from "./embedded";
import { migrate } from "./migrate";
import { testDataDir } from "./testing";

/** A database of its own at the schema of a migration that is not the last one, for the test of what comes after it. */
export async function databaseUpTo(
  last: number,
  called: string,
): Promise<{ url: string; sql: Sql; drop(): Promise<void> }> {
  const admin =
    process.env.TEST_DATABASE_URL ?? (await ensureDatabase({ dataDir: testDataDir(), database: "postgres" })).url;
  const name = `${called}_${process.pid}`;
  const url = await createDatabase(admin, name);
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  cpSync("db/migrations", folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { idx: number }[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= last) }));
  await migrate(url, folder);
  rmSync(folder, { recursive: true });
  const sql = singleClient(url);
  return {
    url,
    sql,
    async drop() {
      await sql.end();
      await dropDatabase(admin, name);
    },
  };
}
