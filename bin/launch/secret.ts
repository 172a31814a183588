import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Env, isPublicBase } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";

/** The signing secret kept under the data folder: made at the first start, mode 0600, the same ever after. */
export function loadSecret(dataDir: string): string {
  const file = fileUnder(dataDir);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/**
 * The secret of the service that this process joins: `AUTH_SECRET`, or what that keeps under the data folder. Makes none, since what is
 * sealed under another one opens for nobody. Throws `invalid_request` where there is none; a public service keeps none.
 */
export function sharedSecret({ AUTH_SECRET, BASE_URL, GUILDHALL_DATA }: Env): string {
  if (AUTH_SECRET) return AUTH_SECRET;
  const file = fileUnder(GUILDHALL_DATA);
  if (!isPublicBase(BASE_URL) && existsSync(file)) return readFileSync(file, "utf8").trim();
  throw new DomainError(
    "invalid_request",
    "AUTH_SECRET is needed: the same as the service's, from its environment file.",
  );
}

/** What to say where the secret at hand is not the one under which the service seals. */
export const ANOTHER_SECRET =
  "AUTH_SECRET does not open what the service sealed last in this database: set the service's own, with its AUTH_SECRET_PREVIOUS.";

const fileUnder = (dataDir: string) => join(dataDir, "auth-secret");
