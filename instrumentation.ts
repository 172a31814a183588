/** Next calls this once, before it answers the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { sayWhoCalls } = await import("@/lib/transports/host/pages/without-host");
  sayWhoCalls();
  const { startTelemetry } = await import("@/lib/core/telemetry/start");
  await startTelemetry("web");
}
