import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { database, singleClient } from "@/db/client";
import { makeCreator, makePaidOrder, makeProduct } from "@/db/factories";
import { auditLog, events, orders, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { eventEnvelope } from "@/lib/contracts/developers/events/events";
import { systemContext } from "@/lib/core/system-context";
import { transaction } from "@/lib/core/transaction";
import { tryMoveOrder } from "../move";
import { historyOf } from "../showing/history";
import { acceptDeliveries, acceptOverdue } from "./accept-deliveries";

const DEADLINE = new Date("2026-11-23T09:30:00.000Z");
const worker = (now = DEADLINE) => systemContext("accept-deliveries", now);

let own: TestDatabase;
let profileId: string;
let productId: string;

beforeAll(async () => {
  own = await testDatabase();
});
beforeEach(async () => {
  profileId = (await makeCreator()).profileId;
  productId = (await makeProduct(profileId)).id;
  await database().delete(orders);
});
afterAll(() => own.drop());

/** An order that was delivered once and is to be accepted by `DEADLINE`, unless told. */
async function delivered(parts: Partial<typeof orders.$inferInsert> = {}): Promise<string> {
  const due = { status: "DELIVERED", deliveryNumber: 1, acceptBy: DEADLINE, deliveredAt: DEADLINE } as const;
  return (await makePaidOrder(profileId, { productId, ...due, ...parts })).id;
}

async function orderOf(id: string) {
  const [order] = await database().select().from(orders).where(eq(orders.id, id));
  return order;
}

const completions = () =>
  database()
    .select()
    .from(events)
    .where(and(eq(events.ownerId, profileId), eq(events.type, "order.completed")));

describe("the 72 hours", () => {
  it("are over at the deadline, not a millisecond before", async () => {
    const id = await delivered();
    expect(await acceptDeliveries(worker(new Date(DEADLINE.getTime() - 1)))).toBe(0);
    expect((await orderOf(id))?.status).toBe("DELIVERED");
    expect(await acceptDeliveries(worker())).toBe(1);
    expect(await orderOf(id)).toMatchObject({ status: "COMPLETED", acceptedBy: "auto", closedAt: DEADLINE });
    expect(await acceptDeliveries(worker())).toBe(0);
  });

  it("leave a step, an audit entry, one event and new figures", async () => {
    const id = await delivered();
    await acceptDeliveries(worker());
    expect((await historyOf(id)).steps.at(-1)).toMatchObject({
      at: DEADLINE,
      actor: "system",
      from: "DELIVERED",
      to: "COMPLETED",
    });
    const audited = await database().select().from(auditLog).where(eq(auditLog.targetId, id));
    expect(audited).toMatchObject([
      { action: "order.completed", actorKind: "system", actorId: "accept-deliveries", diff: { accepted_by: "auto" } },
    ]);
    const [event, ...more] = await completions();
    expect(more).toEqual([]);
    expect(eventEnvelope("order.completed").parse(JSON.parse(event?.payload ?? "")).data).toMatchObject({
      id,
      status: "COMPLETED",
      accepted_by: "auto",
      closed_at: DEADLINE.toISOString(),
    });
    const [profile] = await database().select().from(profiles).where(eq(profiles.id, profileId));
    expect(profile?.closedOrders).toBe(1);
  });

  it.each(["PAID", "REVISION_REQUESTED", "DISPUTED", "CANCELED", "REFUNDED", "COMPLETED"] as const)(
    "do not end for an order that is %s",
    async (status) => {
      const id = await delivered({ status });
      expect(await acceptDeliveries(worker())).toBe(0);
      expect(await acceptOverdue(worker(), { id, number: 1 })).toBe(false);
      expect(await orderOf(id)).toMatchObject({ status, acceptedBy: null });
    },
  );

  it("are those of the delivery that was looked at: another one since has its own", async () => {
    const moved = await delivered({ deliveryNumber: 2 });
    expect(await acceptOverdue(worker(), { id: moved, number: 1 })).toBe(false);
    const later = await delivered({ acceptBy: new Date(DEADLINE.getTime() + 1) });
    expect(await acceptOverdue(worker(), { id: later, number: 1 })).toBe(false);
    expect([(await orderOf(moved))?.status, (await orderOf(later))?.status]).toEqual(["DELIVERED", "DELIVERED"]);
    expect(await completions()).toEqual([]);
  });

  it("stop for a dispute that is being opened at this moment", async () => {
    const id = await delivered();
    const waiting = singleClient(own.url);
    let accepting: Promise<boolean> | undefined;
    await transaction(worker(), async (tx) => {
      await tryMoveOrder(tx, worker(), id, { to: "DISPUTED", actor: "buyer" });
      accepting = acceptOverdue(worker(), { id, number: 1 });
      const blocked = () =>
        waiting`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(blocked).toHaveLength(1);
    });
    await waiting.end();
    expect(await accepting).toBe(false);
    expect(await orderOf(id)).toMatchObject({ status: "DISPUTED", acceptedBy: null, closedAt: null });
    expect(await completions()).toEqual([]);
  });
});

describe("many orders", () => {
  it("are completed once each by workers that run at the same time", async () => {
    for (let n = 0; n < 12; n++) await delivered();
    const counts = await Promise.all([1, 2, 3].map(() => acceptDeliveries(worker(), 5)));
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(12);
    const completed = (await completions()).map((event) => JSON.parse(event.payload).data.id);
    expect(new Set(completed).size).toBe(12);
    expect(completed).toHaveLength(12);
  });

  it("are all completed in one run, also those after one that fails", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push(await delivered({ acceptBy: new Date(DEADLINE.getTime() - 5 + n) }));
    await database().execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`);
    await database().execute(
      sql.raw(`create trigger refuse before update on orders for each row when (new.id = '${ids[1]}')
        execute function refuse()`),
    );
    try {
      expect(await acceptDeliveries(worker(), 2)).toBe(4);
    } finally {
      await database().execute(sql`drop function refuse cascade`);
    }
    expect((await orderOf(ids[1] ?? ""))?.status).toBe("DELIVERED");
    expect(await acceptDeliveries(worker(), 2)).toBe(1);
  });
});
