import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import type { Receiver } from "./testing";
import { withDeliveryLoops } from "./testing-loop";

const { startLoop, receiver, endpointAt, clock } = withDeliveryLoops();

const DELIVERIES = 160;
const ANSWER_MS = 25;
const BACKLOG = 10_000;
const ROUNDS = 5;

/** Fills an endpoint's queue: its first delivery, copied. */
async function backlog(endpoint: Awaited<ReturnType<typeof endpointAt>>, count: number): Promise<void> {
  await endpoint.emit();
  await database().execute(sql`
    insert into deliveries (id, event_id, endpoint_id, event_type, due_at)
    select id || n, event_id, endpoint_id, event_type, due_at from deliveries, generate_series(2, ${count}::int) n
    where endpoint_id = ${endpoint.id}`);
}

/** How long a fresh endpoint at `to` takes to get its deliveries, in ms. */
async function drain(to: Receiver): Promise<number> {
  const endpoint = await endpointAt(to.url);
  await backlog(endpoint, DELIVERIES);
  const before = to.hits.length;
  const loop = startLoop({ timeoutMs: 1_000, leaseMs: 5_000 });
  const begun = performance.now();
  await expect.poll(() => to.hits.length, { timeout: 20_000, interval: 2 }).toBe(before + DELIVERIES);
  const took = performance.now() - begun;
  await loop.stop(0);
  return took;
}

test("an endpoint that hangs on 10,000 deliveries slows another by less than 20 %", async () => {
  // the time of an answer rules, not the processor: what else the machine does falls on both sides
  const healthy = await receiver((_, response) => void setTimeout(() => response.writeHead(204).end(), ANSWER_MS));
  const hanging = await receiver(() => {});
  const ratios: number[] = [];
  await drain(healthy); // code that the engine has not compiled yet
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await drain(healthy);
    const stuck = await endpointAt(hanging.url);
    await backlog(stuck, BACKLOG);
    const before = hanging.hits.length;
    const together = await drain(healthy);
    expect(hanging.hits.length - before, "it did hang meanwhile").toBeGreaterThanOrEqual(8);
    await database().execute(sql`delete from deliveries where endpoint_id = ${stuck.id}`);
    clock().advance(1);
    ratios.push(together / alone);
  }
  const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  expect(middle, ratios.join(" ")).toBeLessThan(1.2);
}, 120_000);
