import { existsSync } from "node:fs";

/**
 * Sets the variables of `.env` in the working folder that are not set already; of `GUILDHALL_ENV_FILE` in its place, or of none where that
 * is empty. Processes started from here inherit them and load none, or what the launcher has decided could come back.
 */
export function loadEnvFile(): void {
  const chosen = process.env.GUILDHALL_ENV_FILE;
  if (chosen || (chosen === undefined && existsSync(".env"))) process.loadEnvFile(chosen ?? ".env");
  process.env.GUILDHALL_ENV_FILE = "";
}
