import { env } from "@/lib/core/env";
import { logger } from "@/lib/core/log";
import { withTelemetry } from "@/lib/core/telemetry/start";
import { measureShared } from "@/lib/domain/network/status/measure";
import { openMetricsDoor } from "@/lib/transports/host/metrics-door";
import { startWorker } from "@/lib/transports/worker/main";
import { serve } from "./launch/processes/child";

await serve(() => withTelemetry("worker", start, () => measureShared(new Date())));

async function start() {
  const { METRICS_PORT } = env();
  // two workers on one machine may have one setting: the work goes on without
  const opened = METRICS_PORT
    ? await openMetricsDoor(METRICS_PORT).catch((err) => logger().error({ err }, "METRICS_PORT is not to be had"))
    : undefined;
  const worker = await startWorker();
  return {
    async stop() {
      await worker.stop();
      await opened?.drain(0);
    },
  };
}
