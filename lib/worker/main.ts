import { RUNS_CHANNEL } from "@/lib/agents/start-run";
import { RunLoop } from "@/lib/agents-runtime/run-loop";
import { type Clock, systemClock } from "@/lib/core/alarm";
import { retire } from "@/lib/core/heartbeat";
import { listen } from "@/lib/core/listen";
import { logger } from "@/lib/core/log";
import { systemContext } from "@/lib/core/system-context";
import { DeliveryLoop, type DeliveryOptions } from "@/lib/webhooks/deliver";
import { DELIVERIES_CHANNEL } from "@/lib/webhooks/emit";
import { type ScheduledJob, workerJobs } from "./jobs";
import { heartbeat } from "./jobs/heartbeat";

export type WorkerOptions = {
  clock?: Clock;
  jobs?: ScheduledJob[];
  deliveries?: Partial<Omit<DeliveryOptions, "context" | "clock">>;
};

export type Worker = {
  /**
   * Takes no more work, lets what is under way end for at most 20 s, and resolves. The database pool is the caller's to
   * close.
   */
  stop(): Promise<void>;
};

const DRAIN_MS = 18_000;

/**
 * Starts what happens without a request: webhook deliveries, agent runs, the jobs, and this process's sign of life. Lives through a
 * database that is away: everything is tried again until it is back. Any number of workers may run beside one another.
 */
export async function startWorker(options: WorkerOptions = {}): Promise<Worker> {
  const { clock = systemClock, jobs = workerJobs() } = options;
  const context = (now: Date) => systemContext("webhook-deliveries", now);
  const loop = new DeliveryLoop({ ...options.deliveries, clock, context });
  const runs = new RunLoop({ clock, context: (now) => systemContext("agent-runs", now) });
  const beating = heartbeat.start(clock);
  const running = jobs.map(({ job, channel }) => ({ channel, job: job.start(clock) }));
  const listener = listen({
    [DELIVERIES_CHANNEL]: () => loop.wake(),
    [RUNS_CHANNEL]: () => runs.wake(),
    ...Object.fromEntries(running.flatMap(({ channel, job }) => (channel ? [[channel, () => job.wake()]] : []))),
  });
  logger().info({ jobs: jobs.map(({ job }) => job.name) }, "worker started");

  async function drain(): Promise<void> {
    await Promise.all([loop.stop(DRAIN_MS - 1_000), runs.stop(), ...running.map(({ job }) => job.stop())]);
    await beating.stop();
    await retire(systemContext("worker", clock.now()), "worker");
  }
  return {
    async stop() {
      await listener.stop();
      const drained = await withinTime(drain(), DRAIN_MS);
      logger().info({ drained }, "worker stopped");
    },
  };
}

/** True when `work` ended in time; false when it did not, or failed. */
async function withinTime(work: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const done = work.then(
    () => true,
    (error) => {
      logger().warn({ err: error }, "the worker did not stop cleanly");
      return false;
    },
  );
  const ended = await Promise.race([done, late]);
  clearTimeout(timer);
  return ended;
}
