import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { commerceCheckouts, orders } from "@/db/schema";
import { newId } from "@/lib/core/values/ids";
import { expect, test } from "../fixtures";
import { send, startPlatform, type TestPlatform } from "./platform";
import { checkoutsOf, codesOf, lines, onSale, orderOf, pageOf } from "./shop";

let platform: TestPlatform;
test.beforeAll(async () => {
  platform = await startPlatform();
});
test.afterAll(() => platform.close());

test("a checkout of nothing that is on sale is not made", async ({ api }) => {
  const hidden = await onSale({ mcpDiscoverable: false });
  for (const id of [newId("prod"), "nothing", hidden.basic]) {
    const refused = await checkoutsOf(api, platform).create(lines(id), 200);
    expect(refused).toMatchObject({ ucp: { status: "error" }, messages: [{ code: "item_unavailable" }] });
    expect(refused).not.toHaveProperty("id");
  }
});

test("canceling ends it: the page takes no payment, and nothing else can be done with it", async ({ api }) => {
  const { basic } = await onSale();
  const checkouts = checkoutsOf(api, platform);
  const { id } = await checkouts.create(lines(basic));
  const order = await orderOf(id);
  const canceled = await checkouts.cancel(id);
  expect(canceled).toMatchObject({ id, status: "canceled" });
  expect(canceled).not.toHaveProperty("continue_url");
  expect(await pageOf(order)).toBe("expired");
  for (const again of [
    await checkouts.cancel(id),
    await checkouts.update(id, lines(basic)),
    await checkouts.complete(id),
  ])
    expect([again.ucp.status, ...codesOf(again)]).toEqual(["error", "checkout_canceled"]);
  expect((await checkouts.get(id)).status).toBe("canceled");
});

test("time that is over cancels it, with and without an order", async ({ api }) => {
  const { basic, rush } = await onSale();
  const checkouts = checkoutsOf(api, platform);
  const open = await checkouts.create(lines(basic));
  const missing = await checkouts.create(lines(rush));
  const past = { expiresAt: new Date(Date.now() - 1_000) };
  await database()
    .update(orders)
    .set(past)
    .where(eq(orders.id, (await orderOf(open.id)).id));
  await database().update(commerceCheckouts).set(past).where(eq(commerceCheckouts.id, missing.id));
  for (const { id } of [open, missing]) {
    const over = await checkouts.get(id);
    expect(over).toMatchObject({ status: "canceled" });
    expect(codesOf(over)).toContain("checkout_expired");
  }
});

test("a checkout is its platform's alone", async ({ api }) => {
  const other = await startPlatform();
  const { basic } = await onSale();
  const { id } = await checkoutsOf(api, platform).create(lines(basic));
  const theirs = checkoutsOf(api, other);
  for (const refused of [
    await theirs.get(id),
    await theirs.update(id, lines(basic)),
    await theirs.complete(id),
    await theirs.cancel(id),
    await checkoutsOf(api, platform).get(newId("chk")),
    await checkoutsOf(api, platform).get("nonsense"),
  ])
    expect(refused).toMatchObject({ messages: [{ code: "not_found", severity: "unrecoverable" }] });
  expect((await checkoutsOf(api, platform).get(id)).status).toBe("requires_escalation");
  await other.close();
});

test("a body that is no checkout is refused, and says where it is wrong", async ({ api }) => {
  const { basic } = await onSale();
  for (const data of [
    {},
    { line_items: [] },
    { line_items: [{ quantity: 1 }] },
    { line_items: [{ item: { id: basic }, quantity: 0 }] },
  ]) {
    const refused = await send(api, platform, "POST", "/checkout-sessions", data);
    expect(refused.status()).toBe(400);
    expect(await refused.json()).toMatchObject({
      code: "invalid_request",
      content: expect.stringMatching(/line_items/),
    });
  }
});
