import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { closeDatabase } from "@/db/client";
import { ensureDatabase } from "@/db/embedded";
import { migrate } from "@/db/migrate";
import type { Random } from "@/db/seed/random";
import { resetEnv } from "@/lib/core/env";
import { waitHealthy } from "../../launch/processes/probe";
import { freePort, stopProcess } from "../../launch/testing/instance";
import { Balancer } from "./balancer";

export type Web = { url: string; process: ChildProcess };

export type Machines = {
  /** Two web processes, `balancer` before them. */
  webs: [Web, Web];
  workers: [ChildProcess, ChildProcess];
  balancer: Balancer;
  url: string;
  /** What a client of the service needs in its environment. */
  env: Record<string, string>;
  /** kill -9 to one of the four, and a new one in its place. Answers which, once that is well. */
  killOne(random: Random): Promise<string>;
  stop(): Promise<void>;
};

type Options = {
  /** The embedded one without it. */
  database?: { url: string; stop(): Promise<void> };
  /** Of the web processes; any free ones without it. */
  ports?: [number, number];
  env?: Record<string, string>;
  /** Where all of them keep files; each has a folder of its own without it. */
  files?: string;
};

/** The production build, as the launcher starts it: two web processes and two workers that share nothing but one database. */
export async function startMachines(scratch: string, options: Options = {}): Promise<Machines> {
  const database =
    options.database ?? (await ensureDatabase({ dataDir: join(scratch, "cluster"), settings: { fsync: "off" } }));
  const balancer = new Balancer();
  const url = await balancer.listen();
  const env = {
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: "",
    AUTH_SECRET: "the same secret on every machine",
    BASE_URL: url,
    WEBHOOK_ALLOW_CIDRS: "127.0.0.0/8,::1/128",
    TRUSTED_PROXY_HOPS: "1",
    LOG_LEVEL: "warn",
    ...options.env,
  };
  const before = { ...process.env };
  await closeDatabase(1);
  Object.assign(process.env, env);
  resetEnv();
  await migrate(database.url);

  const running: ChildProcess[] = [];
  const start = async (script: string, more: Record<string, string>) => {
    // `fork`: should the test die, the processes see its end and follow
    const child = fork(script, [], {
      execArgv: ["--enable-source-maps"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: { ...process.env, NODE_ENV: "production", NEXTAUTH_URL: url, ...more },
    });
    running.push(child);
    const died = once(child, "exit").then(([code]) => Promise.reject(new Error(`${script} ended with ${code}`)));
    died.catch(() => {});
    await Promise.race([once(child, "message"), died]);
    return child;
  };
  const folder = (machine: string) => ({ GUILDHALL_DATA: options.files ?? join(scratch, machine) });
  const web = async (machine: string, port: number): Promise<Web> => {
    const process = await start("dist/web.mjs", { PORT: String(port), ...folder(machine) });
    await waitHealthy(port, 60_000);
    return { url: `http://localhost:${port}`, process };
  };
  const worker = (machine: string) => start("dist/worker.mjs", folder(machine));

  const stop = async () => {
    await Promise.all(running.map(stopProcess));
    balancer.close();
    await closeDatabase(1);
    await database.stop();
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
    resetEnv();
  };
  try {
    const [first, second] = options.ports ?? [await freePort(), await freePort()];
    const [a, b, ...workers] = await Promise.all([web("a", first), web("b", second), worker("c"), worker("d")]);
    balancer.upstreams = [a.url, b.url];
    const webs: Machines["webs"] = [a, b];
    const killOne = async (random: Random) => {
      const n = random() < 0.5 ? 0 : 1;
      const isWeb = random() < 0.5;
      const victim = isWeb ? webs[n].process : workers[n];
      const gone = once(victim, "exit");
      victim.kill("SIGKILL");
      await gone;
      running.splice(running.indexOf(victim), 1);
      if (isWeb) webs[n] = await web(n === 0 ? "a" : "b", n === 0 ? first : second);
      else workers[n] = await worker(n === 0 ? "c" : "d");
      return isWeb ? "a web process" : "a worker";
    };
    return { webs, workers, balancer, url, env, killOne, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
