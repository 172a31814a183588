import { checkDatabase, isHealthy, runChecks } from "@/lib/domain/network/status/checks";
import type { Outgoing } from "@/lib/transports/http/answering/respond";
import { endpoint } from "@/lib/transports/http/endpoint";
import packageJson from "@/package.json" with { type: "json" };

/**
 * `GET /api/health`: 200 when database, worker and payments are well, else 503 with the failing check's reason. For people and alarms:
 * a worker that is missing is no reason to take a web process out.
 */
export const checkHealth = endpoint(
  "health",
  async ({ now }) => {
    const checks = await runChecks(now);
    return answer(isHealthy(checks), { checks, version: packageJson.version });
  },
  { log: false },
);

/** `GET /api/health/ready`: 200 when this process can answer, that is, reach the database; else 503. For load balancers. */
export const checkReady = endpoint(
  "ready",
  async () => {
    const database = await checkDatabase();
    return answer(database === "ok", { checks: { database } });
  },
  { log: false },
);

/** `GET /api/health/live`: 200 while this process answers at all. For whatever restarts it: a database that is away is no reason to. */
export const checkLive = endpoint("live", async () => answer(true, {}), { log: false });

function answer(well: boolean, more: object): Outgoing {
  const headers = { "cache-control": "no-store", ...(well ? {} : { "retry-after": "2" }) };
  return { status: well ? 200 : 503, body: JSON.stringify({ status: well ? "ok" : "unavailable", ...more }), headers };
}
