import { checkDatabase, isHealthy, runChecks } from "@/lib/domain/network/status/checks";
import { beginCall } from "@/lib/transports/http/call";
import { toResponse } from "@/lib/transports/http/respond";
import packageJson from "@/package.json" with { type: "json" };
import type { Handler } from "./route";

/**
 * `GET /api/health`: 200 when database, worker and payments are well, else 503 with the failing check's reason. For people and alarms:
 * a worker that is missing is no reason to take a web process out.
 */
export const checkHealth: Handler = async (request) => {
  const call = beginCall(request);
  const checks = await runChecks(call.now);
  const healthy = isHealthy(checks);
  const body = JSON.stringify({ status: healthy ? "ok" : "unavailable", checks, version: packageJson.version });
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (!healthy) headers["retry-after"] = "2";
  return toResponse({ status: healthy ? 200 : 503, body, headers }, call.requestId);
};

/** `GET /api/health/ready`: 200 when this process can answer, that is, reach the database; else 503. For load balancers. */
export const checkReady: Handler = async (request) => {
  const { requestId } = beginCall(request);
  const database = await checkDatabase();
  const ready = database === "ok";
  const body = JSON.stringify({ status: ready ? "ok" : "unavailable", checks: { database } });
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (!ready) headers["retry-after"] = "2";
  return toResponse({ status: ready ? 200 : 503, body, headers }, requestId);
};

/** `GET /api/health/live`: 200 while this process answers at all. For whatever restarts it: a database that is away is no reason to. */
export const checkLive: Handler = async (request) => {
  const { requestId } = beginCall(request);
  return toResponse({ status: 200, body: '{"status":"ok"}', headers: { "cache-control": "no-store" } }, requestId);
};
