import { randomUUID } from "node:crypto";
import { count, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { orders } from "@/db/schema";
import { expect, test } from "../fixtures";
import { send, startPlatform, type TestPlatform } from "./platform";
import { lines, onSale } from "./shop";

let platform: TestPlatform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.close());

const keyed = () => ({ "Idempotency-Key": randomUUID() });

test("a create that is repeated is one, however many come at once; another body is 409", async ({ api }) => {
  const { basic, standard, profileId } = await onSale();
  const key = keyed();
  const create = (data: object) => send(api, platform, "POST", "/checkout-sessions", data, key);
  const first = await create(lines(basic));
  expect(first.status()).toBe(201);
  const again = await create(lines(basic));
  expect([again.status(), await again.text()]).toEqual([201, await first.text()]);
  const other = await create(lines(standard));
  expect(other.status()).toBe(409);
  expect(await other.json()).toMatchObject({ code: "idempotency_conflict", content: expect.any(String) });
  const [made] = await database().select({ n: count() }).from(orders).where(eq(orders.profileId, profileId));
  expect(made?.n).toBe(1);
});

test("ten at once with one key open one checkout", async ({ api }) => {
  const { basic, profileId } = await onSale();
  const key = keyed();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(api, platform, "POST", "/checkout-sessions", lines(basic), key)),
  );
  // the one that runs, and those that come meanwhile or after
  for (const answer of answers) expect([201, 409]).toContain(answer.status());
  const [made] = await database().select({ n: count() }).from(orders).where(eq(orders.profileId, profileId));
  expect(made?.n).toBe(1);
});

test("updating, completing and canceling repeat their first answer, too", async ({ api }) => {
  const { basic, standard } = await onSale();
  const { id } = await (await send(api, platform, "POST", "/checkout-sessions", lines(basic))).json();
  const steps: ["PUT" | "POST", string, object | undefined][] = [
    ["PUT", "", lines(standard)],
    ["POST", "/complete", { payment: { instruments: [] } }],
    ["POST", "/cancel", undefined],
  ];
  for (const [method, path, data] of steps) {
    const key = keyed();
    const call = () => send(api, platform, method, `/checkout-sessions/${id}${path}`, data, key);
    const first = await call();
    expect(first.status(), path).toBe(200);
    expect(await (await call()).text(), path).toBe(await first.text());
  }
});

test("a key of one platform is not another's", async ({ api }) => {
  const other = await startPlatform();
  const { basic } = await onSale();
  const key = keyed();
  const one = await send(api, platform, "POST", "/checkout-sessions", lines(basic), key);
  const two = await send(api, other, "POST", "/checkout-sessions", lines(basic), key);
  expect((await one.json()).id).not.toBe((await two.json()).id);
  await other.close();
});
