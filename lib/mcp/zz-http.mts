import { createServer } from "node:http";
import { spawn } from "node:child_process";
import { testDatabase } from "@/db/testing";
import { statement } from "@/db/client";
import { mintCreator, mintFlat } from "@/lib/mcp/testing";
import { mcpMount } from "@/lib/mcp/http";
import { resetEnv } from "@/lib/core/env";
import { matchSql } from "@/lib/search/statements";
import { getRequestListener } from "@hono/node-server";
process.env.BASE_URL="http://localhost:3000"; process.env.NODE_ENV="production"; resetEnv();
const db = await testDatabase();
for (let i=0;i<40;i++) { const p = await mintCreator({handle:"creator-"+i, displayName:"Creator "+i, tagline:"Logos and brand identity for small companies, since 2010", bio:"x".repeat(500), categories:["design-creative"], skills:["logo design","branding"]}); await mintFlat(p); }
let n=0; const ips = Array.from({length:4000},(_, i)=>`10.0.${i>>8}.${i&255}`);
const bare = createServer((rq, rs) => { let b=""; rq.on("data",c=>b+=c); rq.on("end", async () => { const m=JSON.parse(b); const rows = await statement(matchSql("all")("agent"), [m.params.arguments.query, null, 0, null, 10]); const out = JSON.stringify({jsonrpc:"2.0",id:m.id,result:{rows}}); rs.writeHead(200,{"content-type":"application/json","content-length":Buffer.byteLength(out)}); rs.end(out); }); });
const listener = getRequestListener((r:any)=>mcpMount.POST(r),{overrideGlobalObjects:false});
const full = createServer((rq, rs) => { const ip=ips[n++%ips.length]!; rq.headers["x-forwarded-for"]=ip; rq.rawHeaders.push("x-forwarded-for",ip); void listener(rq, rs); });
await new Promise<void>(r=>bare.listen(41811,"127.0.0.1",()=>r())); await new Promise<void>(r=>full.listen(41812,"127.0.0.1",()=>r()));
const load = (port:number, s=4) => new Promise<number>((res)=>{ const cp=spawn(process.execPath,["-e",`
const a=require("autocannon");a({url:"http://127.0.0.1:${port}/api/mcp",method:"POST",connections:32,duration:${s},headers:{"content-type":"application/json"},body:JSON.stringify({jsonrpc:"2.0",id:1,method:"tools/call",params:{name:"find_creators",arguments:{query:"logo design"}}})},(e,r)=>{console.log(JSON.stringify([r.requests.average,r.non2xx,r.errors]))})`],{stdio:["ignore","pipe","ignore"]}); let o=""; cp.stdout.on("data",d=>o+=d); cp.on("close",()=>{ const [q,x,e]=JSON.parse(o); if(x||e) console.error("non2xx",x,e); res(q); }); });
if (process.env.PROF) { await load(41812,10); console.error("ops", n); await db.drop(); process.exit(0); }
await load(41811,2); await load(41812,2);
for (let i=0;i<3;i++){ const c0=process.cpuUsage(); const b=await load(41811); const c1=process.cpuUsage(c0); const d0=process.cpuUsage(); const f=await load(41812); const d1=process.cpuUsage(d0); console.error("bare",b.toFixed(0),"full",f.toFixed(0),"ratio",(f/b).toFixed(2),"cpu/op bare",((c1.user+c1.system)/(b*4)).toFixed(0),"full",((d1.user+d1.system)/(f*4)).toFixed(0)); }
await db.drop(); process.exit(0);
