import type { Instrumentation } from "next";

/** Next calls this once, before it answers the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { sayWhoCalls } = await import("@/lib/transports/host/pages/without-host");
  sayWhoCalls();
  const { startTelemetry } = await import("@/lib/core/telemetry/start");
  await startTelemetry("web");
}

/** Next calls this with what a page threw, before it writes a status. The host answers 503 where it was a database that is away. */
export const onRequestError: Instrumentation.onRequestError = (error) => {
  // no module of ours: what takes this down must do so at once
  (globalThis as { __guildhallPageFailed?: (error: unknown) => void }).__guildhallPageFailed?.(error);
};
