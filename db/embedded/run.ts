import { spawn } from "node:child_process";

/** Whom a PostgreSQL program runs as: `uid` and `gid` where root steps down, `prefix` a command put before it. */
export type Account = { uid?: number; gid?: number; prefix: string[] };

/** A program that could not be started (`code`: an errno name) or that failed (`code`: its exit status). */
export class ProgramError extends Error {
  constructor(
    program: string,
    readonly code: string | number | null,
    readonly output: string,
  ) {
    super(`${program} failed (${code ?? "killed"}): ${output.trim()}`);
  }
}

/** The environment of PostgreSQL's programs: none of the app's variables, so none of its secrets. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { NODE_ENV: process.env.NODE_ENV, PATH, ...(SystemRoot && { SystemRoot }), LC_ALL: "C", TZ: "UTC" };
}

/** Runs a program to its end as `account` in `cwd`; answers its stdout, throws a ProgramError. */
export function run(program: string, args: string[], account: Account, cwd = "/"): Promise<string> {
  const [command = program, ...rest] = [...account.prefix, program, ...args];
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      uid: account.uid,
      gid: account.gid,
      cwd,
      env: programEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      stderr += chunk;
    });
    child.on("error", (error: NodeJS.ErrnoException) => {
      reject(new ProgramError(command, error.code ?? null, error.message));
    });
    child.on("close", (code) => {
      if (code === 0) resolve(stdout);
      else reject(new ProgramError(command, code, stderr || stdout));
    });
  });
}
