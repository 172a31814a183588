import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { database, statement } from "@/db/client";
import { profiles, releases } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { refundOrder } from "@/lib/domain/trade/orders/closing/refund";
import { as, hearProcessor, makeSeller, nobody, orderRow } from "@/lib/domain/trade/orders/testing";
import { completed } from "@/lib/domain/trade/orders/testing-money";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const blocked = () =>
  statement("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'", []);

it.each(["DISPUTED", "REFUNDED"])(
  "an order that becomes %s waits for who pays its creator, and not they for it",
  async (to) => {
    const seller = await makeSeller(true);
    const order = await completed(seller);
    if (to === "REFUNDED") await refundOrder(as(seller), order.id);
    const becoming = () =>
      to === "REFUNDED"
        ? hearProcessor()
        : openDispute(nobody(), { ...order, reason: "It is not what was agreed on." });
    let moved: Promise<unknown> | undefined;
    // as who pays out has them: the creator's row, then what is paid
    await database().transaction(async (tx) => {
      const creator = eq(profiles.id, seller.profileId);
      await tx.select({ id: profiles.id }).from(profiles).where(creator).for("no key update");
      moved = becoming();
      await vi.waitFor(async () => expect(await blocked()).toHaveLength(1), 10_000);
      const held = await tx.select().from(releases).where(eq(releases.orderId, order.id)).for("no key update");
      expect(held).toMatchObject([{ status: "WAITING" }]);
    });
    await moved;
    expect((await orderRow(order.id)).status).toBe(to);
  },
);
