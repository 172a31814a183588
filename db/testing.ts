import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import postgres from "postgres";
import { resetEnv } from "@/lib/core/env";
import { closeDatabase } from "./client";
import { createDatabase, dropDatabase, ensureDatabase } from "./embedded";
import { migrate } from "./migrate";

export type TestDatabase = { url: string; drop(): Promise<void> };

const TEMPLATE = "guildhall_template";

/**
 * A migrated database of its own for one test file, on the embedded PostgreSQL (or on the server of `TEST_DATABASE_URL`). Sets
 * `DATABASE_URL` and `AUTH_SECRET` for this process; `drop` closes the connections and removes it.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL ?? (await ensureDatabase({ dataDir: testDataDir(), database: "postgres" })).url;
  await makeTemplate(server);
  const name = `test_${randomBytes(6).toString("hex")}`;
  await createDatabase(server, name, TEMPLATE);
  const url = withDatabase(server, name);
  Object.assign(process.env, { DATABASE_URL: url, AUTH_SECRET: "a secret for tests, 32 characters", LOG_LEVEL: "silent" });
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

async function makeTemplate(server: string): Promise<void> {
  if (!existsSync("db/migrations/meta/_journal.json")) throw new Error("run the tests from the project's root");
  const sql = postgres(server, { max: 1, onnotice: () => {} });
  try {
    // one test process builds the template, the others wait for it; migrating it again is a no-op
    await sql`select pg_advisory_lock(7001)`;
    const known = await sql`select 1 from pg_database where datname = ${TEMPLATE}`;
    if (known.length === 0) await sql.unsafe(`create database ${TEMPLATE}`);
    await migrate(withDatabase(server, TEMPLATE));
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function withDatabase(url: string, name: string): string {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}
