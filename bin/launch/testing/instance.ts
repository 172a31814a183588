import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { findRunning } from "@/db/embedded";
import { waitHealthy } from "../processes/probe";
import { loadSecret } from "../secret";

export type Instance = {
  url: string;
  port: number;
  /** The launcher's process: the service's others descend from it. */
  pid: number;
  databaseUrl: string;
  secret: string;
  dataDir: string;
  stop(): Promise<void>;
};

/** A TCP port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? found(address.port) : failed(new Error("no port"))));
    });
  });
}

/** Starts the service as `npm start` does, on its own port and data folder, and waits until it is healthy. For tests, demo and bench. */
export async function startInstance(
  dataDir: string,
  env: Record<string, string>,
  healthyWithinMs = 180_000,
): Promise<Instance> {
  const port = Number(env.PORT) || (await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["--import", "tsx", "server.ts"], {
    env: { ...process.env, GUILDHALL_ENV_FILE: "", ...env, PORT: String(port), BASE_URL: url, GUILDHALL_DATA: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log = createWriteStream(join(dataDir, "service.log"), { flags: "a" });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const died = new Promise<never>((_, failed) => {
    child.once("exit", (code) =>
      failed(new Error(`the service ended with code ${code}; see ${join(dataDir, "service.log")}`)),
    );
  });
  died.catch(() => {});
  await Promise.race([waitHealthy(port, healthyWithinMs), died]);
  const databaseUrl = env.DATABASE_URL || (await findRunning(resolve(dataDir, "pg")));
  if (!databaseUrl) throw new Error("the service is up, but its database was not found");
  return {
    url,
    port,
    pid: child.pid as number,
    databaseUrl,
    secret: env.AUTH_SECRET || loadSecret(dataDir),
    dataDir,
    stop: () => stopProcess(child),
  };
}

/** Asks a process to end and waits; kills it after 40 s. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 40_000);
  await gone;
  clearTimeout(timer);
}
