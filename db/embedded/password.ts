import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { keepOnce } from "./keep-once";

/**
 * The superuser's password for a data folder, made at the first call and kept next to it (0600).
 * Of two processes at their first call, one decides and both get the same answer.
 */
export function keepPassword(dataDir: string): string {
  keepOnce(passwordFile(dataDir), () => randomBytes(24).toString("base64url"));
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
