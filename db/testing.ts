import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import postgres from "postgres";
import { resetEnv } from "@/lib/core/env";
import { closeDatabase } from "./client";
import { createDatabase, dropDatabase, ensureDatabase } from "./embedded";
import { migrate } from "./migrate";

export type TestDatabase = { url: string; drop(): Promise<void> };

/**
 * A migrated database of its own for one test file, on the embedded PostgreSQL (or on the server of `TEST_DATABASE_URL`). Sets
 * `DATABASE_URL` and `AUTH_SECRET` for this process; `drop` closes the connections and removes it.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server =
    process.env.TEST_DATABASE_URL ?? (await ensureDatabase({ dataDir: testDataDir(), database: "postgres" })).url;
  const template = await makeTemplate(server);
  const name = `test_${randomBytes(6).toString("hex")}`;
  await createDatabase(server, name, template);
  const url = withDatabase(server, name);
  Object.assign(process.env, {
    DATABASE_URL: url,
    AUTH_SECRET: "a secret for tests: 32 characters",
    LOG_LEVEL: "silent",
  });
  resetEnv();
  return {
    url,
    async drop() {
      await closeDatabase(1);
      await dropDatabase(server, name);
    },
  };
}

/** Where the test cluster lives, apart from the service's own data. */
export function testDataDir(): string {
  return resolve(process.env.GUILDHALL_TEST_DATA ?? ".data/test-pg");
}

/** The migrated template for the present migrations: made by the first test process, awaited by the others. Returns its name. */
async function makeTemplate(server: string): Promise<string> {
  const journal = readFileSync("db/migrations/meta/_journal.json");
  const template = `template_${createHash("sha1").update(journal).digest("hex").slice(0, 12)}`;
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(7001)`;
    const known = await sql`select 1 from pg_database where datname = ${template}`;
    if (known.length === 0) {
      await sql.unsafe(`create database ${template}`);
      await migrate(withDatabase(server, template));
    }
  } finally {
    await sql.end({ timeout: 5 });
  }
  return template;
}

function withDatabase(url: string, name: string): string {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}
