import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { closeDatabase, directUrl, singleClient } from "@/db/client";
import { ensureDatabase, findRunning } from "@/db/embedded";
import { refuseForeignFolder } from "@/db/embedded/account";
import { clusterMajor } from "@/db/embedded/cluster";
import { migrate } from "@/db/migrate";
import { parseEnv } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { systemContext } from "@/lib/core/system-context";
import { opensTheLatest } from "@/lib/domain/developers/sealing/opens-the-latest";
import { adoptDatabase } from "../launch/database";
import { ANOTHER_SECRET, sharedSecret } from "../launch/secret";
import type { Command } from "./command";

const MIGRATIONS = fileURLToPath(new URL("../../db/migrations", import.meta.url));

/**
 * Does `work` with the database of `DATABASE_URL`, or that of the service over the same data folder, started for this alone, brought to
 * the newest schema and stopped at the end unless it runs. Sets the environment of this process for it. Throws `invalid_request` where
 * there is no database, or where `secret` asks for the service's and another is at hand.
 */
export async function withDatabase<T>(secret: Command["secret"], work: () => Promise<T>): Promise<T> {
  const settings = parseEnv(process.env);
  const folder = resolve(settings.GUILDHALL_DATA, "pg");
  if (!settings.DATABASE_URL) requireCluster(folder);
  const shared = secret === "none" ? settings.AUTH_SECRET : sharedSecret(settings);
  const running = settings.DATABASE_URL ?? (await findRunning(folder));
  const own = running ? null : await ensureDatabase({ dataDir: folder, ownAttached: false });
  const url = running ?? own?.url ?? "";
  if (shared) process.env.AUTH_SECRET = shared;
  process.env.LOG_LEVEL = "silent"; // standard output belongs to the answer
  adoptDatabase(url, settings.DATABASE_URL === undefined);
  try {
    if (own) await migrateSchema();
    if (!secret && !(await opensTheLatest(systemContext("admin", new Date()))))
      throw new DomainError("invalid_request", ANOTHER_SECRET);
    return await work();
  } finally {
    await closeDatabase();
    if (own && !(await inUse(own.url))) await own.stop();
  }
}

/** Throws where the service has made no database, or one that is not for this user to read. */
function requireCluster(folder: string): void {
  refuseForeignFolder(folder);
  if (clusterMajor(folder) !== null) return;
  throw new DomainError(
    "invalid_request",
    `There is no service's database under ${dirname(folder)}: set GUILDHALL_DATA or DATABASE_URL as the service has them.`,
  );
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
