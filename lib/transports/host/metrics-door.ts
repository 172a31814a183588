import { listenHosts } from "@/lib/core/env";
import { resource } from "@/lib/transports/http/resource";
import { serveMetrics } from "@/lib/transports/rest/metrics";
import { createHost, type Host } from "./listen";

/** Answers `/metrics`, and nothing else, on a port of its own: where no web process runs next to a worker. */
export async function openMetricsDoor(port: number): Promise<Host> {
  const host = createHost({
    manifest: [["/metrics", resource({ GET: serveMetrics })]],
    fallback: (_, response) => void response.writeHead(404).end(),
    trustedProxyHops: 0,
  });
  await host.listen(port, listenHosts());
  return host;
}
