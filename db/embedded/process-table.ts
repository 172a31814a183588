import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * The command line of a process, words joined by spaces; empty where it is gone or a zombie. Under /proc it can be
 * read by all, unlike the cwd and exe links, which root in a container may not read.
 */
export function commandLine(pid: number): string {
  try {
    if (existsSync("/proc/self/cmdline")) {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trimEnd();
    }
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).trimEnd();
  } catch {
    return "";
  }
}

/** The ids of all processes; none where there is no /proc. */
export function processIds(): number[] {
  return existsSync("/proc/self/stat") ? readdirSync("/proc").map(Number).filter(Number.isInteger) : [];
}

/** The parent's id, 0 where the process is gone or there is no /proc. */
export function parentOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 1).split(" ")[2]);
  } catch {
    return 0;
  }
}

/** Whether the id is taken: by a running process, or a zombie that its parent has not heard of yet. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Sends a signal; nothing happens where the process is gone. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
