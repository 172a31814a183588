import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** A folder whose files are in memory, where the system has one. */
const MEMORY = "/dev/shm";
/** Two databases with their logs, and what a browser stores. */
const ROOM_BYTES = 8 * 2 ** 30;
const NAME = /^guildhall-test-(\d+)-/;

/**
 * A new folder for what a run of the tests makes, in memory where that has room: on a disk the kernel spends as long on the files of a
 * database for each suite as PostgreSQL does on their rows. What a run that was killed left there is removed.
 */
export function makeScratch(): string {
  const root = hasRoom() ? MEMORY : tmpdir();
  for (const name of readdirSync(root)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (pid && !isAlive(pid)) removeOwn(join(root, name));
  }
  const scratch = mkdtempSync(join(root, `guildhall-test-${process.pid}-`));
  chmodSync(scratch, 0o711);
  return scratch;
}

/** A folder for temporary files in there, with the rights of `/tmp`: of what root starts, PostgreSQL runs as another account. */
export function makeTemporary(scratch: string): string {
  const folder = join(scratch, "tmp");
  mkdirSync(folder);
  chmodSync(folder, 0o1777);
  return folder;
}

/** Somebody else's stays. */
function removeOwn(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if (!["EACCES", "EPERM"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}

function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) >= ROOM_BYTES;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
