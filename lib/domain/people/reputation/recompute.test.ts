import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, openTransaction, statement } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { intros, orders, productSearch, profileSearch, profiles, publicChanges, reviews } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { answerIntro } from "@/lib/domain/contact/intros/answer";
import { requestIntro } from "@/lib/domain/contact/intros/request";
import { recomputeProfile } from "./recompute";
import { refreshTrust } from "./refresh-trust";
import { TRUST_VERSION } from "./trust";

const HOUR = 3_600_000;
const NOW = new Date("2026-11-20T10:00:00.000Z");
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const at = (ms: number): Context => systemContext("test", new Date(NOW.getTime() + ms));
const rowOf = async (id: string) => {
  const [row] = await database().select().from(profiles).where(eq(profiles.id, id));
  return row ?? expect.fail("no profile");
};
const componentOf = async (id: string, name: string) => {
  const { trustComponents } = await rowOf(id);
  return trustComponents.find((c) => c.name === name) ?? expect.fail(name);
};

/** A completed order with a review, as rows; nothing is computed. */
async function reviewed(profileId: string, productId: string, rating: number, when = NOW): Promise<void> {
  const id = newId("ord");
  const order = { id, profileId, productId, productTitle: "A", status: "COMPLETED" as const, source: "site" as const };
  const money = { amountCents: 10_000, feeCents: 1_000, lines: [], deliveryDays: 5 };
  const times = { expiresAt: when, paidAt: when, deliveredAt: when, closedAt: when, createdAt: when };
  await database()
    .insert(orders)
    .values({ ...order, ...money, ...times, linkTokenHash: Buffer.from(id) });
  const review = { id: newId("rev"), orderId: id, profileId, productId, productTitle: "A", rating, buyerName: "B" };
  await database()
    .insert(reviews)
    .values({ ...review, createdAt: when, updatedAt: when });
}

/** Resolves as soon as a statement of this database waits for a lock. */
async function waiting(hint: string): Promise<void> {
  for (let tries = 0; tries < 5_000; tries++) {
    const [row] = await statement<{ n: number }>(
      `select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      [],
    );
    if (row && row.n > 0) return;
  }
  expect.fail(`nothing waits for ${hint}`);
}

const compute = (id: string, now = NOW) => openTransaction((tx) => recomputeProfile(tx, id, now));

describe("recomputeProfile", () => {
  it("loses no input of two that change at once", async () => {
    const { profileId } = await makeCreator();
    const { id: productId } = await makeProduct(profileId);
    let first = () => {};
    const written = new Promise<void>((resolve) => {
      first = resolve;
    });
    let go = () => {};
    const released = new Promise<void>((resolve) => {
      go = resolve;
    });
    // the first has computed and not committed when the second begins to compute
    const one = openTransaction(async (tx) => {
      await tx.update(profiles).set({ verified: true }).where(eq(profiles.id, profileId));
      await recomputeProfile(tx, profileId, NOW);
      first();
      await released;
    });
    await written;
    // what changes the sums takes the creator's row as well
    const two = reviewed(profileId, productId, 5).then(() => compute(profileId));
    await waiting(profileId);
    go();
    await Promise.all([one, two]);
    expect(await rowOf(profileId)).toMatchObject({ verified: true, reviewCount: 1, closedOrders: 1 });
    expect((await componentOf(profileId, "verification")).value).toBe(1);
  });

  it("counts requests for an introduction: answered in 72 hours, or not", async () => {
    const { profileId, handle, userId, email } = await makeCreator({ mcpDiscoverable: true });
    const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
    const input = { handle, note: "Hello", callback_url: "https://agent.example/answers" };
    const answered = await requestIntro(at(0), input);
    const ignored = await requestIntro(at(HOUR), input);
    expect(await componentOf(profileId, "response")).toMatchObject({ value: 0.7, sample: 0 });
    expect((await rowOf(profileId)).trustStaleAt).toEqual(at(72 * HOUR).now);

    await answerIntro({ ...at(2 * HOUR), actor }, { id: answered.id, answer: "decline" });
    expect(await componentOf(profileId, "response")).toMatchObject({ value: 0.76, sample: 1 });
    expect((await rowOf(profileId)).trustStaleAt).toEqual(at(73 * HOUR).now);

    // one second short of its time nothing is due; then the ignored one counts, by the clock alone
    expect(await refreshTrust(at(73 * HOUR - 1_000))).toBe(0);
    expect(await refreshTrust(at(73 * HOUR))).toBe(1);
    expect(await componentOf(profileId, "response")).toMatchObject({ value: 0.633, sample: 2 });
    const [late] = await database().select().from(intros).where(eq(intros.id, ignored.id));
    expect(late?.status).toBe("PENDING");
    expect(await refreshTrust(at(74 * HOUR))).toBe(0);
  });
});

describe("refreshTrust", () => {
  it("follows the ageing of reviews, in the row and in search, a batch at a time", async () => {
    const made = [await makeCreator(), await makeCreator(), await makeCreator()];
    for (const { profileId } of made) {
      const { id } = await makeProduct(profileId);
      for (let i = 0; i < 6; i++) await reviewed(profileId, id, 5);
      await compute(profileId);
    }
    const id = made[0]?.profileId ?? "";
    const before = await rowOf(id);
    const due = before.trustStaleAt ?? expect.fail("nothing is due");
    expect(due.getTime()).toBeGreaterThan(NOW.getTime());
    expect(await refreshTrust(systemContext("test", new Date(due.getTime() - 60_000)))).toBe(0);
    expect(await refreshTrust(systemContext("test", due), 2)).toBe(3);
    const rating = (row: typeof before) => row.trustComponents.find((c) => c.name === "rating")?.value ?? 0;
    expect(rating(await rowOf(id))).toBeCloseTo(rating(before) - 0.001, 10);

    await refreshTrust(at(3 * 365 * 24 * HOUR));
    const old = await rowOf(id);
    expect(old.trustScore).toBeLessThan(before.trustScore);
    const [listed] = await database().select().from(profileSearch).where(eq(profileSearch.profileId, id));
    expect(listed?.trustScore).toBe(old.trustScore);
    // what is kept is what computing it now would give
    await compute(id, at(3 * 365 * 24 * HOUR).now);
    expect((await rowOf(id)).trustComponents).toEqual(old.trustComponents);
  });

  it("after an upgrade writes nothing of whom it counts as before but the version", async () => {
    const { profileId, handle } = await makeCreator();
    await makeProduct(profileId);
    await compute(profileId);
    const places = () =>
      Promise.all(
        [profileSearch, productSearch].map((table) =>
          database().select({ place: sql`ctid::text` }).from(table).where(eq(table.profileId, profileId)),
        ),
      );
    const before = await places();
    await database()
      .update(profiles)
      .set({ trustVersion: TRUST_VERSION - 1 })
      .where(eq(profiles.id, profileId));
    await database().delete(publicChanges);
    expect(await refreshTrust(at(0))).toBeGreaterThan(0);
    expect((await rowOf(profileId)).trustVersion).toBe(TRUST_VERSION);
    expect(await places()).toEqual(before);
    expect(await database().select().from(publicChanges).where(eq(publicChanges.handle, handle))).toEqual([]);
  });
});
