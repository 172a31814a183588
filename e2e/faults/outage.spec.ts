import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { startInstance } from "@/bin/launch/testing/instance";
import { ensureDatabase } from "@/db/embedded";

const OUTAGE_MS = 5_000;
const CLIENTS = 8;

type Tally = { ok: number; unavailable: number; other: string[] };

test("a database that goes away for 5 s under load: 503s in the envelope, then recovery without a restart", async () => {
  test.setTimeout(120_000);
  const scratch = mkdtempSync(join(tmpdir(), "guildhall-outage-"));
  const folder = join(scratch, "cluster");
  const database = await ensureDatabase({ dataDir: folder, settings: { fsync: "off" } });
  const env = {
    DATABASE_URL: database.url,
    AUTH_SECRET: "an outage test's secret, long enough",
    LOG_LEVEL: "warn",
    TRUSTED_PROXY_HOPS: "1",
  };
  const service = await startInstance(scratch, env);
  let client = 0;
  let phase: Tally = { ok: 0, unavailable: 0, other: [] };
  let running = true;

  const call = async (): Promise<void> => {
    const address = `198.19.${(client >> 8) & 255}.${client++ & 255}`;
    const response = await fetch(`${service.url}/api/v1/profiles/demo`, {
      headers: { "x-forwarded-for": address },
      signal: AbortSignal.timeout(20_000),
    });
    const body = (await response.json()) as { error?: { code: string; request_id: string } };
    if (response.ok) phase.ok++;
    else if (
      response.status === 503 &&
      body.error?.code === "service_unavailable" &&
      response.headers.get("retry-after")
    )
      phase.unavailable++;
    else phase.other.push(`${response.status} ${JSON.stringify(body).slice(0, 200)}`);
  };
  const load = Array.from({ length: CLIENTS }, async () => {
    while (running) await call().catch((error) => phase.other.push(String(error)));
  });

  const cookie = await signIn(service.url);
  const orders = async () => {
    const answer = await fetch(`${service.url}/orders`, { headers: { cookie }, redirect: "manual" });
    const [, title] = /<h1[^>]*>([^<]*)/.exec(await answer.text()) ?? [];
    return { status: answer.status, title };
  };
  const away = { status: 503, retry: "5", title: "We will be right back" };
  /** A page while there is no database: what it answers, and within what time. */
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(service.url + path, {
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(15_000),
    });
    const [, title] = /<h1[^>]*>([^<]*)/.exec(await answer.text()) ?? [];
    return { status: answer.status, retry: answer.headers.get("retry-after"), title };
  };

  try {
    expect(await orders()).toEqual({ status: 200, title: "Your orders" });
    await expect.poll(() => phase.ok).toBeGreaterThan(50);
    phase = { ok: 0, unavailable: 0, other: [] };
    await database.stop();
    await new Promise((resume) => setTimeout(resume, OUTAGE_MS));
    const meanwhile = phase;
    expect(meanwhile.other).toEqual([]);
    expect(meanwhile.unavailable).toBeGreaterThan(10);
    expect(await page("/orders", { cookie }), "who is signed in is not sent to sign in").toEqual(away);
    expect(await page("/demo")).toEqual(away);
    expect(await page("/studio", { cookie })).toEqual(away);
    expect((await page("/docs/quick-start")).status, "reads no database").toBe(200);
    const health = await fetch(`${service.url}/api/health`);
    expect(health.status).toBe(503);
    expect(((await health.json()) as { checks: { database: string } }).checks.database).not.toBe("ok");
    expect((await fetch(`${service.url}/api/health/ready`)).status, "not for the balancer").toBe(503);
    expect((await fetch(`${service.url}/api/health/live`)).status, "and no reason to restart it").toBe(200);

    const again = await ensureDatabase({ dataDir: folder, port: database.port, settings: { fsync: "off" } });
    expect(again.port).toBe(database.port);
    phase = { ok: 0, unavailable: 0, other: [] };
    await expect.poll(() => phase.ok, { timeout: 15_000 }).toBeGreaterThan(200);
    expect(phase.other).toEqual([]);
    await expect.poll(async () => (await fetch(`${service.url}/api/health`)).status, { timeout: 20_000 }).toBe(200);
    expect(existsSync(join(scratch, "pg")), "nothing embedded starts with DATABASE_URL").toBe(false);
    expect(await orders(), "nor is signed out").toEqual({ status: 200, title: "Your orders" });
    running = false;
    await Promise.all(load);
    await service.stop();
    await again.stop();
  } finally {
    running = false;
    await service.stop();
    await database.stop().catch(() => {});
    rmSync(scratch, { recursive: true, force: true });
  }
});

/** The cookies of the demo's buyer, signed in as the page does it. */
async function signIn(url: string): Promise<string> {
  const jar = new Map<string, string>();
  const call = async (path: string, form?: Record<string, string>) => {
    const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") };
    const body = form && new URLSearchParams(form);
    const answer = await fetch(url + path, { method: body ? "POST" : "GET", headers, body, redirect: "manual" });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  const { csrfToken } = (await (await call("/api/auth/csrf")).json()) as { csrfToken: string };
  const demo = { email: "buyer@example.com", password: "guildhall-demo" };
  await call("/api/auth/callback/credentials", { csrfToken, ...demo, json: "true", callbackUrl: "/" });
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}
