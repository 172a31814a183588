import type { Context } from "@/lib/core/context";
import { isUnavailable } from "@/lib/core/errors";
import { Alarm, type Clock, systemClock } from "@/lib/core/process/alarm";
import { type LifeSign, UNWATCHED } from "@/lib/core/process/life-signs";
import { claimRuns, nextRunDue, type RunClaim, releaseClaim } from "@/lib/domain/agents/runs/claim";
import { executeRun } from "./execute";

export type RunLoopOptions = {
  /** A fresh context of the worker. */
  context: (now: Date) => Context;
  clock: Clock;
  /** The most runs under way at once. */
  capacity: number;
  /** How long a claim holds: longer than any step may take. */
  leaseMs: number;
  /** The longest sleep: a notification that is lost delays a run by this at most. */
  pollMs: number;
  sign: LifeSign;
};

const DEFAULTS = { clock: systemClock, capacity: 32, leaseMs: 90_000, pollMs: 5_000, sign: UNWATCHED };
/** Waits before a run that was interrupted is given back, while the database cannot be reached. */
const GIVE_BACK_MS = [0, 500, 1_000, 2_000, 4_000];
/** How soon it is taken up again: a tool that fails so each time must not be called without a pause. */
const AGAIN_MS = 1_000;
/** How long after the end of its lease a flight is waited for: its last statement may take that long. */
const SLACK_MS = 30_000;

/**
 * Takes up runs that wait, and those whose worker died, until it is stopped. Any number of loops may run at the same time: each run
 * is one loop's at a time.
 */
export class RunLoop {
  readonly #options: RunLoopOptions;
  readonly #alarm: Alarm;
  readonly #flights = new Map<Promise<void>, RunClaim>();
  readonly #running: Promise<void>;
  #stopping = false;

  constructor(options: Partial<RunLoopOptions> & Pick<RunLoopOptions, "context">) {
    this.#options = { ...DEFAULTS, ...options };
    this.#alarm = new Alarm(this.#options.clock);
    this.#running = this.#run();
  }

  /** Looks for runs now. */
  wake(): void {
    this.#alarm.ring();
  }

  /** Takes up no more; resolves when each run under way has ended or was given back after its present step. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#alarm.ring();
    await this.#running;
    await Promise.all(this.#flights.keys());
  }

  async #run(): Promise<void> {
    const { clock, capacity, leaseMs, pollMs, sign } = this.#options;
    let failures = 0;
    while (!this.#stopping) {
      try {
        this.#abandonLapsed();
        const room = capacity - this.#flights.size;
        const claims = room > 0 ? await claimRuns(clock.now(), leaseMs, room) : [];
        for (const claim of claims) this.#begin(claim);
        failures = 0;
        sign.alive();
        if (room === 0) await this.#alarm.sleep(pollMs);
        else if (claims.length < room) await this.#alarm.sleep(await this.#untilDue());
      } catch (error) {
        failures++;
        const { log } = this.#context();
        if (isUnavailable(error)) sign.alive();
        else log.error({ err: error }, "agent runs could not be claimed");
        if (isUnavailable(error) && failures === 1) log.warn({ err: error }, "the database is away, agent runs wait");
        await this.#alarm.sleep(Math.min(pollMs, 50 * 2 ** failures));
      }
    }
  }

  async #untilDue(): Promise<number> {
    if (this.#alarm.rung) return 0;
    const due = await nextRunDue();
    const wait = due ? due.getTime() - this.#options.clock.now().getTime() : this.#options.pollMs;
    return Math.min(this.#options.pollMs, Math.max(20, wait)); // due but not to be had: another loop is claiming it
  }

  #begin(claim: RunClaim): void {
    const { clock, leaseMs, capacity } = this.#options;
    const flight = executeRun(claim, {
      context: () => this.#context(),
      now: () => clock.now(),
      leaseMs,
      stopping: () => this.#stopping,
    }).catch((error) => this.#interrupted(claim, error));
    this.#flights.set(flight, claim);
    void flight.finally(() => {
      const full = this.#flights.size >= capacity;
      this.#flights.delete(flight);
      if (full) this.#alarm.ring();
    });
  }

  /** A run that lost its database is given back, to be gone on with soon; the lease of any other ends by itself. */
  async #interrupted(claim: RunClaim, error: unknown): Promise<void> {
    const { clock } = this.#options;
    const { log } = this.#context();
    if (!isUnavailable(error)) return log.error({ err: error, run: claim.id }, "an agent run was interrupted");
    log.warn({ err: error, run: claim.id }, "an agent run lost the database and is given back");
    for (const wait of GIVE_BACK_MS) {
      await new Promise<void>((resume) => clock.setTimeout(resume, wait));
      const again = new Date(clock.now().getTime() + AGAIN_MS);
      const given = await releaseClaim(claim, again).then(
        () => true,
        () => false,
      );
      if (given) return;
    }
  }

  /** Waits no longer for flights whose lease has ended though a step must not take so long: others may have their runs by now. */
  #abandonLapsed(): void {
    for (const [flight, { id, until }] of this.#flights) {
      if (until.getTime() + SLACK_MS > this.#options.clock.now().getTime()) continue;
      this.#flights.delete(flight);
      this.#context().log.error({ run: id }, "an agent run never came back from a step");
    }
  }

  #context(): Context {
    return this.#options.context(this.#options.clock.now());
  }
}
