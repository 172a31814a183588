import { sql } from "drizzle-orm";
import { Agent, request } from "undici";
import { createHmac } from "node:crypto";
import { database, closeDatabase } from "@/db/client";
import { testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { systemContext } from "@/lib/core/system-context";
import { DeliveryLoop } from "@/lib/webhooks/deliver";
import { emitPost, testCreator, testEndpoint } from "@/lib/webhooks/testing";
process.env.BASE_URL="http://localhost:1"; process.env.WEBHOOK_ALLOW_CIDRS="127.0.0.0/8";
const db = await testDatabase();
resetEnv();
await database().execute(sql.raw(`drop index if exists deliveries_due; create index if not exists deliveries_queue on deliveries (endpoint_id, due_at, id) where state in ('PENDING','ATTEMPTING')`));
const E = Number(process.argv[2] ?? 100), N = Number(process.argv[3] ?? 20000);
const { profileId, ctx } = await testCreator();
const { id } = await testEndpoint(profileId, "http://127.0.0.1:4301/hook");
await database().execute(sql`insert into webhook_endpoints (id, profile_id, url, sealed_secret, secret_prefix) select ${id} || n, profile_id, url, sealed_secret, secret_prefix from webhook_endpoints, generate_series(1, ${E - 1}::int) n where id = ${id}`);
const fill = async () => { await database().execute(sql`truncate events cascade`);
 await database().execute(sql`insert into events (id, profile_id, type, payload) select 'evt_' || n, ${profileId}, 'post.created', json_build_object('id','evt_'||n,'type','post.created','created_at',now(),'data',json_build_object('id','post_'||n,'slug','slug-'||n,'title','A title of normal length '||n))::text from generate_series(1,${Math.ceil(N / E)}::int) n`);
 await database().execute(sql`insert into deliveries (id, event_id, endpoint_id, due_at) select v.id || e.id, v.id, e.id, now() - interval '1 s' from events v, webhook_endpoints e`);
 await database().execute(sql`vacuum analyze deliveries`); };
const payload = "x".repeat(200);
async function bare(n: number) { const agent = new Agent({ connections: 64 }); let i = 0; const t0 = performance.now();
 await Promise.all(Array.from({ length: 64 }, async () => { while (i < n) { const k = i++; const t = Math.floor(Date.now()/1000); const r = await request("http://127.0.0.1:4301/hook", { dispatcher: agent, method: "POST", body: payload, headers: { "content-type": "application/json", "service-event": "post.created", "service-delivery": "del_" + k, "service-signature": `t=${t},v1=${createHmac("sha256", "whsec_x").update(t + "." + payload).digest("hex")}`, "service-idempotency-key": "evt_" + k } }); await r.body.dump(); } }));
 const dt = performance.now() - t0; await agent.destroy(); return n / dt * 1000; }
for (let round = 0; round < 3; round++) {
  const b = await bare(N);
  await fill();
  const c0 = process.cpuUsage(); const t0 = performance.now();
  const loop = new DeliveryLoop({ context: (now) => systemContext("bench", now) });
  for (;;) { await new Promise((r) => setTimeout(r, 25)); const rows = await database().execute(sql`select 1 from deliveries where state <> 'SUCCEEDED' limit 1`); if (rows.length === 0) break; }
  const dt = performance.now() - t0; const c = process.cpuUsage(c0);
  console.log("bare", b.toFixed(0), "loop", (N / dt * 1000).toFixed(0), "ratio", (N / dt * 1000 / b).toFixed(2), "cpu us/delivery", ((c.user + c.system) / N).toFixed(0));
  await loop.stop();
}
await closeDatabase(1); await db.drop(); process.exit(0);
