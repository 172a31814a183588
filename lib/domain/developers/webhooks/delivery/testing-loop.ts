import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { database } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { ManualClock } from "@/lib/core/manual-clock";
import { systemContext } from "@/lib/core/system-context";
import { DeliveryLoop, type DeliveryOptions } from "./deliver";
import { deliveriesOf, emitPost, type Receiver, testCreator, testEndpoint, testReceiver } from "./testing";

/**
 * For test files about the delivery loop: a database, an allow-list that opens loopback, and for each test a clock that
 * only moves when told and no endpoints. Loops and receivers are closed after each test.
 */
export function withDeliveryLoops() {
  let db: TestDatabase;
  let clock: ManualClock;
  const open: { close(): Promise<unknown> }[] = [];

  beforeAll(async () => {
    db = await testDatabase();
    process.env.WEBHOOK_ALLOW_CIDRS = "127.0.0.0/8,::1/128";
    resetEnv();
  });
  beforeEach(async () => {
    clock = new ManualClock(new Date());
    await database().execute(sql`truncate webhook_endpoints, events, delivery_attempts cascade`);
  });
  afterEach(async () => {
    for (const resource of open.splice(0).reverse()) await resource.close();
  });
  afterAll(() => db.drop());

  function startLoop(options: Partial<DeliveryOptions> = {}): DeliveryLoop {
    const loop = new DeliveryLoop({ context: (now) => systemContext("test", now), clock, ...options });
    open.push({ close: () => loop.stop(2_000) });
    return loop;
  }

  async function receiver(...args: Parameters<typeof testReceiver>): Promise<Receiver> {
    const made = await testReceiver(...args);
    open.push(made);
    return made;
  }

  /** One endpoint of a fresh creator at `url`, and how to emit to it at the clock's time. */
  async function endpointAt(url: string, more: Parameters<typeof testEndpoint>[2] = {}) {
    const { profileId, ctx } = await testCreator("FREE", clock.now());
    const endpoint = await testEndpoint(profileId, url, more);
    const emit = () => emitPost({ ...ctx, now: clock.now() }, profileId);
    return { ...endpoint, ctx, profileId, emit, deliveries: () => deliveriesOf(endpoint.id) };
  }

  /** Delivers one event to another endpoint: when it has arrived, the loop has seen all that was due before. */
  async function sentinel(loop: DeliveryLoop): Promise<void> {
    const to = await receiver();
    const other = await endpointAt(to.url);
    await other.emit();
    loop.wake();
    await expect.poll(() => to.hits.length).toBe(1);
  }

  return { clock: () => clock, startLoop, receiver, endpointAt, sentinel };
}
