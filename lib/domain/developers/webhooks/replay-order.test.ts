import { expect, test } from "vitest";
import { withDeliveryLoops } from "./delivery/testing-loop";
import { replayDeliveries } from "./replay/replay";

const { clock, startLoop, receiver, endpointAt } = withDeliveryLoops();

test("replays arrive in the order that was asked for, each as a new delivery of the same event, behind what waits", async () => {
  const to = await receiver();
  const endpoint = await endpointAt(to.url);
  const events: string[] = [];
  for (let n = 0; n < 4; n++) events.push(await endpoint.emit());
  const loop = startLoop({ perEndpoint: 1 });
  const open = async () => (await endpoint.deliveries()).filter((d) => d.state !== "SUCCEEDED").length;
  await expect.poll(open).toBe(0);
  const originals = (await endpoint.deliveries()).map(({ id }) => id);
  const before = to.hits.length;

  clock().advance(1_000);
  const waiting = await endpoint.emit();
  clock().advance(1_000);
  const asked = [2, 0, 3, 1];
  const ctx = { ...endpoint.ctx, now: clock().now() };
  await replayDeliveries(
    ctx,
    asked.map((n) => originals[n] ?? ""),
  );
  loop.wake();
  await expect.poll(open).toBe(0);
  const arrived = to.hits.slice(before).map(({ headers }) => headers["service-idempotency-key"]);
  expect(arrived).toEqual([waiting, ...asked.map((n) => events[n])]);
  const ids = to.hits.map(({ headers }) => headers["service-delivery"]);
  expect(new Set(ids).size).toBe(9);
});
