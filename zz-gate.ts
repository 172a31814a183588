import { createServer, connect } from "node:net";
import { database, statement, closeDatabase } from "@/db/client";
import { testDatabase } from "@/db/testing";
import { sql } from "drizzle-orm";
process.env.BASE_URL="http://localhost:1";
const db = await testDatabase();
const target = new URL(db.url);
let sockets = new Set<any>(); let server: any; let port = 0; let conns = 0;
const t00=performance.now(); let trace: string[] = []; const log=(...a:any[])=>trace.push(Math.round(performance.now()-t00)+" "+a.join(" "));
async function open() {
  server = createServer((c) => { const n = ++conns; log("conn", n);
    const s = connect(Number(target.port), target.hostname);
    s.on("connect", () => log("upstream", n));
    c.once("data", (d) => log("client data", n, d.length));
    s.once("data", (d:any) => log("server data", n, d.length));
    c.on("close",()=>log("client close",n)); s.on("close",()=>log("server close",n));
    for (const [a,b] of [[c,s],[s,c]] as any) { sockets.add(a); a.on("error",(e:any)=>log("err",n,e.code)).on("close",()=>b.destroy()); a.pipe(b);} });
  await new Promise<void>(r => server.listen(port, "127.0.0.1", () => r()));
  port = server.address().port; log("OPEN");
}
async function shut(){ log("SHUT"); for (const s of sockets) { const r=Math.random(); r<.3 ? s.destroy() : r<.6 ? s.resetAndDestroy() : (s.end(), setTimeout(()=>s.destroy(),5*Math.random())); } sockets.clear(); await new Promise(r=>server.close(r)); log("SHUT done"); }
await open();
process.env.DATABASE_URL = Object.assign(new URL(db.url), {host:`127.0.0.1:${port}`}).href;
const q = async (i: string) => { const t=performance.now(); let r; try { await (Math.random()<.4 ? database().transaction(async (tx)=>{ await tx.execute(sql`select 1`); await tx.execute(sql`select pg_sleep(0.003)`); }) : Math.random()<.5 ? statement("select pg_sleep($1::float8/1000)", [5]) : database().execute(sql`select 1`)); r="ok"; } catch(e:any){ r=e.cause?.code ?? e.code ?? e.message; } const d=performance.now()-t; log(i,r,Math.round(d)); if (d>3000) { console.log(trace.slice(-60).join("\n")); process.exit(1);} };
for (let round=0; round<120; round++) {
  trace = [];
  let run = true; const loops = Array.from({length: 4}, async (_, k) => { while (run) { await q("w"+k); await new Promise(r=>setTimeout(r, 20*Math.random())); } });
  await new Promise(r=>setTimeout(r, 50+100*Math.random()));
  await shut();
  await new Promise(r=>setTimeout(r, 5*Math.random()));
  await open();
  await new Promise(r=>setTimeout(r, 300));
  run = false; await Promise.all(loops);
}
console.log("no hang");
await closeDatabase(1);
process.env.DATABASE_URL=db.url; await db.drop(); process.exit(0);
