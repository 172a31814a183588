import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { availableParallelism } from "node:os";
import { text } from "node:stream/consumers";
import postgres from "postgres";
import { profileSql } from "@/lib/profiles/read";
import { type ProfileRow, viewProfile } from "@/lib/profiles/view";
import { attempts, type CreatorRow, viewCard } from "@/lib/search/creators";

/**
 * The least that a server can do for the same answers: node:http, the same client and pool, the very same SQL, `JSON.stringify`. No
 * router, no schema, no limit, no log. A process of its own: `PORT` and `DATABASE_URL` come from the bench.
 */
const sql = postgres(process.env.DATABASE_URL ?? "", {
  max: 2 * availableParallelism(),
  onnotice: () => {},
  connection: { TimeZone: "UTC" },
});
const PROFILES = "/api/v1/profiles/";

createServer((request, response) => {
  answer(request).then(
    (body) => send(response, 200, body),
    (error) => send(response, 500, JSON.stringify({ error: String(error) })),
  );
}).listen(Number(process.env.PORT));

async function answer(request: IncomingMessage): Promise<string> {
  const url = request.url ?? "";
  if (url.startsWith(PROFILES)) return JSON.stringify(await profile(url.slice(PROFILES.length)));
  if (url === "/api/mcp") return JSON.stringify(await findCreators(JSON.parse(await text(request))));
  return "{}";
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
}

async function profile(handle: string): Promise<object> {
  const [row] = await sql.unsafe<ProfileRow[]>(profileSql(), [handle], { prepare: true });
  return viewProfile(row as ProfileRow);
}

type Call = { id: number; params: { arguments: { query: string; maxResults: number } } };

async function findCreators({ id, params }: Call): Promise<object> {
  const { query, maxResults } = params.arguments;
  const found = new Map<string, CreatorRow>();
  for (const attempt of attempts(query, { audience: "agent" }, maxResults)) {
    const { text, params } = attempt();
    const rows = await sql.unsafe<CreatorRow[]>(text, params, { prepare: true });
    for (const row of rows) if (found.size < maxResults && !found.has(row.handle)) found.set(row.handle, row);
    if (found.size >= maxResults) break;
  }
  return { jsonrpc: "2.0", id, result: { structuredContent: { creators: [...found.values()].map(viewCard) } } };
}
