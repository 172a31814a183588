import { randomBytes } from "node:crypto";
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Has `file`, readable by its user alone, hold what `make` answers and a line's end, unless it is there already. It is there whole or not
 * at all, also after a crash, and of two processes one decides.
 */
export function keepOnce(file: string, make: () => string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    const descriptor = openSync(draft, "wx", 0o600);
    try {
      writeSync(descriptor, `${make()}\n`);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    linkSync(draft, file); // never over another's
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
