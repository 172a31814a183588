import { statement } from "@/db/client";
import { testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { mcpMount } from "@/lib/mcp/http";
import { mintCreator, mintFlat } from "@/lib/mcp/testing";
import { matchSql } from "@/lib/search/statements";

process.env.BASE_URL = "http://localhost:3000";
process.env.NODE_ENV = "production";
resetEnv();
const db = await testDatabase();
for (let i = 0; i < 40; i++) {
  const p = await mintCreator({
    handle: `creator-${i}`,
    displayName: `Creator ${i}`,
    tagline: "Logos and brand identity for small companies, since 2010",
    bio: "x".repeat(500),
    categories: ["design-creative"],
    skills: ["logo design", "branding"],
  });
  await mintFlat(p);
}
const ips = Array.from({ length: 4000 }, (_, i) => `10.0.${i >> 8}.${i & 255}`);
let n = 0;
const body = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "find_creators", arguments: { query: "logo design" } },
});
const mbody = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: {
    name: "find_creators",
    arguments: { query: "logo design" },
    _meta: {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "a", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    },
  },
});
const mk = () =>
  new Request("http://localhost:3000/api/mcp", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": String(body.length),
      host: "localhost:3000",
      "x-forwarded-for": ips[n++ % ips.length]!,
    },
    body,
  });
const mm = () =>
  new Request("http://localhost:3000/api/mcp", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": String(mbody.length),
      host: "localhost:3000",
      "x-forwarded-for": ips[n++ % ips.length]!,
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "tools/call",
      "mcp-name": "find_creators",
    },
    body: mbody,
  });
async function time(_name: string, f: () => Promise<unknown>, rounds = 6000, conc = 8) {
  const loop = async (k: number) => {
    for (let i = 0; i < k; i++) await f();
  };
  await Promise.all(Array.from({ length: conc }, () => loop(400)));
  const c = process.cpuUsage(),
    _t = performance.now();
  await Promise.all(Array.from({ length: conc }, () => loop(rounds / conc)));
  const d = process.cpuUsage(c);
  const cpu = (d.user + d.system) / rounds;
  return cpu;
}
const _res = await mcpMount.POST(mk());
const _res2 = await mcpMount.POST(mm());
if (process.env.PROF) {
  await time(
    "handler legacy",
    async () => {
      const r = await mcpMount.POST(mk());
      await r.text();
    },
    24000,
  );
} else
  for (let r = 0; r < 3; r++) {
    const _sqlOnly = await time("sql", () => statement(matchSql("all")("agent"), ["logo design", null, 0, null, 10]));
    await time("sql+stringify+Response", async () => {
      const rows = await statement(matchSql("all")("agent"), ["logo design", null, 0, null, 10]);
      const rq = mk();
      await rq.text();
      await new Response(JSON.stringify({ rows })).text();
    });
    await time("request+text+response", async () => {
      const rq = mk();
      await rq.text();
      await new Response(body).text();
    });
    const _full = await time("handler legacy", async () => {
      const r = await mcpMount.POST(mk());
      await r.text();
    });
    const _fm = await time("handler modern", async () => {
      const r = await mcpMount.POST(mm());
      await r.text();
    });
  }
if (!process.env.PROF) {
  await db.drop();
  process.exit(0);
}
await db.drop();
process.exit(0);
