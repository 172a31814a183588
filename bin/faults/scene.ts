import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase } from "@/db/client";
import { migrate } from "@/db/migrate";
import { resetEnv } from "@/lib/core/env";
import { Cluster } from "./cluster";

/** What every process of a fault test shares. */
export const SHARED = {
  // a worker of these tests reads no developer's .env, as this process reads none
  GUILDHALL_ENV_FILE: "",
  AUTH_SECRET: "the secret of the fault test: long enough",
  WEBHOOK_ALLOW_CIDRS: "127.0.0.0/8",
  LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
  NODE_ENV: "test",
};

/** Runs `work` on a migrated database of a cluster of its own, which this process then uses; puts all back afterwards. */
export async function onScene<T>(name: string, work: (cluster: Cluster, url: string) => Promise<T>): Promise<T> {
  const scratch = mkdtempSync(join(tmpdir(), `guildhall-${name}-`));
  const cluster = new Cluster(join(scratch, "cluster"));
  const before = { ...process.env };
  try {
    const url = await cluster.start();
    Object.assign(process.env, { ...SHARED, DATABASE_URL: url });
    resetEnv();
    await migrate(url);
    return await work(cluster, url);
  } finally {
    await closeDatabase(1);
    await cluster.stop();
    rmSync(scratch, { recursive: true, force: true });
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
    resetEnv();
  }
}
