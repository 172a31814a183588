import { flushLog, logger } from "@/lib/core/log";
import { type Clock, systemClock } from "@/lib/core/process/alarm";
import { retire } from "@/lib/core/process/heartbeat";
import { keepTime } from "@/lib/core/process/keep-time";
import { LifeSigns } from "@/lib/core/process/life-signs";
import { listen } from "@/lib/core/process/listen";
import { systemContext } from "@/lib/core/system-context";
import { RUNS_CHANNEL } from "@/lib/domain/agents/runs/start";
import { DeliveryLoop, type DeliveryOptions } from "@/lib/domain/developers/webhooks/delivery/deliver";
import { DELIVERIES_CHANNEL } from "@/lib/domain/developers/webhooks/events/emit";
import { RunLoop } from "@/lib/transports/agents/run-loop";
import { type ScheduledJob, workerJobs } from "./jobs";
import { heartbeat } from "./jobs/heartbeat";

export type WorkerOptions = {
  clock?: Clock;
  jobs?: ScheduledJob[];
  deliveries?: Partial<Omit<DeliveryOptions, "context" | "clock" | "sign">>;
  /** What to do when loops have come to a stand; unless told the process ends, for anyone who keeps it running to start it again. */
  stuck?: (loops: string[]) => void;
};

export type Worker = {
  /**
   * Takes no more work, lets what is under way end for at most 20 s, and resolves. The database pool is the caller's to
   * close.
   */
  stop(): Promise<void>;
};

const DRAIN_MS = 18_000;
const LOOK_MS = 1_000;

/**
 * Starts what happens without a request: webhook deliveries, agent runs, the jobs, and this process's sign of life. Lives through a
 * database that is away: everything is tried again until it is back. Ends itself when a loop comes to a stand all the same. Any number
 * of workers may run at the same time.
 */
export async function startWorker(options: WorkerOptions = {}): Promise<Worker> {
  const { clock = systemClock, jobs = workerJobs(), stuck = endProcess } = options;
  const signs = new LifeSigns();
  const time = keepTime();
  const context = (now: Date) => systemContext("webhook-deliveries", now);
  const loop = new DeliveryLoop({ ...options.deliveries, clock, context, sign: signs.loop("webhook-deliveries") });
  const agentRuns = (now: Date) => systemContext("agent-runs", now);
  const runs = new RunLoop({ clock, context: agentRuns, sign: signs.loop("agent-runs") });
  const beating = heartbeat(signs).start(clock, signs);
  const running = jobs.map(({ job, channel }) => ({ channel, job: job.start(clock, signs) }));
  const looking = watch(signs, stuck);
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
      clearInterval(looking);
      time.stop();
      await listener.stop();
      const drained = await withinTime(drain(), DRAIN_MS);
      logger().info({ drained }, "worker stopped");
    },
  };
}

/** Looks every second whether each loop still comes around, and says once which do not. */
function watch(signs: LifeSigns, stuck: (loops: string[]) => void): NodeJS.Timeout {
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - lookedAt > 5 * LOOK_MS) signs.forgive();
    lookedAt = now;
    const silent = signs.silent();
    if (silent.length === 0) return;
    clearInterval(timer);
    stuck(silent);
  }, LOOK_MS);
  return timer;
}

function endProcess(loops: string[]): void {
  logger().fatal({ loops }, "the worker makes no progress and ends itself, to be started again");
  flushLog();
  process.exit(1);
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
