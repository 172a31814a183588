import { createHash, randomBytes } from "node:crypto";
import { chmodSync, constants, cpSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Folders that every account can reach, in order of preference, to hold copies of what it cannot reach in place. */
export function copyParents(): string[] {
  return [...new Set([tmpdir(), "/tmp", "/var/tmp"])];
}

/**
 * Our own folder below `parent` for copies of `source`, mode 0755. Its name can be guessed, so one that another
 * account made first (or could change) is refused: what lies in it is run.
 */
export function ownFolder(parent: string, source: string): string {
  const uid = process.getuid?.() ?? 0;
  const { mode } = statSync(parent);
  if (mode & 0o022 && !(mode & 0o1000)) throw new Error(`others can rename what lies in ${parent}`);
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 16);
  const folder = join(parent, `guildhall-${uid}-${hash}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== uid || found.mode & 0o022) {
    throw new Error(`${folder} belongs to, or can be written by, someone else: remove it`);
  }
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * A copy of the PostgreSQL tree `native` below `parent`, whole and readable by all, made at most once.
 * `finish` completes the copy before it takes its place. Answers the copy's path.
 */
export function copyTree(native: string, parent: string, version: string, finish: (copy: string) => void): string {
  const folder = ownFolder(parent, native);
  const copy = join(folder, version);
  if (isWhole(native, copy)) return copy;
  const draft = join(folder, `draft-${process.pid}-${randomBytes(4).toString("hex")}`);
  try {
    cpSync(native, draft, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: isUsed,
    });
    for (const path of ["", ...readdirSync(draft, { recursive: true, encoding: "utf8" })]) open(join(draft, path));
    finish(draft);
    // Renamed aside, not deleted: a folder that a cleaner of /tmp has thinned out may still be in use.
    if (statSync(copy, { throwIfNoEntry: false })) renameSync(copy, `${draft}-replaced`);
    renameSync(draft, copy);
  } catch (error) {
    if (!isWhole(native, copy)) throw error; // another process was quicker
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}

function isWhole(native: string, copy: string): boolean {
  return readdirSync(native, { recursive: true, encoding: "utf8" })
    .filter(isUsed)
    .every((path) => {
      const found = lstatSync(join(copy, path), { throwIfNoEntry: false });
      const source = lstatSync(join(native, path));
      return found !== undefined && (source.isDirectory() || found.size === source.size);
    });
}

function isUsed(path: string): boolean {
  return !path.endsWith(".a");
}

// Readable by all, whatever umask the package was installed under; executable where it was, and folders enterable.
function open(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  chmodSync(path, found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644);
}
