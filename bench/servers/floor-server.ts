import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { PUBLIC_REQUESTS_PER_MINUTE } from "@/lib/contracts/tiers";
import { flushLog, logRequest } from "@/lib/core/log";
import { newId } from "@/lib/core/values/ids";
import { count } from "@/lib/domain/platform/access/counters";
import { viewTaxonomy } from "@/lib/domain/platform/taxonomy/view";
import { entityTag } from "@/lib/transports/http/answering/respond";

/**
 * The bare server's answer with what every answer of the service owes: a request id, the count against the address's limit, the line in
 * the log, the headers. No router, no `Request`, no credentials, no contract: what a 304 costs at the least.
 */
const body = JSON.stringify(viewTaxonomy());
const tag = entityTag(body);
setInterval(flushLog, 500);
createServer((request, response) => void answer(request, response)).listen(Number(process.env.PORT));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const begun = performance.now();
  const ip = String(request.headers["x-forwarded-for"]);
  const limit = { key: `ip:${ip}`, limit: PUBLIC_REQUESTS_PER_MINUTE, windowSeconds: 60 };
  const [standing] = await count([limit], new Date());
  const id = newId("req");
  const status = request.headers["if-none-match"] === tag ? 304 : 200;
  const headers = {
    etag: tag,
    "cache-control": "public, max-age=60",
    "ratelimit-policy": `"burst";q=${limit.limit};w=60`,
    ratelimit: `"burst";r=${standing?.remaining};t=${standing?.resetSeconds}`,
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id",
    "x-request-id": id,
    "x-content-type-options": "nosniff",
  };
  const ms = Math.round((performance.now() - begun) * 10) / 10;
  const path = request.url ?? "";
  logRequest({ request_id: id, method: "GET", path, operation: "listCategories", status, ms, ip });
  if (status === 304) response.writeHead(304, headers).end();
  else response.writeHead(200, { ...headers, "content-length": Buffer.byteLength(body) }).end(body);
}
