import { flushLog } from "@/lib/core/log";
import { joinLauncher } from "@/lib/core/metrics/exposition";
import { followNpm } from "./parent";

/** How often a process tells the launcher that its event loop turns. */
const ALIVE_MS = 2_000;
/** Ctrl-C under npm arrives twice, from the terminal and passed on by npm: only a later signal is a second one. */
const IMPATIENT_AFTER_MS = 500;

/**
 * Runs one service process until it is told to stop: SIGTERM, SIGINT when it runs on its own, the end of the launcher or of npm. Tells
 * the launcher when it is ready, and from then on that it is alive. A second signal ends it at once.
 */
export async function serve(start: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  const launched = process.send !== undefined;
  // whoever started it may end before it stands
  const abandoned = () => process.exit(0);
  process.on("disconnect", abandoned);
  const service = await start();
  let stoppingSince: number | undefined;
  const stop = async () => {
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    flushLog();
    await service.stop().catch((error) => console.error(error));
    process.exit(0);
  };
  const signalled = () => {
    if (stoppingSince !== undefined && performance.now() - stoppingSince > IMPATIENT_AFTER_MS) process.exit(1);
    void stop();
  };
  process.on("SIGTERM", signalled);
  // Ctrl-C reaches the whole process group: under the launcher only its word counts
  process.on("SIGINT", launched ? () => {} : signalled);
  process.off("disconnect", abandoned);
  process.on("disconnect", stop);
  if (launched && !process.connected) return stop();
  if (!launched) followNpm(stop);
  if (launched) joinLauncher();
  tell("ready");
  if (launched) setInterval(() => tell("alive"), ALIVE_MS).unref();
}

/** With a callback: a launcher that has gone meanwhile is no error of ours. */
function tell(sign: "ready" | "alive"): void {
  process.send?.(sign, undefined, undefined, () => {});
}
