import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { closeDatabase, singleClient } from "@/db/client";
import { ensureDatabase } from "@/db/embedded";
import { migrate } from "@/db/migrate";
import { seed } from "@/db/seed";
import { resetEnv } from "@/lib/core/env";

export type BenchServer = { url: string; pid: number; stop(): Promise<void> };

/**
 * For half a million creators, 4 GB, a quarter of a machine's 16 as PostgreSQL's manual has it: the embedded server's 256 MB are for a network
 * that begins. The server says what statements cost it.
 */
const SETTINGS = {
  shared_buffers: "4GB",
  shared_preload_libraries: "pg_stat_statements",
  "pg_stat_statements.track_planning": "on",
};

/** The bench's own PostgreSQL, under its data folder: databases of one server are what every side of a row is measured on. */
export function benchServer(dataDir: string): Promise<BenchServer> {
  return ensureDatabase({ dataDir: resolve(dataDir, "pg"), database: "postgres", settings: SETTINGS });
}

/**
 * The URL of a database with so many made-up creators, or with the demo ones alone, seeded when there is none or when schema or seed have changed since.
 * Leaves `DATABASE_URL` of this process pointing at it.
 */
export async function benchDatabase(
  server: BenchServer,
  creators: number | "demo",
  progress: (line: string) => void,
): Promise<string> {
  const name = `bench_${creators}_${fingerprint()}`;
  const admin = singleClient(server.url);
  try {
    const stale = await admin<{ datname: string }[]>`
      select datname from pg_database where datname like ${`bench\\_${creators}\\_%`} and datname <> ${name}`;
    for (const { datname } of stale) await admin`drop database ${admin(datname)} with (force)`;
    const known = await admin`select 1 from pg_database where datname = ${name}`;
    if (known.length === 0) await admin`create database ${admin(name)}`;
  } finally {
    await admin.end();
  }
  const url = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  process.env.DATABASE_URL = url;
  resetEnv();
  await migrate(url);
  await seed(creators === "demo" ? "demo" : `large:${creators}`, progress);
  await closeDatabase();
  await settle(url);
  return url;
}

/**
 * Vacuums once, so that no autovacuum and no first read of fresh rows falls into a measurement, and reads what searches look through into the
 * server's memory: it is there where a server has run for a while.
 */
async function settle(url: string): Promise<void> {
  const sql = singleClient(url);
  try {
    const vacuumed =
      await sql`select 1 from pg_stat_user_tables where relname = 'profiles' and last_vacuum is not null`;
    if (vacuumed.length === 0) await sql`vacuum (analyze)`;
    await sql`create extension if not exists pg_prewarm`;
    await sql`
      select pg_prewarm(oid::regclass) from pg_class
      where relkind in ('r', 'i', 't') and (relname ~ '^(profile|product)_search' or oid in (
        select reltoastrelid from pg_class where relname in ('profile_search', 'product_search')))`;
    await sql`checkpoint`;
  } finally {
    await sql.end();
  }
}

/** Changes with the schema and the seed: a database made from other ones is of no use. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const folder of ["db/migrations", "db/seed"]) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
      if (!file.endsWith(".test.ts")) hash.update(file).update(readFileSync(file));
    }
  }
  for (const indexing of ["index-profiles", "index-products"])
    hash.update(readFileSync(`lib/domain/people/listing/${indexing}.ts`));
  return hash.digest("hex").slice(0, 10);
}
