import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { type ClaimOptions, claimDeliveries, nextDelivery } from "./claim";
import { withDeliveryLoops } from "./testing-loop";

const { clock, endpointAt } = withDeliveryLoops();

const claim = (options: Partial<ClaimOptions> = {}) =>
  claimDeliveries({
    now: clock().now(),
    leaseMs: 30_000,
    limit: 100,
    perEndpoint: 8,
    held: new Map(),
    after: "",
    ...options,
  });

/** So many endpoints, in the order of their ids, each with `deliveries` due. */
async function endpoints(count: number, deliveries: number) {
  const made = [];
  for (let n = 0; n < count; n++) {
    const endpoint = await endpointAt("http://127.0.0.1:9/x");
    await endpoint.emit();
    const [first] = await endpoint.deliveries();
    await database().execute(sql`
      insert into deliveries (id, event_id, endpoint_id, due_at)
      select id || n, event_id, endpoint_id, due_at from deliveries, generate_series(2, ${deliveries}::int) n
      where id = ${first?.id ?? ""}`);
    made.push(endpoint.id);
  }
  return made;
}

const countByEndpoint = ({ deliveries }: Awaited<ReturnType<typeof claim>>) =>
  deliveries.reduce<Record<string, number>>(
    (sum, d) => Object.assign(sum, { [d.endpointId]: (sum[d.endpointId] ?? 0) + 1 }),
    {},
  );

test("an endpoint gets at most its room, what it holds counted", async () => {
  const [a = "", b = "", c = ""] = await endpoints(3, 20);
  const held = new Map([
    [a, 5],
    [b, 8],
  ]);
  const first = await claim({ held });
  expect(countByEndpoint(first)).toEqual({ [a]: 3, [c]: 8 });
  expect(first.taken).toBe(11);
});

test("endpoints take turns: each claim goes on where the one before ended", async () => {
  const ids = await endpoints(5, 40);
  const visited: string[] = [];
  let after = "";
  for (let round = 0; round < 5; round++) {
    const { deliveries, last } = await claim({ limit: 8, after });
    visited.push(...new Set(deliveries.map((d) => d.endpointId)));
    after = last;
  }
  expect(visited).toEqual(ids);
  const wrapped = await claim({ limit: 16, after });
  expect(Object.keys(countByEndpoint(wrapped))).toEqual(ids.slice(0, 2));
});

test("the oldest of an endpoint come first, and what is not due does not come", async () => {
  const endpoint = await endpointAt("http://127.0.0.1:9/x");
  for (let n = 0; n < 3; n++) await endpoint.emit();
  const ids = (await endpoint.deliveries()).map((d) => d.id);
  const shift = (id: string | undefined, ms: number) =>
    database().execute(sql`update deliveries set due_at = due_at + ${ms} * interval '1 ms' where id = ${id ?? ""}`);
  await shift(ids[2], -1_000);
  await shift(ids[0], 1);
  expect((await claim({ perEndpoint: 1 })).deliveries.map((d) => d.id)).toEqual([ids[2]]);
  expect((await claim()).deliveries.map((d) => d.id)).toEqual([ids[1]]);
  expect((await claim()).taken).toBe(0);
  expect(await nextDelivery(clock().now(), [])).toEqual(new Date(clock().now().getTime() + 1));
  expect(await nextDelivery(clock().now(), [endpoint.id])).toBeNull();
});

test("concurrent claims share the rows and none comes twice", async () => {
  await endpoints(10, 50);
  const claims = await Promise.all(Array.from({ length: 12 }, () => claim({ limit: 60, perEndpoint: 20 })));
  const ids = claims.flatMap(({ deliveries }) => deliveries.map((d) => d.id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(60);
  const [row] = await database().execute(
    sql`select count(*)::int as n from deliveries where lease_until > ${clock().now().toISOString()}`,
  );
  expect(row?.n).toBe(ids.length);
});
