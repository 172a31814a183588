import { lastWorkerBeat, pingDatabase } from "@/lib/core/process/liveness";
import { paymentsHealth } from "@/lib/domain/trade/payments/processor";

const WORKER_SILENT_MS = 30_000;
const TIMEOUT_MS = 3_000;

/** `"ok"`, or in a few words what is wrong, without why: that is in the log. */
export type Check = string;

export type Checks = { database: Check; worker: Check; payments: Check };

/** Whether database, worker and payments are well. Never throws, and takes three seconds at most. */
export async function runChecks(now: Date): Promise<Checks> {
  const [database, worker, payments] = await Promise.all([
    checkDatabase(),
    within(checkWorker(now)),
    within(paymentsHealth()),
  ]);
  return { database, worker, payments };
}

/** Whether the database answers, within three seconds. Never throws. */
export function checkDatabase(): Promise<Check> {
  return within(pingDatabase().then(() => "ok"));
}

/** Whether every check is `ok`. */
export function isHealthy(checks: Checks): boolean {
  return Object.values(checks).every((check) => check === "ok");
}

async function checkWorker(now: Date): Promise<Check> {
  const beat = await lastWorkerBeat();
  if (!beat) return "no worker has reported yet";
  return now.getTime() - beat.getTime() < WORKER_SILENT_MS ? "ok" : "no worker has reported lately";
}

async function within(check: Promise<Check>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Check>((answer) => {
    timer = setTimeout(() => answer("did not answer in time"), TIMEOUT_MS);
  });
  try {
    return await Promise.race([check.catch(() => "failed"), late]);
  } finally {
    clearTimeout(timer);
  }
}
