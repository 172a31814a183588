import type { Snapshot } from "@/lib/core/metrics/exposition";
import { metrics } from "@/lib/core/metrics/instruments";
import { lastWorkerBeat } from "@/lib/core/process/liveness";
import { systemContext } from "@/lib/core/system-context";
import { countConnections, countWaiting } from "./waiting";

/** Reads what the database alone knows into its metrics. What it does not answer is left out of them. Never throws. */
export async function measureShared(now: Date): Promise<Snapshot> {
  const { shared, queueDue, queueOldest, workerSeen, connections, connectionsMax } = metrics();
  const [queues, beat, states] = await Promise.all([
    countWaiting(systemContext("metrics", now)).catch(() => []),
    lastWorkerBeat().catch(() => null),
    countConnections().catch(() => []),
  ]);
  shared.resetMetrics();
  workerSeen.remove(); // one without labels would be 0
  connectionsMax.remove();
  for (const { queue, due, oldest_seconds } of queues) {
    queueDue.set({ queue }, due);
    queueOldest.set({ queue }, oldest_seconds);
  }
  if (beat) workerSeen.set((now.getTime() - beat.getTime()) / 1_000);
  for (const { state, connections: count, max } of states) {
    connections.set({ state }, count);
    connectionsMax.set(max);
  }
  return shared.getMetricsAsJSON();
}
