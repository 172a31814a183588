import { createServer } from "node:http";

/**
 * A process of its own: takes webhooks on loopback, answers 204, and notes when the head of each event's first request was there. `GET`
 * answers those moments by event, in epoch milliseconds, and forgets them. Tells its port to the bench.
 */
const arrivals = new Map<string, number>();

const server = createServer((request, response) => {
  if (request.method === "GET") {
    response.end(JSON.stringify(Object.fromEntries(arrivals)));
    arrivals.clear();
    return;
  }
  const event = String(request.headers["service-idempotency-key"]);
  if (!arrivals.has(event)) arrivals.set(event, performance.timeOrigin + performance.now());
  request.resume().on("end", () => response.writeHead(204).end());
});
process.on("disconnect", () => process.exit());
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(address && typeof address === "object" ? address.port : 0);
});
