import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { closeDatabase, directUrl, singleClient } from "@/db/client";
import { ensureDatabase, findRunning } from "@/db/embedded";
import { migrate } from "@/db/migrate";
import { parseEnv, resetEnv } from "@/lib/core/env";
import { loadSecret } from "../launch/secret";

const MIGRATIONS = fileURLToPath(new URL("../../db/migrations", import.meta.url));

/**
 * Does `work` with the database of `DATABASE_URL`, or that of the instance running over the same data folder, or else one started for
 * this alone, brought to the newest schema and stopped at the end. Sets the environment of this process for it.
 */
export async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
  const settings = parseEnv(process.env);
  const dataDir = resolve(settings.GUILDHALL_DATA);
  const running = settings.DATABASE_URL ?? (await findRunning(resolve(dataDir, "pg")));
  const own = running ? null : await ensureDatabase({ dataDir: resolve(dataDir, "pg"), ownAttached: false });
  process.env.DATABASE_URL = running ?? own?.url;
  process.env.AUTH_SECRET = settings.AUTH_SECRET ?? loadSecret(dataDir);
  process.env.LOG_LEVEL = "silent"; // standard output belongs to the answer
  resetEnv();
  try {
    if (own) await migrateSchema();
    return await work();
  } finally {
    await closeDatabase();
    if (own && !(await inUse(own.url))) await own.stop();
  }
}

/** Brings the database of this process to the newest schema. */
export async function migrateSchema(): Promise<void> {
  await migrate(directUrl(), MIGRATIONS);
}

/** Whether someone else has come to use the server meanwhile: a service that was started next to this command. It stops it later. */
async function inUse(url: string): Promise<boolean> {
  const sql = singleClient(url);
  try {
    const [row] = await sql<{ others: boolean }[]>`select exists (
      select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as others`;
    return row?.others ?? false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
