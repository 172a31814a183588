import { existsSync, readdirSync, readFileSync } from "node:fs";

const MICROS_PER_TICK = 10_000; // USER_HZ is 100 on every Linux that Node runs on

/** CPU time, user and system, that a process and its living descendants have used, in µs. NaN where there is no /proc. */
export function cpuMicros(pid: number): number {
  if (!existsSync("/proc/self/stat")) return Number.NaN;
  return processTree(pid).reduce((sum, each) => sum + ownMicros(each), 0);
}

/** A process and all that descend from it. */
export function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)];
}

function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const lists = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8"));
    return lists.join(" ").split(/\s+/).filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function ownMicros(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // the second field is the program's name in parentheses and may hold spaces: count from its end
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * MICROS_PER_TICK;
  } catch {
    return 0;
  }
}
