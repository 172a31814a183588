import http from "node:http";
const url = new URL(process.argv[2]!);
const N = Number(process.argv[3] ?? 300), CONC = Number(process.argv[4] ?? 12);
const html = await (await fetch(url)).text();
const form = /<form[^>]*>(?:(?!<\/form>)[\s\S])*name="product_id"[\s\S]*?<\/form>/.exec(html)![0];
const fields: [string, string][] = [];
for (const m of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
  const name = /name="([^"]*)"/.exec(m[0])?.[1], value = /value="([^"]*)"/.exec(m[0])?.[1] ?? "";
  if (name) fields.push([name.replaceAll("&quot;", '"'), value.replaceAll("&quot;", '"').replaceAll("&amp;", "&")]);
}
const tier = /name="tier_id"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="tier_id"/.exec(form);
fields.push(["tier_id", (tier?.[1] ?? tier?.[2])!]);
console.log(fields.map(([n]) => n).join(", "));
const boundary = "----zzb";
const body = Buffer.from(fields.map(([n, v]) => `--${boundary}\r\nContent-Disposition: form-data; name="${n}"\r\n\r\n${v}\r\n`).join("") + `--${boundary}--\r\n`);
const agent = new http.Agent({ keepAlive: true, maxSockets: CONC });
let seq = 0; const codes: Record<string, number> = {}; let worst = 0;
async function one(i: number) {
  const began = Date.now();
  const split = i % 4;
  await new Promise<void>((done) => {
    const req = http.request(url, { method: "POST", agent, headers: { "content-type": `multipart/form-data; boundary=${boundary}`, "content-length": body.length, origin: url.origin, host: url.host, accept: "text/html", "x-forwarded-for": `10.${i % 250}.${(i / 250) | 0}.7` } }, (res) => {
      let t = ""; res.on("data", (c) => { t += c; }); res.on("end", () => { if (i === 0) console.log(/role="alert"[\s\S]{0,1500}/.exec(t)?.[0] ?? t.length); });
      res.on("end", () => { const k = `${res.statusCode} ${String(res.headers.location ?? "").replace(/cs_\w+/, "cs")}`; codes[k] = (codes[k] ?? 0) + 1; const t = Date.now() - began; worst = Math.max(worst, t); clearTimeout(timer); done(); });
    });
    const timer = setTimeout(() => { console.log("HANG", i, "split", split); codes.HANG = (codes.HANG ?? 0) + 1; req.destroy(); done(); }, 20000);
    req.on("error", (e) => { clearTimeout(timer); codes[e.message] = (codes[e.message] ?? 0) + 1; done(); });
    if (split === 0) req.end(body);
    else if (split === 1) { req.write(body.subarray(0, 100)); setTimeout(() => req.end(body.subarray(100)), 5 * (i % 20)); }
    else if (split === 2) { req.flushHeaders(); setTimeout(() => req.end(body), i % 30); }
    else { req.flushHeaders(); setImmediate(() => { req.write(body.subarray(0, body.length - 10)); setTimeout(() => req.end(body.subarray(body.length - 10)), 50); }); }
  });
}
await Promise.all(Array.from({ length: CONC }, async () => { for (;;) { const i = seq++; if (i >= N) return; await one(i); } }));
console.log(codes, "worst", worst);
process.exit();
