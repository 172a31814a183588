import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { waitHealthy } from "@/bin/launch/processes/probe";
import { freePort } from "@/bin/launch/testing/instance";
import { isAlive, parentOf, processIds } from "@/db/embedded/process-table";

test.describe.configure({ timeout: 180_000 });

let dataDir: string;
let port: number;
let started: Started[];
test.beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "guildhall-launcher-"));
  port = await freePort();
  started = [];
});
test.afterEach(async () => {
  for (const pid of started.flatMap(({ tree }) => tree().filter(isAlive))) process.kill(pid, "SIGKILL");
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

type Started = { npm: ChildProcess; output: () => string; tree: () => number[] };

/** `npm run …` over this test's data folder, as a person types it. */
function run(script: string, env: Record<string, string> = {}): Started {
  const own = { PORT: String(port), GUILDHALL_DATA: dataDir, SEED: "none", LOG_LEVEL: "warn" };
  const outside = { DATABASE_URL: "", AUTH_SECRET: "", BASE_URL: "" };
  const npm = spawn("npm", ["run", script], { env: { ...process.env, ...outside, ...own, ...env } });
  let text = "";
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk) => (text += chunk));
  const seen = new Set<number>([npm.pid as number]);
  const tree = () => {
    for (const pid of descendantsOf(npm.pid as number)) seen.add(pid);
    return [...seen];
  };
  started.push({ npm, output: () => text, tree });
  return { npm, output: () => text, tree };
}

function descendantsOf(pid: number): number[] {
  const children = processIds().filter((id) => parentOf(id) === pid);
  return [...children, ...children.flatMap(descendantsOf)];
}

/** Signals npm alone, as a supervisor does, and expects that nothing of what it started is left 10 s later. */
async function endsWith({ npm, tree, output }: Started, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  const pids = tree();
  expect(pids.length, output()).toBeGreaterThan(1);
  npm.kill(signal);
  await expect.poll(() => pids.filter(isAlive), { timeout: 10_000, message: output() }).toEqual([]);
}

/** Where these processes listen, by the kernel's own tables. */
function doorsOf(pids: number[]): string[] {
  const links = pids.flatMap((pid) => {
    const folder = `/proc/${pid}/fd`;
    if (!existsSync(folder)) return []; // it has ended since
    return readdirSync(folder).map((name) => linkOf(join(folder, name)));
  });
  const sockets = new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []));
  const rows = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((file) =>
    readFileSync(file, "utf8").trim().split("\n").slice(1),
  );
  const listening = rows
    .map((row) => row.trim().split(/\s+/))
    .filter((row) => row[3] === "0A" && sockets.has(row[9] ?? ""));
  return [...new Set(listening.map((row) => (row[1] ?? "").split(":")[0] ?? ""))].sort();
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return ""; // closed meanwhile
  }
}

/** As those tables write 127.0.0.1 and ::1. */
const LOOPBACK = ["00000000000000000000000001000000", "0100007F"];

const ready = () => waitHealthy(port, 120_000, { path: "/api/health/ready" });

/** A call whose body is half sent; `finish` sends the rest and answers the status. */
async function halfSent(): Promise<{ finish(): Promise<number | undefined> }> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
  const headers = { "content-type": "application/json", "content-length": body.length };
  const call = request({ host: "localhost", port, path: "/api/mcp", method: "POST", headers });
  const answered = once(call, "response");
  answered.catch(() => {});
  await new Promise<void>((sent) => call.write(body.slice(0, 5), () => sent()));
  return {
    async finish() {
      call.end(body.slice(5));
      const [response] = await answered;
      response.resume();
      return response.statusCode;
    },
  };
}

/** The process of a service that makes pages. */
function makerOfPages({ tree }: Started): number | undefined {
  return tree().find((pid) => isAlive(pid) && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("dist/pages.mjs"));
}

test("the API and what says so answer while the process that makes pages is dead; another takes its place", async () => {
  const service = run("start", { WORKER: "off" });
  await expect.poll(service.output, { timeout: 60_000 }).toContain("Guildhall is at");
  const get = (path: string) => fetch(`http://localhost:${port}${path}`);
  await expect.poll(async () => (await get("/sign-in")).status).toBe(200);
  const first = makerOfPages(service) ?? 0;
  process.kill(first, "SIGSTOP"); // or it might be back before it is asked for
  const held = get("/sign-in");
  const kept = get("/terms");
  await expect.poll(async () => (await get("/api/v1/categories")).status).toBe(200);
  process.kill(first, "SIGKILL");
  for (const asked of [held, kept]) {
    const answer = await asked;
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.text(), "a page, made before it was needed").toContain("</html>");
  }
  await expect.poll(async () => (await get("/sign-in")).status, { timeout: 20_000 }).toBe(200);
  expect(makerOfPages(service)).not.toBe(first);
  expect(service.output()).toContain("The pages process ended (SIGKILL); starting it again.");
  await endsWith(service, "SIGTERM");
});

test("npm start that is told to end, or killed, while it starts leaves nothing", async () => {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    const service = run("start", { WORKER: "off" });
    await expect.poll(service.output, { timeout: 60_000 }).toContain("Starting the server");
    await expect.poll(() => makerOfPages(service), { timeout: 10_000 }).toBeDefined();
    await endsWith(service, signal);
  }
});

test("npm start without a worker is ready; it owns its data folder; it drains and ends when npm is told to", async () => {
  const service = run("start", { WORKER: "off" });
  await expect.poll(service.output, { timeout: 60_000 }).toContain("Guildhall is at");
  const health = await fetch(`http://localhost:${port}/api/health`);
  expect([health.status, (await health.json()).checks.worker]).toEqual([503, "no worker has reported yet"]);

  const second = run("start", { PORT: String(await freePort()) });
  expect((await once(second.npm, "exit"))[0]).toBe(1);
  expect(second.output()).toMatch(
    new RegExp(`in use by the service on port ${port} \\(process \\d+\\)\\. .* GUILDHALL_DATA`),
  );
  await ready();

  const worker = run("worker");
  await waitHealthy(port, 60_000);
  if (existsSync("/proc/net/tcp6"))
    expect(doorsOf([...service.tree(), ...worker.tree()]), "web, worker and PostgreSQL, on loopback").toEqual(LOOPBACK);
  await endsWith(worker, "SIGTERM");
  await ready();

  const { finish } = await halfSent();
  const status = expect.poll(service.output).toContain("Stopping").then(finish);
  await endsWith(service, "SIGTERM");
  expect(await status).toBe(200);
});

test("npm run dev has a socket for hot reload, without which its pages stay dead; it ends when npm is told to", async () => {
  const service = run("dev");
  await ready();
  await fetch(`http://localhost:${port}/status`); // Next begins to listen with its first page
  const headers = { "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==", "sec-websocket-version": "13" };
  const offer = request(`http://localhost:${port}/_next/hmr?id=hot`, {
    headers: { ...headers, connection: "Upgrade", upgrade: "websocket", origin: `http://localhost:${port}` },
  });
  offer.end();
  const [answer, socket] = await once(offer, "upgrade");
  expect(answer.statusCode).toBe(101);
  socket.destroy();
  await endsWith(service, "SIGTERM");
});

test("npm run worker and npm start end when npm is killed with -9; npm start warns when HOST lets other machines in", async () => {
  const service = run("start", { WORKER: "off", HOST: "0.0.0.0" });
  await expect.poll(service.output, { timeout: 60_000 }).toContain("Warning: HOST=0.0.0.0 lets other machines in");
  const worker = run("worker");
  await waitHealthy(port, 60_000);
  await endsWith(worker, "SIGKILL");
  await endsWith(service, "SIGKILL");
});
