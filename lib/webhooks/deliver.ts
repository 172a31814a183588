import type { Dispatcher } from "undici";
import { Alarm, type Clock, systemClock } from "@/lib/core/alarm";
import type { Context } from "@/lib/core/context";
import { isUnavailable } from "@/lib/core/errors";
import { type ClaimedDelivery, claimDeliveries, nextDelivery } from "./claim";
import { destinationPolicy } from "./destination";
import { guardedAgent } from "./guard";
import { Recorder } from "./recorder";
import { send } from "./send";

export type DeliveryLoopOptions = {
  /** A fresh context of the worker at this moment. */
  context: (now: Date) => Context;
  clock?: Clock;
  /** How to reach receivers; by default the guarded agent under this process's policy. */
  dispatcher?: Dispatcher;
  /** Rows per claim. */
  batch?: number;
  /** Attempts in flight or unrecorded, in all and per endpoint. */
  capacity?: number;
  perEndpoint?: number;
  timeoutMs?: number;
  leaseMs?: number;
  /** The longest sleep: a lost notification delays a delivery by this at most. */
  pollMs?: number;
};

export type DeliveryLoop = {
  /** Looks for due deliveries now. */
  wake(): void;
  /** Claims no more and resolves when what is in flight has ended and is recorded, after `graceMs` at the latest. */
  stop(graceMs?: number): Promise<void>;
};

/**
 * Sends due deliveries until it is stopped. A claimed delivery is sent at once, so no lease is spent on waiting; the next batch is
 * claimed while the one before is on its way. An endpoint that hangs holds its own eight places and nobody else's. A crash between
 * sending and recording repeats the attempt after its lease: receivers deduplicate.
 */
export function startDeliveryLoop(options: DeliveryLoopOptions): DeliveryLoop {
  const { clock = systemClock, batch = 200, capacity = 512, perEndpoint = 8 } = options;
  const { timeoutMs = 15_000, leaseMs = 30_000, pollMs = 5_000 } = options;
  const dispatcher = options.dispatcher ?? guardedAgent(destinationPolicy());
  const context = () => options.context(clock.now());
  const alarm = new Alarm(clock);
  const recorder = new Recorder({ clock, context, onRecorded: () => afterRecording() });
  const held = new Map<string, number>();
  const flights = new Set<Promise<void>>();
  let starved = false;
  let stopping = false;

  const free = () => capacity - flights.size - recorder.size;

  function afterRecording(): void {
    if (starved || recorder.size === 0) alarm.ring();
  }

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const { endpointId } = delivery;
    const before = held.get(endpointId) ?? 0;
    held.set(endpointId, before + 1);
    const outcome = await send(delivery, { dispatcher, timeoutMs, now: clock.now });
    const now = held.get(endpointId) ?? 1;
    if (now > 1) held.set(endpointId, now - 1);
    else held.delete(endpointId);
    recorder.add({ delivery, outcome });
    if (now >= perEndpoint) alarm.ring(); // it was full: what waits for it may go
  }

  async function claimOnce(after: string): Promise<{ last: string; more: boolean }> {
    const now = clock.now();
    const limit = Math.min(batch, free());
    const claim = await claimDeliveries({ now, leaseMs, limit, perEndpoint, held, after });
    // A claim that took long leaves too little of the lease to send within: let it lapse.
    const late = clock.now().getTime() + timeoutMs >= now.getTime() + leaseMs;
    for (const delivery of late ? [] : claim.deliveries) {
      const flight = attempt(delivery);
      flights.add(flight);
      void flight.finally(() => flights.delete(flight));
    }
    return { last: claim.last, more: claim.taken === limit };
  }
  ...
}
