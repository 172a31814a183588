import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { folderArgument, underKnownName } from "./account";
import { type Binaries, program } from "./binaries";
import { isAlive } from "./process-table";
import { type Account, ProgramError, run } from "./run";

/** The major version of the cluster in a data folder, null where there is none yet. */
export function clusterMajor(dataDir: string): number | null {
  const file = join(dataDir, "PG_VERSION");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : null;
}

/**
 * Makes a UTF-8 cluster, superuser `user`, in `dataDir`. It is made next to its place and moved there whole, so an
 * interrupted initdb leaves no half cluster. False where another process put one there first.
 */
export async function createCluster(
  dataDir: string,
  binaries: Binaries,
  account: Account,
  user: string,
  password: string,
): Promise<boolean> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    if (clusterMajor(dataDir) !== null) return false;
    throw new Error(`${dataDir} holds files but no PostgreSQL cluster: name an empty or a new folder`);
  }
  sweepAbandoned(dataDir);
  const staging = `${dataDir}.init-${process.pid}-${randomBytes(4).toString("hex")}`;
  const cluster = join(staging, "cluster");
  const passwordFile = join(staging, "password");
  try {
    mkdirSync(cluster, { recursive: true, mode: 0o700 });
    chmodSync(staging, 0o700);
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    for (const path of [staging, cluster, passwordFile]) giveTo(account, path);
    await initdb(cluster, binaries, account, user);
    renameSync(cluster, dataDir);
    return true;
  } catch (error) {
    if (clusterMajor(dataDir) !== null) return false;
    throw error;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Gives a cluster that root restored or copied back to the account that has to own it. */
export function adoptCluster(dataDir: string, account: Account): void {
  if (account.uid === undefined || statSync(dataDir).uid === account.uid) return;
  for (const path of ["", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })]) {
    lchownSync(join(dataDir, path), account.uid, account.gid ?? account.uid);
  }
  chmodSync(dataDir, 0o700);
}

async function initdb(cluster: string, binaries: Binaries, account: Account, user: string): Promise<void> {
  const args = [
    `--pgdata=${folderArgument(cluster, account)}`,
    `--username=${user}`,
    "--pwfile=../password",
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    // Since 17 PostgreSQL has a locale of its own, so that no C library's update can corrupt an index.
    ...(binaries.major >= 17 ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : ["--lc-ctype=C.UTF-8"]),
  ];
  try {
    await run(program(binaries, "initdb"), args, account, cluster);
  } catch (error) {
    if (!(error instanceof ProgramError && /could not look up effective user/.test(error.output))) throw error;
    await initdbUnderKnownName(program(binaries, "initdb"), args, account, cluster);
  }
}

async function initdbUnderKnownName(initdb: string, args: string[], account: Account, cluster: string): Promise<void> {
  try {
    await run(initdb, args, { ...account, prefix: underKnownName() }, cluster);
  } catch (error) {
    const uid = account.uid ?? process.getuid?.();
    throw new Error(
      `initdb needs an entry for uid ${uid} in /etc/passwd, and this system allows no user namespace to do without. ` +
        "Add the entry, start as a user that has one, or set DATABASE_URL.",
      { cause: error },
    );
  }
}

function giveTo(account: Account, path: string): void {
  if (account.uid !== undefined) chownSync(path, account.uid, account.gid ?? account.uid);
}

// What a killed launcher left behind. One that lives may still be at work in its own.
function sweepAbandoned(dataDir: string): void {
  mkdirSync(dirname(dataDir), { recursive: true });
  const prefix = `${basename(dataDir)}.init-`;
  const force = { recursive: true, force: true, maxRetries: 5 }; // its initdb may still be running for a moment
  for (const name of readdirSync(dirname(dataDir)).filter((entry) => entry.startsWith(prefix))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!isAlive(pid)) rmSync(join(dirname(dataDir), name), force);
  }
}
