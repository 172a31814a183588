import { afterAll } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { resetIds } from "@/lib/core/values/ids";

/** Set up for each file of tests: the files of a process share its environment and its modules, and leave them as they found them. */
const before = { ...process.env };
/** Where a process keeps the connection that listens to changes, a minute longer than anybody watches: it is of this file's database. */
type Kept = { __guildhallThreads?: { closing?: NodeJS.Timeout; listener?: { stop(): Promise<void> } } };

afterAll(async () => {
  const kept = globalThis as Kept;
  clearTimeout(kept.__guildhallThreads?.closing);
  await kept.__guildhallThreads?.listener?.stop();
  delete kept.__guildhallThreads;
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
  resetEnv();
  resetIds();
});
