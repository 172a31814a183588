import { existsSync, readFileSync, statSync } from "node:fs";
import { type Account, run } from "./run";

type Entry = { name: string; uid: number; gid: number };

/**
 * The account PostgreSQL runs as for this data folder. PostgreSQL refuses root, so root becomes the folder's owner,
 * else `postgres`, else `nobody`; anyone else stays who they are. Throws where that cannot work.
 */
export async function chooseAccount(dataDir: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = existsSync(dataDir) ? statSync(dataDir) : null;
  // The owner first: the cluster may have been made before a `postgres` account came to this machine.
  const target = owner && owner.uid !== 0 ? owner : (entryOf("postgres") ?? entryOf("nobody"));
  if (!target) {
    throw new Error("PostgreSQL does not run as root, and there is no account `postgres` or `nobody` to run it as");
  }
  return stepDown({ uid: target.uid, gid: target.gid, prefix: [] });
}

/** Throws where the data folder belongs to someone whom this process can neither be nor become. */
export function refuseForeignFolder(dataDir: string): void {
  const self = process.getuid?.() ?? 0;
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid ?? self;
  if (self !== 0 && owner !== self) {
    throw new Error(`${dataDir} belongs to uid ${owner}, not to uid ${self}: start as that user or as root`);
  }
}

/**
 * A command prefix under which `account` appears, in a user namespace of its own, as one /etc/passwd knows: initdb
 * refuses a uid without an entry there (containers run with `--user 54321`). The files still belong to the real uid.
 */
export function underKnownName(): string[] {
  const entry = entryOf("postgres") ?? entryOf("nobody") ?? entries().find(({ uid }) => uid !== 0);
  return entry ? ["unshare", "--user", `--map-user=${entry.uid}`, `--map-group=${entry.gid}`, "--"] : [];
}

/** What to name as the data folder to a program started in it: one that stepped down may be barred from its path. */
export function folderArgument(dataDir: string, account: Account): string {
  const here = "/proc/self/cwd";
  return account.uid !== undefined && existsSync(here) ? here : dataDir;
}

// Root of a user namespace that maps no other uid cannot step down; it can appear as another one instead.
async function stepDown(account: Account): Promise<Account> {
  try {
    await run("true", [], account);
    return account;
  } catch (error) {
    const { code } = error as { code?: unknown };
    return code === "EPERM" || code === "EINVAL" ? { prefix: underKnownName() } : account;
  }
}

function entryOf(name: string): Entry | undefined {
  return entries().find((entry) => entry.name === name);
}

function entries(): Entry[] {
  if (!existsSync("/etc/passwd")) return [];
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length > 3)
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
