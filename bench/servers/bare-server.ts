import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { BARE } from "./bare-answers";

/**
 * The least that a server can do for the same answers: node:http, the same client and pool, the very same SQL, `JSON.stringify`. No
 * router, no schema, no limit, no log. A process of its own: `PORT` and `DATABASE_URL` come from the bench.
 */
createServer((request, response) => {
  answer(request, response).catch((error) => send(response, 500, JSON.stringify({ error: String(error) })));
}).listen(Number(process.env.PORT));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? "";
  const found = BARE.find(({ method, prefix }) => method === request.method && url.startsWith(prefix));
  if (!found) return send(response, 404, "{}");
  const { status, body, etag } = await found.answer(request, url.slice(found.prefix.length));
  send(response, status, body, etag);
}

function send(response: ServerResponse, status: number, body: string, etag?: string): void {
  const tag = etag === undefined ? undefined : { etag };
  if (status === 304) {
    response.writeHead(status, tag).end();
    return;
  }
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    ...tag,
  });
  response.end(body);
}
