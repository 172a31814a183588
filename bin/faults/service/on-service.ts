import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase } from "@/db/client";
import { resetEnv } from "@/lib/core/env";
import { buildIfNeeded } from "../../launch/building/build";
import { type Instance, startInstance } from "../../launch/testing/instance";
import { TESTED_SERVICE } from "../../launch/testing/playwright";

/** Runs `work` on a service of its own, started as `npm start` starts it, whose database this process uses too. It goes with its folder. */
export async function onService<T>(
  progress: (line: string) => void,
  work: (instance: Instance) => Promise<T>,
  dataDir = mkdtempSync(join(tmpdir(), "guildhall-service-")),
): Promise<T> {
  await buildIfNeeded(progress);
  const before = { ...process.env };
  delete process.env.DATABASE_URL; // of whatever ran before: this service has a database of its own
  const instance = await startInstance(dataDir, TESTED_SERVICE);
  Object.assign(process.env, {
    DATABASE_URL: instance.databaseUrl,
    AUTH_SECRET: instance.secret,
    BASE_URL: instance.url,
  });
  resetEnv();
  try {
    return await work(instance);
  } finally {
    await closeDatabase(1);
    await instance.stop();
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
    resetEnv();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
