import type { ChildProcess } from "node:child_process";

/**
 * Kills a child that sends no message for `silentMs`, and says so in one line: its event loop is blocked, or the process is stopped, and
 * no signal but SIGKILL reaches it. Time in which this process was held up itself does not count.
 */
export function killWhenSilent(child: ChildProcess, name: string, silentMs: number): void {
  const lookMs = silentMs / 10;
  let heardAt = performance.now();
  let lookedAt = heardAt;
  child.on("message", () => {
    heardAt = performance.now();
  });
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - lookedAt > 3 * lookMs) heardAt = now;
    lookedAt = now;
    if (now - heardAt <= silentMs) return;
    clearInterval(timer);
    console.error(`The ${name} process has given no sign of life for ${silentMs / 1000} s; killing it.`);
    child.kill("SIGKILL");
  }, lookMs).unref();
  child.once("exit", () => clearInterval(timer));
}
