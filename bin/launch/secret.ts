import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { keepOnce } from "@/db/embedded/keep-once";
import { type Env, EnvSchema, isPublicBase } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";

/**
 * The signing secret kept under the data folder: made at the first start, mode 0600, the same ever after. Throws `invalid_request` where
 * the file holds none.
 */
export function loadSecret(dataDir: string): string {
  const file = fileUnder(dataDir);
  keepOnce(file, () => randomBytes(48).toString("base64url"));
  return readSecret(file);
}

/**
 * The secret of the service that this process joins: `AUTH_SECRET`, or what that keeps under the data folder. Makes none, since what is
 * sealed under another one opens for nobody. Throws `invalid_request` where there is none; a public service keeps none.
 */
export function sharedSecret({ AUTH_SECRET, BASE_URL, GUILDHALL_DATA }: Env): string {
  if (AUTH_SECRET) return AUTH_SECRET;
  const file = fileUnder(GUILDHALL_DATA);
  if (!isPublicBase(BASE_URL) && existsSync(file)) return readSecret(file);
  throw new DomainError(
    "invalid_request",
    "AUTH_SECRET is needed: the same as the service's, from its environment file.",
  );
}

/** What to say where the secret at hand is not the one under which the service seals. */
export const ANOTHER_SECRET =
  "AUTH_SECRET does not open what the service sealed last in this database: set the service's own, with its AUTH_SECRET_PREVIOUS.";

/** What is shorter is refused as `AUTH_SECRET` would be: an empty file signs sessions that anybody can forge. */
function readSecret(file: string): string {
  const secret = readFileSync(file, "utf8").trim();
  if (EnvSchema.shape.AUTH_SECRET.safeParse(secret).success) return secret;
  throw new DomainError(
    "invalid_request",
    `${file} holds no secret of 16 characters or more: put the one back that was there, or remove the file to have another made (what the old one sealed stays closed).`,
  );
}

const fileUnder = (dataDir: string) => join(dataDir, "auth-secret");
