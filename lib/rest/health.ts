import { lastWorkerBeat, pingDatabase } from "@/lib/core/liveness";
import { paymentsHealth } from "@/lib/payments/processor";
import packageJson from "@/package.json" with { type: "json" };
import { beginCall } from "./call";
import { toResponse } from "./respond";
import type { Handler } from "./route";

const WORKER_SILENT_MS = 30_000;
const TIMEOUT_MS = 3_000;

type Check = "ok" | string;

/** `GET /api/health`: 200 when database, worker and payments are well, else 503 with the failing check's reason. */
export const checkHealth: Handler = async (request) => {
  const call = beginCall(request);
  const [database, worker, payments] = await Promise.all([
    within(pingDatabase().then(() => "ok")),
    within(checkWorker(call.now)),
    within(paymentsHealth()),
  ]);
  const checks = { database, worker, payments };
  const healthy = Object.values(checks).every((check) => check === "ok");
  const body = JSON.stringify({ status: healthy ? "ok" : "unavailable", checks, version: packageJson.version });
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (!healthy) headers["retry-after"] = "2";
  return toResponse({ status: healthy ? 200 : 503, body, headers }, call.requestId);
};

async function checkWorker(now: Date): Promise<Check> {
  const beat = await lastWorkerBeat();
  if (!beat) return "no worker has reported yet";
  return now.getTime() - beat.getTime() < WORKER_SILENT_MS ? "ok" : "no worker has reported lately";
}

/** A check that fails or hangs says so, and nothing of why: reasons are in the log. */
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
