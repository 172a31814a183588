import type { Context } from "@/lib/core/context";
import { isUnavailable } from "@/lib/core/errors";
import { observeJob } from "@/lib/core/metrics/observe";
import { Alarm, type Clock, systemClock } from "@/lib/core/process/alarm";
import { type LifeSign, LifeSigns, SILENT_MS } from "@/lib/core/process/life-signs";
import { inSpan } from "@/lib/core/spans";
import { systemContext } from "@/lib/core/system-context";

export type JobSpec = {
  name: string;
  /** Milliseconds between runs, counted from the start: a run that takes long skips beats, it does not shift them. */
  every: number;
  /** The longest that a run may take, in milliseconds: beyond that it hangs, and the worker with it. Two minutes unless told. */
  patience?: number;
  /** Does the work once. `again` asks for a run at a moment before the next beat. */
  run: (ctx: Context, again: (at: Date) => void) => Promise<void>;
};

export type RunningJob = {
  name: string;
  /** Runs it now, or again right after the run that is under way. */
  wake(): void;
  /** Starts no further run; resolves when the one under way has ended. */
  stop(): Promise<void>;
};

export type Job = { name: string; start(clock?: Clock, signs?: LifeSigns): RunningJob };

const PATIENCE_MS = 4 * SILENT_MS;
/** The patience with a run that goes through much, batch by batch. */
export const LONG_MS = 20 * SILENT_MS;

/**
 * Work that the worker repeats: once at the start and then every `every` milliseconds, never two runs at a time. Each
 * run gets a context whose actor is `system` under the job's name. An error is logged and ends that run only.
 */
export function job(spec: JobSpec): Job {
  return {
    name: spec.name,
    start: (clock = systemClock, signs = new LifeSigns()) =>
      startJob(spec, clock, signs.loop(spec.name, spec.patience ?? PATIENCE_MS)),
  };
}

function startJob(spec: JobSpec, clock: Clock, sign: LifeSign): RunningJob {
  const alarm = new Alarm(clock);
  const begun = clock.now().getTime();
  let stopping = false;
  const running = (async () => {
    while (!stopping) {
      sign.alive();
      const asked = await runOnce(spec, clock);
      sign.rest();
      const now = clock.now().getTime();
      const beat = now + spec.every - ((now - begun) % spec.every);
      await alarm.sleep(Math.min(beat, asked) - now);
    }
  })();
  return {
    name: spec.name,
    wake: () => alarm.ring(),
    stop() {
      stopping = true;
      alarm.ring();
      return running;
    },
  };
}

/** Runs it and answers when it asked to be run again (epoch milliseconds; Infinity when it did not). */
async function runOnce(spec: JobSpec, clock: Clock): Promise<number> {
  const begun = performance.now();
  const ctx = systemContext(spec.name, clock.now());
  let asked = Number.POSITIVE_INFINITY;
  try {
    const again = (at: Date) => {
      asked = Math.min(asked, at.getTime());
    };
    await inSpan(`job ${spec.name}`, {}, () => spec.run(ctx, again));
    const milliseconds = performance.now() - begun;
    observeJob(spec.name, "done", milliseconds);
    ctx.log.debug({ duration_ms: Math.round(milliseconds) }, "job done");
  } catch (error) {
    const away = isUnavailable(error);
    observeJob(spec.name, away ? "unavailable" : "failed", performance.now() - begun);
    if (away) ctx.log.warn({ err: error }, "the database is away, the job will run again");
    else ctx.log.error({ err: error }, "job failed");
  }
  return asked;
}
