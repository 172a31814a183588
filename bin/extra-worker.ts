import "./launch/before-all";

import { resolve } from "node:path";
import { closeDatabase } from "@/db/client";
import { findRunning } from "@/db/embedded";
import { parseEnv } from "@/lib/core/env";
import { systemContext } from "@/lib/core/system-context";
import { opensTheLatest } from "@/lib/domain/developers/sealing/opens-the-latest";
import { adoptDatabase } from "./launch/database";
import { serve } from "./launch/processes/child";
import { Children } from "./launch/processes/children";
import { WORKER } from "./launch/processes/worker-process";
import { ANOTHER_SECRET, sharedSecret } from "./launch/secret";

/**
 * `npm run worker`: one more worker over `DATABASE_URL`, or next to a running instance of the same data folder, with that service's
 * secret. A process of its own under this one, which starts it again when it dies and kills it when it hangs.
 */
try {
  await configure();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await serve(async () => {
  const children = new Children((message) => {
    console.error(message);
    process.exit(1);
  });
  await children.start({ ...WORKER, script: "bin/worker.ts", execArgv: process.execArgv });
  void warnOfAnotherSecret();
  return children;
});

/** Sets the environment that the worker inherits. Throws what is missing. */
async function configure(): Promise<void> {
  const settings = parseEnv(process.env);
  const url = settings.DATABASE_URL ?? (await findRunning(resolve(settings.GUILDHALL_DATA, "pg")));
  if (!url) throw new Error("No database: set DATABASE_URL, or start the service here first (npm start).");
  process.env.AUTH_SECRET = sharedSecret(settings);
  adoptDatabase(url, settings.DATABASE_URL === undefined);
}

/** Says it and goes on: after a loss of the secret that is how things are until something is sealed under the new one. */
async function warnOfAnotherSecret(): Promise<void> {
  try {
    if (!(await opensTheLatest(systemContext("worker", new Date())))) console.error(ANOTHER_SECRET);
  } catch {
    // the database is away, or has no tables yet: the worker waits for it
  } finally {
    await closeDatabase().catch(() => {});
  }
}
