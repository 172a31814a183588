import type { Dispatcher } from "undici";
import type { Context } from "@/lib/core/context";
import { isUnavailable } from "@/lib/core/errors";
import { Alarm, type Clock, systemClock } from "@/lib/core/process/alarm";
import { type LifeSign, UNWATCHED } from "@/lib/core/process/life-signs";
import { ReceiverAgent } from "../inbox/agent";
import { destinationPolicy } from "../outbound/destination";
import { type ClaimedDelivery, claimDeliveries, nextDelivery } from "./claim";
import { Recorder } from "./recorder";
import { SCHEDULE, type Schedule } from "./schedule";
import { send } from "./send";

export type DeliveryOptions = {
  /** A fresh context of the worker. */
  context: (now: Date) => Context;
  clock: Clock;
  /** How to reach receivers. */
  dispatcher: Dispatcher;
  schedule: Schedule;
  /** Rows per claim. */
  batch: number;
  /** The most attempts that are in flight or not recorded yet. */
  capacity: number;
  /** The most attempts in flight to one endpoint. */
  perEndpoint: number;
  /** How long an attempt may take. */
  timeoutMs: number;
  /** How long a claim holds; more than `timeoutMs`. */
  leaseMs: number;
  /** The longest sleep: a notification that is lost delays a delivery by this at most. */
  pollMs: number;
  sign: LifeSign;
};

/** How long a receiver may take to answer. */
export const ANSWER_TIMEOUT_MS = 15_000;

const DEFAULTS = {
  schedule: SCHEDULE,
  batch: 200,
  capacity: 1_024,
  perEndpoint: 8,
  timeoutMs: ANSWER_TIMEOUT_MS,
  leaseMs: 30_000,
  pollMs: 5_000,
  sign: UNWATCHED,
};

/**
 * Sends due deliveries until it is stopped. What is claimed is sent at once, so that no lease is spent waiting, and the
 * next batch is claimed while the one before is on its way. An endpoint that hangs holds its own eight places and
 * nobody else's. A crash between sending and recording repeats the attempt after its lease: receivers deduplicate.
 */
export class DeliveryLoop {
  readonly #options: DeliveryOptions;
  readonly #alarm: Alarm;
  readonly #recorder: Recorder;
  readonly #held = new Map<string, number>();
  readonly #flights = new Set<Promise<void>>();
  readonly #running: Promise<void>;
  /** Everything is taken, or nothing can be recorded: any result is a reason to look again. */
  #blocked = false;
  /** Something was sent or written down since the loop last came around. */
  #moved = false;
  #stopping = false;

  constructor(options: Partial<DeliveryOptions> & Pick<DeliveryOptions, "context">) {
    const dispatcher = options.dispatcher ?? new ReceiverAgent(destinationPolicy());
    this.#options = { ...DEFAULTS, clock: systemClock, ...options, dispatcher };
    const { clock, schedule } = this.#options;
    this.#alarm = new Alarm(clock);
    const onRecorded = () => {
      this.#moved = true;
      if (this.#blocked) this.#alarm.ring();
    };
    this.#recorder = new Recorder({ clock, schedule, context: () => this.#context(), onRecorded });
    this.#running = this.#run();
  }

  /** Looks for due deliveries now. */
  wake(): void {
    this.#alarm.ring();
  }

  /** Claims no more, and resolves when what is in flight has ended and is recorded, after `graceMs` at the latest. */
  async stop(graceMs = 17_000): Promise<void> {
    const { clock, dispatcher } = this.#options;
    this.#stopping = true;
    this.#alarm.ring();
    let timer: unknown;
    const grace = new Promise<void>((resolve) => {
      timer = clock.setTimeout(resolve, graceMs);
    });
    await Promise.race([grace, this.#drain()]);
    clock.clearTimeout(timer);
    this.#recorder.stop();
    await dispatcher.destroy();
  }

  async #drain(): Promise<void> {
    await this.#running;
    await Promise.all(this.#flights);
    await this.#recorder.drained();
  }

  async #run(): Promise<void> {
    let after = "";
    let failures = 0;
    while (!this.#stopping) {
      try {
        this.#blocked = this.#free < 1 || this.#recorder.failing;
        if (this.#blocked) {
          if (this.#moved || this.#recorder.failing) this.#options.sign.alive();
          this.#moved = false;
          await this.#alarm.sleep(this.#options.pollMs);
          continue;
        }
        const limit = Math.min(this.#options.batch, this.#free);
        const asked = this.#options.clock.now();
        const { last, taken } = await this.#claimAndSend(asked, limit, after);
        after = last;
        failures = 0;
        this.#options.sign.alive();
        if (taken < limit) await this.#sleepUntilDue(asked, taken);
      } catch (error) {
        failures++;
        const { log } = this.#context();
        if (isUnavailable(error)) this.#options.sign.alive();
        else log.error({ err: error }, "webhook deliveries could not be claimed");
        if (isUnavailable(error) && failures === 1)
          log.warn({ err: error }, "the database is away, webhook deliveries wait");
        await this.#alarm.sleep(Math.min(this.#options.pollMs, 50 * 2 ** failures));
      }
    }
  }

  async #claimAndSend(now: Date, limit: number, after: string): Promise<{ last: string; taken: number }> {
    const { clock, leaseMs, timeoutMs, perEndpoint } = this.#options;
    const claim = await claimDeliveries({ now, leaseMs, limit, perEndpoint, held: this.#held, after });
    // A claim that took long leaves too little of the lease to send within: let it lapse.
    const late = clock.now().getTime() + timeoutMs >= now.getTime() + leaseMs;
    if (late) this.#context().log.warn({ count: claim.taken }, "claiming webhook deliveries took too long");
    for (const delivery of late ? [] : claim.deliveries) {
      const flight = this.#attempt(delivery);
      this.#flights.add(flight);
      void flight.finally(() => this.#flights.delete(flight));
    }
    return claim;
  }

  async #attempt(delivery: ClaimedDelivery): Promise<void> {
    const { clock, dispatcher, timeoutMs, perEndpoint } = this.#options;
    const { endpointId } = delivery;
    this.#held.set(endpointId, (this.#held.get(endpointId) ?? 0) + 1);
    const outcome = await send(delivery, { dispatcher, timeoutMs, now: () => clock.now() });
    const held = this.#held.get(endpointId) ?? 1;
    if (held > 1) this.#held.set(endpointId, held - 1);
    else this.#held.delete(endpointId);
    this.#moved = true;
    this.#recorder.add({ delivery, outcome });
    if (held >= perEndpoint) this.#alarm.ring(); // it was full: what waits for it may go
  }

  /** Sleeps until the next delivery falls due somewhere that has room, or somebody rings. */
  async #sleepUntilDue(asked: Date, taken: number): Promise<void> {
    const { clock, perEndpoint, pollMs } = this.#options;
    if (this.#alarm.rung) return this.#alarm.sleep(0);
    const full = [...this.#held].filter(([, held]) => held >= perEndpoint).map(([endpointId]) => endpointId);
    const due = await nextDelivery(clock.now(), full);
    // counted from now: looking takes its time too
    const wait = due ? due.getTime() - clock.now().getTime() : pollMs;
    // Due when it was asked for, but not to be had: another loop is claiming it at this moment.
    const least = taken === 0 && due && due <= asked ? 20 : 0;
    await this.#alarm.sleep(Math.min(pollMs, Math.max(least, wait)));
  }

  get #free(): number {
    return this.#options.capacity - this.#flights.size - this.#recorder.size;
  }

  #context(): Context {
    return this.#options.context(this.#options.clock.now());
  }
}
