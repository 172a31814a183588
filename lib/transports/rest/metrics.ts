import { env } from "@/lib/core/env";
import { DomainError, notFound } from "@/lib/core/errors";
import { gather, render } from "@/lib/core/metrics/exposition";
import { sameBytes, sha256 } from "@/lib/core/seal";
import { measureShared } from "@/lib/domain/network/status/measure";
import { countRefusal } from "@/lib/transports/http/caller/failures";
import { endpoint } from "@/lib/transports/http/endpoint";

/** However often it is asked, the database and the other processes are asked once in so long. */
const KEPT_MS = 3_000;
const TYPE = "text/plain; version=0.0.4; charset=utf-8";
const REALM = { "www-authenticate": 'Bearer realm="metrics"' };

let kept: { until: number; text: Promise<string> } | undefined;

/**
 * `GET /metrics`, in Prometheus' text format: what all processes of this launcher count, and what waits in the database. For anyone who
 * holds `METRICS_TOKEN`; without that variable there is nothing here.
 */
export const serveMetrics = endpoint(
  "metrics",
  async ({ request, ip, now }) => {
    const { METRICS_TOKEN } = env();
    if (!METRICS_TOKEN) throw notFound("This path");
    const sent = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    if (!sent || !sameBytes(sha256(sent), sha256(METRICS_TOKEN))) {
      if (sent) countRefusal(ip, now);
      throw new DomainError("unauthorized", "Send METRICS_TOKEN as `Authorization: Bearer`.", {}, REALM);
    }
    return { status: 200, body: await text(now), headers: { "content-type": TYPE, "cache-control": "no-store" } };
  },
  { log: false },
);

function text(now: Date): Promise<string> {
  if (kept && performance.now() < kept.until) return kept.text;
  const text = Promise.all([gather(), measureShared(now)]).then(([processes, shared]) => render(processes, shared));
  kept = { until: performance.now() + KEPT_MS, text };
  return text;
}
