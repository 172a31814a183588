import { type ChildProcess, spawn } from "node:child_process";
import { openSync } from "node:fs";
import { join } from "node:path";
import { bundlePrograms } from "@/bin/launch/building/bundle";
import { freePort, startInstance, stopProcess } from "@/bin/launch/testing/instance";
import { NO_ENV_FILES } from "@/lib/transports/host/pages/serving/no-env-files";

/** A server under load: where it answers, and the process whose tree is charged with the CPU time. */
export type Target = { name: string; origin: string; pid: number; stop(): Promise<void> };

const BUILD_AND_START_MS = 600_000;
const SECRET = "the secret of the bench: 32 characters";

const PROGRAMS = {
  "host-only": "bench/servers/host-only.ts",
  "bare-server": "bench/servers/bare-server.ts",
  "floor-server": "bench/servers/floor-server.ts",
  "ready-server": "bench/servers/ready-server.ts",
  "fastify-server": "bench/servers/fastify-server.ts",
};

/** The service as `npm start` runs it, one web process, on the bench's database; addresses come from the load generator. */
export async function startService(dataDir: string, databaseUrl: string): Promise<Target> {
  const settings = { SEED: "none", WEB_CONCURRENCY: "1", TRUSTED_PROXY_HOPS: "1", AUTH_SECRET: SECRET };
  const instance = await startInstance(dataDir, { ...settings, DATABASE_URL: databaseUrl }, BUILD_AND_START_MS);
  return { name: "Guildhall", origin: originOf(instance.port), pid: instance.pid, stop: instance.stop };
}

/** The API host alone, with nothing behind it: for work on the host without a build of the pages. */
export async function startHostOnly(dataDir: string, databaseUrl: string): Promise<Target> {
  return start("API host", dataDir, databaseUrl, await bundled(dataDir, "host-only"));
}

/** `next start` over the same build, without our host: it needs one, so the service must have started before. */
export function startNext(dataDir: string, databaseUrl: string): Promise<Target> {
  return start("next start", dataDir, databaseUrl, ["node_modules/next/dist/bin/next", "start"]);
}

/** The bare server. */
export async function startBare(dataDir: string, databaseUrl: string): Promise<Target> {
  return start("bare node:http", dataDir, databaseUrl, await bundled(dataDir, "bare-server"));
}

/** The bare server that also counts, logs and names its requests. */
export async function startFloor(dataDir: string, databaseUrl: string): Promise<Target> {
  return start("counted and logged", dataDir, databaseUrl, await bundled(dataDir, "floor-server"));
}

/** Fastify with drizzle. */
export async function startFastify(dataDir: string, databaseUrl: string): Promise<Target> {
  return start("Fastify", dataDir, databaseUrl, await bundled(dataDir, "fastify-server"));
}

/** The server that has the service's own bytes ready. */
export async function startReady(dataDir: string, databaseUrl: string, { origin }: Target): Promise<Target> {
  const args = await bundled(dataDir, "ready-server");
  return start("node:http with the bytes ready", dataDir, databaseUrl, args, { ORIGIN: origin });
}

/** Node's arguments for a program of the bench, bundled as production's are: `tsx` names every closure when it is made. */
async function bundled(dataDir: string, name: keyof typeof PROGRAMS): Promise<string[]> {
  await bundlePrograms({ [name]: PROGRAMS[name] }, dataDir);
  return ["--enable-source-maps", join(dataDir, `${name}.mjs`)];
}

async function start(
  name: string,
  dataDir: string,
  databaseUrl: string,
  args: string[],
  more: Record<string, string> = {},
): Promise<Target> {
  const port = await freePort();
  const origin = originOf(port);
  const log = openSync(join(dataDir, `${name.replace(/\W/g, "-")}.log`), "w");
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      ...NO_ENV_FILES,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      PORT: String(port),
      BASE_URL: `http://localhost:${port}`,
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: SECRET,
      TRUSTED_PROXY_HOPS: "1",
      ...more,
    },
    stdio: ["ignore", log, log],
  });
  await untilAnswering(child, name, `${origin}/api/v1/categories`);
  return { name, origin, pid: child.pid as number, stop: () => stopProcess(child) };
}

async function untilAnswering(child: ChildProcess, name: string, url: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}`);
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error(`${name} did not answer within a minute`);
}

function originOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}
