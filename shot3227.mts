import { chromium } from "playwright";
const base = "http://localhost:3227";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--disable-quic"] });
const T = { timeout: 240000 };
const open = async (o: any) => { const c = await browser.newContext(o); c.setDefaultTimeout(240000); c.setDefaultNavigationTimeout(240000); return c; };
const ctx = await open({ viewport: { width: 1280, height: 900 }, colorScheme: "light" });
const p = await ctx.newPage(); await p.goto(base + "/sign-in"); await p.waitForLoadState("networkidle"); await p.fill("input[name=email]", "creator@example.com"); await p.fill("input[name=password]", "guildhall-demo"); await p.click("button[type=submit]"); await p.waitForURL((u: URL) => !u.pathname.startsWith("/sign-in"), T);
const state = await ctx.storageState();
p.on("pageerror", (e: Error) => console.log("pageerror", e.message));
await p.goto(base + "/developers/agents"); await p.screenshot({ path: "/tmp/shots3227/1-empty.png", fullPage: true });
await p.goto(base + "/developers/agents/new"); await p.waitForLoadState("networkidle"); await p.screenshot({ path: "/tmp/shots3227/2-new.png", fullPage: true });
await p.fill("input[name=name]", "Scout"); await p.fill("textarea[name=instructions]", "Only creators with a trust score of at least 40.");
for (const box of await p.locator("input[name='tools[]']").all()) await box.check();
await p.click("text=Create agent"); await p.waitForURL(/agents\/agent_/, T); await p.waitForLoadState("networkidle");
const agent = p.url(); console.log("agent", agent);
await p.fill("textarea[name=input]", "Hire the best logo designer under $900");
await p.click("text=Show the plan"); await p.waitForSelector("text=The plan", T);
await p.screenshot({ path: "/tmp/shots3227/3-plan.png", fullPage: true });
await p.click("text=Start run"); await p.waitForURL(/runs\/run_/, T);
await p.screenshot({ path: "/tmp/shots3227/4-run-live.png", fullPage: true });
await p.waitForSelector("text=/^(Succeeded|Failed)$/", T);
const run = p.url(); console.log("run", run);
await p.goto(agent); await p.waitForLoadState("networkidle"); await p.fill("textarea[name=input]", "make me a sandwich"); await p.click("text=Start run"); await p.waitForURL(/runs\/run_/, T);
await p.waitForSelector("text=/^(Succeeded|Failed)$/", T); const failed = p.url();
for (const [w, scheme] of [[1280, "light"], [390, "light"], [1280, "dark"], [390, "dark"]] as const) {
  const c = await open({ viewport: { width: w, height: 900 }, colorScheme: scheme, storageState: state });
  const q = await c.newPage();
  for (const [name, url] of [["agents", base + "/developers/agents"], ["agent", agent], ["run", run], ["failed", failed], ["edit", agent + "/edit"], ["audit", base + "/developers/audit"]] as const) {
    await q.goto(url); await q.waitForTimeout(400);
    const wide = await q.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log("SCROLLS", name, w, wide);
    await q.screenshot({ path: `/tmp/shots3227/p-${name}-${w}-${scheme}.png`, fullPage: true });
  }
  await c.close();
}
const r = await ctx.request.get(base + "/developers/audit/export?format=csv"); console.log(r.status(), r.headers()["content-type"], (await r.text()).slice(0, 300));
const r2 = await ctx.request.get(base + "/developers/audit/export?format=json&action=agent_run.started"); console.log(r2.status(), (await r2.json()).length);
await browser.close();
