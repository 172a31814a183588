import { setTimeout as sleep } from "node:timers/promises";
import { chooseAccount, refuseForeignFolder } from "./account";
import { findBinaries } from "./binaries";
import { adoptCluster, clusterMajor, createCluster } from "./cluster";
import { keepPassword } from "./password";
import { discardStalePidFile, endOrphans, findPostmaster, type PidFile } from "./postmaster";
import { freePort, type ServerOptions, startServer } from "./server";

/** A server that answers for a data folder. `attached`: it ran before; `firstBoot`: this call made the cluster. */
export type Booted = { pid: number; port: number; attached: boolean; firstBoot: boolean };

/** Starts and recovery after a crash get this long, in ms. */
const PATIENCE = 120_000;

/**
 * Attaches to the server of a data folder or starts one, making the cluster first where there is none. Several
 * processes may do so at once: one starts it, the others attach. `port` 0 means any free one, from `pickPort`.
 */
export async function boot(options: ServerOptions, user: string, pickPort = freePort): Promise<Booted> {
  const { dataDir, log } = options;
  const end = performance.now() + PATIENCE;
  const running = await attach(dataDir, end);
  if (running) return { ...running, attached: true, firstBoot: false };

  const account = await chooseAccount(dataDir);
  const binaries = await findBinaries(account, clusterMajor(dataDir));
  let firstBoot = false;
  if (clusterMajor(dataDir) === null) {
    firstBoot = await createCluster(dataDir, binaries, account, user, keepPassword(dataDir));
  }
  adoptCluster(dataDir, account);
  while (performance.now() < end) {
    const other = await attach(dataDir, end);
    if (other) return { pid: other.pid, port: other.port, attached: true, firstBoot };
    discardStalePidFile(dataDir);
    const port = options.port || (await pickPort());
    const result = await startServer({ ...options, port }, binaries, account, end - performance.now());
    if (result.kind === "ready") return { pid: result.pid, port, attached: false, firstBoot };
    if (result.reason === "other") throw new Error(`PostgreSQL did not start: ${result.output}`);
    if (result.reason === "port taken" && options.port) throw new Error(`Port ${port} is taken: ${result.output}`);
    if (result.reason === "orphans") endOrphans(dataDir);
    log(`PostgreSQL did not start (${result.reason}), trying again`);
    await sleep(50);
  }
  throw new Error(`PostgreSQL for ${dataDir} did not start within ${PATIENCE / 1000} s`);
}

/**
 * Waits until the server of a data folder is ready, for as long as it lives and until `end` (performance.now() ms).
 * Null where none runs.
 */
export async function attach(dataDir: string, end: number): Promise<{ pid: number; port: number } | null> {
  refuseForeignFolder(dataDir);
  let found: PidFile | null = findPostmaster(dataDir);
  while (found && found.status !== "ready") {
    if (performance.now() > end) throw new Error(`PostgreSQL (pid ${found.pid}) owns ${dataDir} but is not ready`);
    await sleep(20);
    found = findPostmaster(dataDir);
  }
  return found;
}
