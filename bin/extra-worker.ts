import { resolve } from "node:path";
import { findRunning } from "@/db/embedded";
import { parseEnv, resetEnv } from "@/lib/core/env";
import { serve } from "./launch/child";
import { Children } from "./launch/children";
import { loadSecret } from "./launch/secret";
import { WORKER } from "./launch/worker-process";

/**
 * `npm run worker`: one more worker over `DATABASE_URL`, or next to a running instance of the same data folder. A process of its own
 * under this one, which starts it again when it dies and kills it when it hangs.
 */
const settings = parseEnv(process.env);
const url = settings.DATABASE_URL ?? (await findRunning(resolve(settings.GUILDHALL_DATA, "pg")));
if (!url) {
  console.error("No database: set DATABASE_URL, or start the service here first (npm start).");
  process.exit(1);
}
process.env.DATABASE_URL = url;
process.env.AUTH_SECRET ??= loadSecret(settings.GUILDHALL_DATA);
resetEnv();
await serve(async () => {
  const children = new Children((message) => {
    console.error(message);
    process.exit(1);
  });
  await children.start({ ...WORKER, script: "bin/worker.ts", execArgv: process.execArgv });
  return children;
});
