import { flushLog } from "@/lib/core/log";

/** How often a process tells the launcher that its event loop turns. */
const ALIVE_MS = 2_000;

/**
 * Runs one service process until it is told to stop: SIGTERM, SIGINT when it runs on its own, or the launcher's end. Tells the
 * launcher when it is ready, and from then on that it is alive. A second signal ends it at once.
 */
export async function serve(start: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  const service = await start();
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    flushLog();
    await service.stop().catch((error) => console.error(error));
    process.exit(0);
  };
  const launched = process.send !== undefined;
  process.on("SIGTERM", stop);
  // Ctrl-C reaches the whole process group: under the launcher only its word counts
  process.on("SIGINT", launched ? () => {} : stop);
  process.on("disconnect", stop);
  process.send?.("ready");
  if (launched) setInterval(sayAlive, ALIVE_MS).unref();
}

/** With a callback: a launcher that has gone meanwhile is no error of ours. */
function sayAlive(): void {
  process.send?.("alive", undefined, undefined, () => {});
}
