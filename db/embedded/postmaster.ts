import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { commandLine, isAlive, parentOf, processIds, sendSignal } from "./process-table";

/** What postmaster.pid says. `status`: starting, ready, standby or stopping. */
export type PidFile = { pid: number; port: number; status: string };

/** The name a cluster's processes carry in their command lines. The folder's inode: it outlives a rename. */
export function clusterName(dataDir: string): string {
  const { dev, ino } = statSync(dataDir);
  return `guildhall-${dev.toString(36)}-${ino.toString(36)}`;
}

/** The postmaster that runs this data folder now, null where none does, whatever a stale postmaster.pid says. */
export function findPostmaster(dataDir: string): PidFile | null {
  const found = parse(readText(dataDir));
  return found && isPostmaster(found.pid, dataDir) ? found : null;
}

/**
 * Removes a postmaster.pid that no postmaster stands behind. PostgreSQL does so itself unless the pid now belongs to
 * another process of its account, as happens after a container restart; then it refuses to start.
 */
export function discardStalePidFile(dataDir: string): void {
  const text = readText(dataDir);
  if (text === null || findPostmaster(dataDir) || isBeingWritten(dataDir, text)) return;
  const file = join(dataDir, "postmaster.pid");
  const aside = `${file}.stale-${randomBytes(4).toString("hex")}`;
  try {
    renameSync(file, aside);
    // Another launcher's postmaster may have put its own there since it was judged: that one goes back.
    if (readFileSync(aside, "utf8") !== text) linkSync(aside, file);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Stops a postmaster: fast shutdown, and after `patience` ms immediate shutdown (the next start then recovers from
 * the log). Resolves when the process is gone; throws if it outlives both.
 */
export async function stopPostmaster(pid: number, dataDir: string, patience = 10_000): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    if (!isPostmaster(pid, dataDir)) return;
    sendSignal(pid, signal);
    if (await becomes(() => !isPostmaster(pid, dataDir), patience)) {
      // A child of ours stays a zombie until Node has heard of its end.
      await becomes(() => !isAlive(pid), 500);
      return;
    }
  }
  throw new Error(`PostgreSQL (pid ${pid}) does not stop`);
}

/**
 * Ends server processes whose postmaster was killed: one in a long computation does not notice, and its hold on the
 * shared memory keeps a new postmaster from starting. Linux only; elsewhere they have to end by themselves.
 */
export function endOrphans(dataDir: string): void {
  for (const pid of serverProcesses(dataDir)) {
    if (!isPostmaster(pid, dataDir) && !isPostmaster(parentOf(pid), dataDir)) sendSignal(pid, "SIGQUIT");
  }
}

/** Every process of a data folder's server, postmaster and others, dead parents or not. Linux only, else empty. */
export function serverProcesses(dataDir: string): number[] {
  const name = clusterName(dataDir);
  return processIds().filter((pid) => {
    const line = `${commandLine(pid)} `;
    return line.startsWith(`postgres: ${name}: `) || line.includes(` cluster_name=${name} `);
  });
}

async function becomes(condition: () => boolean, patience: number): Promise<boolean> {
  const end = performance.now() + patience;
  while (!condition()) {
    if (performance.now() > end) return false;
    await sleep(10);
  }
  return true;
}

function isPostmaster(pid: number, dataDir: string): boolean {
  if (process.platform === "win32") return isAlive(pid);
  const line = `${commandLine(pid)} `;
  if (!/^\S*(postgres|postmaster) /.test(line)) return false;
  return line.includes(` cluster_name=${clusterName(dataDir)} `) || line.includes(` ${dataDir} `);
}

function readText(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, "postmaster.pid"), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function parse(text: string | null): PidFile | null {
  const lines = text?.split("\n") ?? [];
  const pid = Number.parseInt(lines[0] ?? "", 10);
  return pid > 0 ? { pid, port: Number(lines[3]), status: (lines[7] ?? "").trim() } : null;
}

// PostgreSQL creates the file and then fills it; an empty one that stays empty is what a full disk leaves.
function isBeingWritten(dataDir: string, text: string): boolean {
  const file = statSync(join(dataDir, "postmaster.pid"), { throwIfNoEntry: false });
  return !file || (parse(text) === null && Date.now() - file.mtimeMs < 2000);
}
