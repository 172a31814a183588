import "./bin/launch/before-all";

import { isOpenThoughLocal, isPublicBase, listenHosts, parseEnv, sandboxPayments } from "@/lib/core/env";
import { SILENT_MS } from "@/lib/core/process/life-signs";
import { buildIfNeeded } from "./bin/launch/building/build";
import { adoptDatabase, type ReadyDatabase, readyDatabase } from "./bin/launch/database";
import { greeting, publicGreeting, shortcomings } from "./bin/launch/greeting";
import { Children } from "./bin/launch/processes/children";
import { followNpm } from "./bin/launch/processes/parent";
import { requirePort, waitHealthy } from "./bin/launch/processes/probe";
import { WORKER, WORKER_FLAGS } from "./bin/launch/processes/worker-process";
import { loadSecret } from "./bin/launch/secret";
import { closeDatabase, directUrl } from "./db/client";
import { migrate } from "./db/migrate";
import { seed } from "./db/seed";

/**
 * The launcher: `npm start` and `npm run dev`. Builds if the sources changed, brings up the database, migrates, seeds an empty one,
 * starts web and worker processes and stops them, and the database last.
 */
const dev = process.argv.includes("--dev");
const startedAt = Date.now();
const building = new AbortController();
let database: Promise<ReadyDatabase> | undefined;
let stopping: Promise<void> | undefined;

const progress = (line: string) =>
  console.log(`[${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s] ${line}`);
const children = new Children((message) => void fail(message));

function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    building.abort();
    await children.stop();
    await (await database?.catch(() => undefined))?.stop(); // one that is just starting too
    process.exit(code);
  })();
  return stopping;
}

async function fail(message: string): Promise<void> {
  console.error(message);
  await stop(1);
}

function end(): void {
  if (stopping) return;
  progress("Stopping");
  void stop(0);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);
followNpm(end);

async function launch(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: dev ? "development" : "production", NEXT_TELEMETRY_DISABLED: "1" });
  const settings = parseEnv(process.env);
  const hosts = listenHosts(settings);
  await requirePort(settings.PORT, hosts);
  if (!settings.AUTH_SECRET) {
    if (isPublicBase(settings.BASE_URL))
      throw new Error("AUTH_SECRET is required when BASE_URL is public: 32 random characters or more.");
    process.env.AUTH_SECRET = loadSecret(settings.GUILDHALL_DATA);
  }
  process.env.BASE_URL = settings.BASE_URL;
  process.env.NEXTAUTH_URL = settings.BASE_URL;
  const ourName = `the service on port ${settings.PORT} (process ${process.pid})`;
  database = readyDatabase(settings.GUILDHALL_DATA, ourName, 2 * settings.WEB_CONCURRENCY + 2, progress);
  const [ready] = await Promise.all([database, dev ? undefined : buildIfNeeded(progress, building.signal)]);
  adoptDatabase(ready.url, ready.embedded);
  await migrate(directUrl());
  await seed(settings.SEED as Parameters<typeof seed>[0], progress);
  await closeDatabase();
  progress(dev ? "Starting the development server" : "Starting the server");
  const script = (name: string) => (dev ? `bin/${name}.ts` : `dist/${name}.mjs`);
  const execArgv = dev ? ["--import", "tsx"] : ["--enable-source-maps"];
  const webs = Array.from({ length: dev ? 1 : settings.WEB_CONCURRENCY }, (_, i) =>
    children.start({
      name: `web ${i + 1}`,
      script: script("web"),
      args: dev ? ["--dev"] : [],
      execArgv,
      clustered: !dev,
      // development builds in the same process and may stand in a debugger
      ...(dev ? {} : { silentMs: SILENT_MS }),
    }),
  );
  await Promise.all(webs);
  if (stopping) return;
  // when the web listens, which the sandbox's webhooks go to; nobody waits for it: it may be elsewhere, or off for now
  if (settings.WORKER === "inline")
    void children.start({ ...WORKER, script: script("worker"), execArgv: [...execArgv, ...WORKER_FLAGS] });
  if (!dev) await waitHealthy(settings.PORT, 30_000, { host: hosts[0], path: "/api/health/ready" });
  if (stopping) return;
  progress("Ready");
  console.log(
    isPublicBase(settings.BASE_URL)
      ? publicGreeting(settings)
      : greeting({
          baseUrl: settings.BASE_URL,
          demo: settings.SEED !== "none",
          sandbox: sandboxPayments(settings),
          openAt: isOpenThoughLocal(settings) ? settings.HOST : undefined,
          warnings: shortcomings(settings, false),
        }),
  );
}

launch().catch((error) => {
  if (!stopping) void fail(error instanceof Error ? error.message : String(error));
});
