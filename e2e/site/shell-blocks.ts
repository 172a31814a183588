import { execFile } from "node:child_process";
import { promisify } from "node:util";

const MARK = "=== output of the next block ===";

/**
 * Runs blocks of shell commands as a reader pastes them: in order, in one shell, from the project's folder, and ended by the first
 * command that fails. Answers what each printed.
 */
export async function runInOneShell(blocks: readonly string[], env: Record<string, string> = {}): Promise<string[]> {
  const script = ["set -eo pipefail", ...blocks.map((block) => `printf %s "${MARK}"\n${block}`)].join("\n");
  const { stdout } = await promisify(execFile)("bash", ["-c", script], {
    timeout: 80_000,
    maxBuffer: 16 * 1024 * 1024,
    env: { ...process.env, ...env },
  });
  return stdout.split(MARK).slice(1);
}
