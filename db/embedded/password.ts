import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * The superuser's password for a data folder, made at the first call and kept next to it (0600).
 * Of two processes at their first call, one decides and both get the same answer.
 */
export function keepPassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
    writeFileSync(draft, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
    try {
      linkSync(draft, file); // whole or not at all, and never over another's
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readPassword(dataDir);
}

/** The password kept for a cluster that exists; throws, naming the file, where it is gone. */
export function readPassword(dataDir: string): string {
  const file = passwordFile(dataDir);
  if (!existsSync(file)) throw new Error(`The password of the cluster in ${dataDir} is missing: restore ${file}`);
  return readFileSync(file, "utf8").trim();
}

function passwordFile(dataDir: string): string {
  return `${dataDir}.password`;
}
