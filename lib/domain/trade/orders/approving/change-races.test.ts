import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { approvals, orders } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { transaction } from "@/lib/core/transaction";
import { listApprovals } from "../approvals/read";
import { expireCheckouts } from "../checkout/expire-checkouts";
import { markSessionExpired } from "../checkout/mark-expired";
import { openCheckout } from "../checkout/open-checkout";
import {
  as,
  hearProcessor,
  legalHistory,
  makePerson,
  makeSeller,
  operator,
  orderRow,
  pay,
  type Seller,
} from "../testing";
import { appOf, NOW, PLENTY } from "../testing-apps";
import { change } from "./change";
import { refuse } from "./refuse";
import { askedBy, LARGE, NO_ACCEPT, SAME, SMALL, sessionOf } from "./testing";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

describe("fifty at once", () => {
  it("of one app's orders move to a dearer package as far as the month allows, exactly, and the others stay as they were", async () => {
    const person = await makePerson();
    const limits = { ...PLENTY, per_month_cents: 50 * 10_000 + 7 * 10_000 + 1 };
    const app = await appOf(person, limits, NO_ACCEPT);
    const input = { handle: seller.handle, product_id: seller.product.id, tier_id: "basic", addon_ids: [] };
    for (let n = 0; n < 50; n += 10)
      await Promise.all(Array.from({ length: 10 }, () => openCheckout(app.at(), input, "mcp")));
    const { data } = await listApprovals(as(person), { limit: 60 });
    expect([data.length, (await app.spent())?.reserved_cents]).toEqual([50, 500_000]);
    const all = await Promise.allSettled(data.map(({ id }) => change(as(person), { id, ...SAME })));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
    for (const one of all)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "spend_limit_exceeded" });
    expect((await app.spent())?.reserved_cents).toBe(570_000);
    const rows = await database().select().from(orders).where(eq(orders.apiKeyId, app.grantId));
    expect(rows.filter(({ amountCents }) => amountCents === 20_000)).toHaveLength(7);
    for (const { id, amountCents } of rows)
      expect(await sessionOf(id)).toMatchObject({ status: "open", amount_total: amountCents });
  }, 180_000);

  it("of one order: one of them is what happened", async () => {
    const { person, app, id, approval } = await askedBy(seller);
    const wanted = [SMALL, LARGE, { ...SAME, addon_ids: ["rush"], shown_cents: 22_500 }];
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => change(as(person), { id: approval.id, ...(wanted[n % 3] ?? SMALL) })),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of all) if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "conflict" });
    const { amountCents } = await orderRow(id);
    expect((await app.spent())?.reserved_cents).toBe(amountCents);
    expect(await sessionOf(id)).toMatchObject({ status: "open", amount_total: amountCents });
  }, 120_000);
});

describe("two things at once", () => {
  it("change an order and pay, refuse or close it: what is counted is what stands", async () => {
    for (const other of ["pay", "refuse", "expire"] as const) {
      const { person, app, id, approval } = await askedBy(seller);
      const { expiresAt } = await orderRow(id);
      const acts = {
        pay: () => pay(id),
        refuse: () => refuse(as(person), approval.id, "No."),
        expire: () => expireCheckouts(operator(new Date(expiresAt.getTime() + 120_000))),
      };
      await Promise.allSettled([change(as(person), { id: approval.id, ...SMALL }), acts[other]()]);
      await hearProcessor();
      const { status, amountCents } = await orderRow(id);
      expect((await app.spent())?.reserved_cents, `${other}: ${status}`).toBe(status === "EXPIRED" ? 0 : amountCents);
      if (status === "CHECKOUT_OPEN") expect((await sessionOf(id)).amount_total).toBe(amountCents);
      await legalHistory(id);
    }
  });

  it("hear that a page was closed while another takes its place: the order stays open", async () => {
    const { id } = await askedBy(seller);
    const { checkoutSessionId } = await orderRow(id);
    let heard: Promise<boolean> | undefined;
    await database().transaction(async (tx) => {
      await tx
        .update(orders)
        .set({ checkoutSessionId: `cs_other_${id}` })
        .where(eq(orders.id, id));
      heard = transaction(operator(), (inner, ctx) => markSessionExpired(inner, ctx, checkoutSessionId ?? ""));
      await new Promise((done) => setTimeout(done, 300));
    });
    expect(await heard).toBe(false);
    expect((await orderRow(id)).status).toBe("CHECKOUT_OPEN");
  });

  it("do not disturb what is counted in the month before", async () => {
    const { person, app, approval } = await askedBy(seller);
    await change(as(person), { id: approval.id, ...SMALL });
    const next = new Date(Date.UTC(NOW.getUTCFullYear(), NOW.getUTCMonth() + 1, 2));
    expect((await app.spent(next))?.reserved_cents).toBe(0);
    expect((await app.spent())?.reserved_cents).toBe(12_500);
    const [row] = await database().select().from(approvals).where(eq(approvals.id, approval.id));
    expect(row?.status).toBe("WAITING");
  });
});
