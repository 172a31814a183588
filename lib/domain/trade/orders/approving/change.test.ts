import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { auditLog, events, productPackages, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { processor } from "@/lib/domain/trade/payments/processor";
import { payCheckout, viewCheckout } from "@/lib/domain/trade/payments/sandbox/pages/hosted";
import { GOOD_FORM } from "@/lib/domain/trade/payments/sandbox/serving/fixtures";
import { listApprovals } from "../approvals/read";
import { briefOf } from "../brief/read";
import { openCheckout } from "../checkout/open-checkout";
import { getPurchase } from "../reading/purchases";
import { getOrderStatus } from "../reading/status";
import {
  as,
  hearProcessor,
  legalHistory,
  makePerson,
  makeSeller,
  nobody,
  orderRow,
  pay,
  type Seller,
  sell,
} from "../testing";
import { appOf, LIMITS, NOW } from "../testing-apps";
import { acceptPurchase } from "../work/accept-delivery";
import { approve } from "./approve";
import { change } from "./change";
import { readChoices } from "./choices";
import { refuse } from "./refuse";
import { askedBy, LARGE, NO_ACCEPT, SAME, SMALL, sessionOf } from "./testing";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const BRIEF = { brief: "A mark for a bakery, in one colour.", answers: {}, attachments: [] };
const kindsOf = async (owner: string) =>
  (
    await database()
      .select()
      .from(events)
      .where(and(eq(events.ownerId, owner), like(events.type, "approval.%")))
      .orderBy(events.id)
  ).map(({ type }) => type);

describe("an order that its person changes before paying", () => {
  it("costs what was shown: the page that the app had is closed, the limits follow, and the app reads what was changed", async () => {
    const { person, app, id, approval, handle } = await askedBy(seller);
    const prepared = await sessionOf(id);
    const waiting = getOrderStatus(app.at(), handle, 20);
    const changed = await change(as(person), { id: approval.id, ...SMALL, told: BRIEF });
    const before = { tier_id: "standard", amount_cents: 20_000 };
    expect(changed).toMatchObject({ status: "WAITING", change: { before, brief_changed: true } });
    expect((await app.spent())?.reserved_cents).toBe(12_500);

    const read = await waiting;
    expect(read).toMatchObject({ tier_id: "basic", amount_cents: 12_500, approval: { change: { before } } });
    expect(read.next_step).toContain("$125 now");
    expect((await getPurchase(app.at(), id)).approval?.change).toMatchObject({ before });
    expect(await orderRow(id)).toMatchObject({ feeCents: 1_250, deliveryDays: 5, revisionsAllowed: 1 });
    expect(await briefOf(id)).toMatchObject({ summary: BRIEF.brief, status: "SUBMITTED" });
    expect(await kindsOf(person.userId)).toEqual(["approval.requested", "approval.changed"]);
    const [said] = await database()
      .select({ actor: auditLog.actorId, diff: auditLog.diff })
      .from(auditLog)
      .where(and(eq(auditLog.targetId, approval.id), eq(auditLog.action, "approval.changed")));
    expect(said).toMatchObject({ actor: person.userId, diff: { amount_cents: 12_500, prepared_cents: 20_000 } });

    // the processor's word on the page that was closed comes late, and closes nothing
    await hearProcessor();
    expect((await orderRow(id)).status).toBe("CHECKOUT_OPEN");
    expect((await payCheckout(prepared.id, GOOD_FORM)).outcome).not.toBe("paid");
    const { payUrl } = await approve(as(person), approval.id);
    const page = await viewCheckout(payUrl?.split("/").at(-1) ?? "");
    expect(page).toMatchObject({ status: "open", email: person.email });
    expect((await sessionOf(id)).amount_total).toBe(12_500);
    expect((await sessionOf(id)).success_url).toBe(prepared.success_url);
    expect((await getPurchase(app.at(), id)).checkout_url).toContain("/approvals#");
    await pay(id);
    expect((await orderRow(id)).status).toBe("PAID");
    expect(await legalHistory(id)).toEqual(["CHECKOUT_OPEN", "CHECKOUT_OPEN", "CHECKOUT_OPEN", "PAID"]);
    expect((await getOrderStatus(app.at(), handle)).approval).toMatchObject({ status: "APPROVED", change: { before } });
  });

  it("is changed twice and back: what the app had prepared stays known, and nothing is lost of the limits", async () => {
    const { person, app, approval } = await askedBy(seller);
    const { change: once } = await change(as(person), { id: approval.id, ...LARGE });
    expect((await app.spent())?.reserved_cents).toBe(40_000);
    const back = await change(as(person, new Date(Date.now() + 1_000)), {
      id: approval.id,
      ...SAME,
      since: once?.at ?? "",
    });
    expect(back.change?.before.amount_cents).toBe(20_000);
    expect((await app.spent())?.reserved_cents).toBe(20_000);
    await refuse(as(person), approval.id, "Not this year.");
    expect((await app.spent())?.reserved_cents).toBe(0);
  });

  it("keeps its page and its price where the brief alone is another, and stays as it is where nothing is", async () => {
    const { person, id, approval } = await askedBy(seller);
    const { id: session } = await sessionOf(id);
    await readChoices(as(person), approval.id);
    expect((await change(as(person), { id: approval.id, ...SAME })).change).toBeNull();
    expect(await kindsOf(person.userId)).toEqual(["approval.requested"]);
    const { change: said } = await change(as(person), { id: approval.id, ...SAME, told: BRIEF });
    expect(said).toMatchObject({ brief_changed: true, before: { amount_cents: 20_000 } });
    expect(await sessionOf(id)).toMatchObject({ id: session, status: "open" });
  });

  it("is refused with the price, what is left, or that it was changed: then everything is as before", async () => {
    const person = await makePerson();
    const app = await appOf(person, { ...LIMITS, per_order_cents: 30_000, per_month_cents: 21_000 }, NO_ACCEPT);
    const input = { handle: seller.handle, product_id: seller.product.id, tier_id: "standard", addon_ids: [] };
    const { order_id: id } = await openCheckout(app.at(), input, "mcp");
    const [approval] = (await listApprovals(as(person), { limit: 1 })).data;
    const at = approval?.id ?? "";
    const before = [await orderRow(id), (await sessionOf(id)).status, (await app.spent())?.reserved_cents];
    const tries = [
      { ...LARGE, code: "spend_limit_exceeded" },
      { ...SAME, addon_ids: ["rush"], shown_cents: 22_500, code: "spend_limit_exceeded" },
      { ...SMALL, shown_cents: 10_000, code: "conflict" },
      { ...SMALL, since: "2026-01-01T00:00:00.000Z", code: "conflict" },
      { ...SMALL, tier_id: "nothing", code: "validation_error" },
      { ...SMALL, tier_id: undefined, code: "validation_error" },
      { ...SMALL, told: { ...BRIEF, answers: { unknown: "x" } }, code: "validation_error" },
    ];
    for (const { code, ...wanted } of tries)
      await expect(change(as(person), { id: at, ...wanted }), JSON.stringify(wanted)).rejects.toMatchObject({ code });
    expect([await orderRow(id), (await sessionOf(id)).status, (await app.spent())?.reserved_cents]).toEqual(before);
    const open = await processor({ livemode: true }).checkout.sessions.list({ limit: 100 });
    const ofOrder = open.data.filter(({ client_reference_id: of, status }) => of === id && status === "open");
    expect(ofOrder).toHaveLength(1);
  });

  it("is changed by its own person alone: no other account, no app, nobody, and not what was decided or is no order", async () => {
    const { person, app, id, approval } = await askedBy(seller);
    const wanted = { id: approval.id, ...SMALL };
    for (const look of [change, (ctx: ReturnType<typeof nobody>) => readChoices(ctx, approval.id)]) {
      await expect(look(as(await makePerson()), wanted)).rejects.toMatchObject({ code: "not_found" });
      for (const ctx of [app.at(), nobody()])
        await expect(look(ctx, wanted)).rejects.toMatchObject({ code: "unauthorized" });
      await expect(look({ ...as(person), livemode: false }, wanted)).rejects.toMatchObject({ code: "not_found" });
    }
    const { expiresAt } = await orderRow(id);
    const late = as(person, new Date(expiresAt.getTime() + 1));
    await expect(change(late, { ...wanted })).rejects.toMatchObject({ code: "invalid_state_transition" });
    await refuse(as(person), approval.id, "Not now.");
    await expect(change(as(person), wanted)).rejects.toMatchObject({ code: "invalid_state_transition" });
    const state = { status: "DELIVERED", deliveryNumber: 1, acceptBy: new Date(NOW.getTime() + 86_400_000) } as const;
    const done = await sell(seller, { buyerUserId: person.userId, ...state });
    const asked = await acceptPurchase(app.at(), done.id, 1);
    const other = change(as(person), { ...wanted, id: asked.approval?.id ?? "" });
    await expect(other).rejects.toMatchObject({ code: "invalid_state_transition" });
  });

  it("keeps the price of what stays, and no other choice is had where the creator takes no orders", async () => {
    const shop = await makeSeller(true);
    const { person, id, approval } = await askedBy(shop);
    await database()
      .update(productPackages)
      .set({ priceCents: 99_000 })
      .where(and(eq(productPackages.productId, shop.product.id), eq(productPackages.slug, "standard")));
    await change(as(person), { id: approval.id, ...SAME, told: BRIEF });
    expect((await orderRow(id)).amountCents).toBe(20_000);
    await database().update(profiles).set({ payoutsEnabled: false }).where(eq(profiles.id, shop.profileId));
    expect(await readChoices(as(person), approval.id)).toMatchObject({ offer: null });
    await expect(change(as(person), { id: approval.id, ...SMALL })).rejects.toMatchObject({ code: "conflict" });
  });
});
