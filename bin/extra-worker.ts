import { resolve } from "node:path";
import { findRunning } from "@/db/embedded";
import { parseEnv, resetEnv } from "@/lib/core/env";
import { startWorker } from "@/lib/worker/main";
import { serve } from "./launch/child";
import { loadSecret } from "./launch/secret";

/** `npm run worker`: one more worker over `DATABASE_URL`, or beside a running instance of the same data folder. */
const settings = parseEnv(process.env);
const url = settings.DATABASE_URL ?? (await findRunning(resolve(settings.GUILDHALL_DATA, "pg")));
if (!url) {
  console.error("No database: set DATABASE_URL, or start the service here first (npm start).");
  process.exit(1);
}
process.env.DATABASE_URL = url;
process.env.AUTH_SECRET ??= loadSecret(settings.GUILDHALL_DATA);
resetEnv();
await serve(() => startWorker());
