import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { approvals, auditLog, events, oauthGrants } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { orderHandle } from "../access/handle";
import { countApprovals, listApprovals } from "../approvals/read";
import { expireCheckouts } from "../checkout/expire-checkouts";
import { getPurchase } from "../reading/purchases";
import { getOrderStatus } from "../reading/status";
import {
  as,
  legalHistory,
  mailsTo,
  makePerson,
  makeSeller,
  nobody,
  operator,
  orderRow,
  pay,
  type Seller,
  sell,
} from "../testing";
import { appOf, NOW, orderBy, PLENTY } from "../testing-apps";
import { acceptDeliveries } from "../work/accept-deliveries";
import { acceptDelivery, acceptPurchase } from "../work/accept-delivery";
import { deliverOrder } from "../work/deliver";
import { approve } from "./approve";
import { refuse } from "./refuse";
import { askedBy, NO_ACCEPT } from "./testing";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const REASON = "Too dear for a draft. Take the small package";

/** A person whose app may not accept, and an order of theirs that was delivered. */
async function delivered() {
  const person = await makePerson();
  const app = await appOf(person, PLENTY, NO_ACCEPT);
  const acceptBy = new Date(NOW.getTime() + 86_400_000);
  const state = { status: "DELIVERED", deliveryNumber: 1, acceptBy, revisionsAllowed: 1 } as const;
  const { id } = await sell(seller, { buyerUserId: person.userId, buyerEmail: person.email, ...state });
  return { person, app, id };
}

const asked = (owner: string) => and(eq(events.ownerId, owner), like(events.type, "approval.%"));
const eventsOf = async (owner: string) =>
  (await database().select().from(events).where(asked(owner)).orderBy(events.id)).map(({ type }) => type);
const statusOf = async (orderId: string) =>
  (await database().select().from(approvals).where(eq(approvals.orderId, orderId))).map(({ status }) => status);

describe("a checkout that an app has opened", () => {
  it("waits for the person, who is told once, with what is left; paying approves it", async () => {
    const { person, app, id, approval, handle } = await askedBy(seller);
    expect(approval).toMatchObject({ kind: "checkout", status: "WAITING", order_id: id, reason: null });
    expect(approval.app.length).toBeGreaterThan(0);
    expect(await countApprovals(as(person))).toBe(1);
    expect(await mailsTo(person.email)).toEqual(["approval_checkout"]);
    const waiting = await getOrderStatus(app.at(), handle);
    expect(waiting.next_step).toContain(waiting.approval?.approve_url);
    const others = [
      nobody(),
      (await appOf(await makePerson(), PLENTY)).at(),
      (await appOf(person, null, ["posts:read"])).at(),
    ];
    for (const ctx of others) expect((await getOrderStatus(ctx, handle)).approval).toBeNull();
    const { kind, payUrl } = await approve(as(person), approval.id);
    expect([kind, payUrl]).toEqual(["checkout", expect.stringContaining("/sandbox/checkout/cs_test_")]);
    expect((await approve(as(person), approval.id)).payUrl).toBe(payUrl);
    expect(await statusOf(id)).toEqual(["WAITING"]);
    await pay(id);
    expect(await statusOf(id)).toEqual(["APPROVED"]);
    expect(await countApprovals(as(person))).toBe(0);
    expect(await eventsOf(person.userId)).toEqual(["approval.requested", "approval.approved"]);
    await expect(refuse(as(person), approval.id, REASON)).rejects.toMatchObject({ code: "invalid_state_transition" });
  });

  it("is closed when the person refuses it: nobody pays it, the limits are free, the app reads why and the creator does not", async () => {
    const { person, app, id, approval, handle } = await askedBy(seller);
    expect((await app.spent())?.reserved_cents).toBeGreaterThan(0);
    await refuse(as(person), approval.id, REASON);
    expect((await app.spent())?.reserved_cents).toBe(0);
    await pay(id);
    expect((await orderRow(id)).status).toBe("EXPIRED");
    const status = await getOrderStatus(app.at(), handle);
    expect(status).toMatchObject({ stage: "expired", approval: { status: "REFUSED", reason: REASON } });
    expect(status.next_step).toContain(`refused it: ${REASON}. Nothing was charged.`);
    expect((await getPurchase(app.at(), id)).approval).toMatchObject({ status: "REFUSED", reason: REASON });
    expect(JSON.stringify((await getPurchase(app.at(), id)).timeline)).not.toContain(REASON);
    await legalHistory(id);
    expect(await eventsOf(person.userId)).toEqual(["approval.requested", "approval.refused"]);
    const [said] = await database()
      .select({ actor: auditLog.actorId, diff: auditLog.diff })
      .from(auditLog)
      .where(and(eq(auditLog.targetId, approval.id), eq(auditLog.action, "approval.refused")));
    expect(said).toMatchObject({ actor: person.userId, diff: { reason: REASON, order_id: id } });
  });

  it("lapses with the checkout", async () => {
    const { person, id, approval } = await askedBy(seller);
    const { expiresAt } = await orderRow(id);
    await expireCheckouts({ ...operator(new Date(expiresAt.getTime() + 120_000)) });
    expect(await statusOf(id)).toEqual(["LAPSED"]);
    for (const decide of [approve, refuse])
      await expect(decide(as(person), approval.id, REASON)).rejects.toMatchObject({ code: "invalid_state_transition" });
  });

  it("is decided by its own person alone: no other account, no app, nobody", async () => {
    const { person, app, id, approval } = await askedBy(seller);
    const stranger = await makePerson();
    await expect(refuse(as(stranger), approval.id, REASON)).rejects.toMatchObject({ code: "not_found" });
    await expect(approve(as(stranger), approval.id)).rejects.toMatchObject({ code: "not_found" });
    for (const ctx of [app.at(), nobody()]) {
      await expect(refuse(ctx, approval.id, REASON)).rejects.toMatchObject({ code: "unauthorized" });
      await expect(approve(ctx, approval.id)).rejects.toMatchObject({ code: "unauthorized" });
    }
    expect((await listApprovals((await appOf(stranger)).at(), { limit: 10 })).data).toEqual([]);
    expect((await listApprovals(app.at(), { limit: 10 })).data.map(({ order_id }) => order_id)).toEqual([id]);
    expect(await statusOf(id)).toEqual(["WAITING"]);
    await refuse(as(person), approval.id, REASON);
  });

  it("is not asked for where a person opened it", async () => {
    const person = await makePerson();
    const { order_id: id } = await orderBy(seller, as(person));
    expect(await statusOf(id)).toEqual([]);
  });
});

describe("two tabs at once", () => {
  it("refuse a checkout once, no matter who is first", async () => {
    const { person, id, approval } = await askedBy(seller);
    const all = await Promise.allSettled(
      ["One reason.", "Another one.", "A third."].map((reason) => refuse(as(person), approval.id, reason)),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of all)
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "invalid_state_transition" });
    expect(await eventsOf(person.userId)).toEqual(["approval.requested", "approval.refused"]);
    expect(await legalHistory(id)).toEqual(["CHECKOUT_OPEN", "EXPIRED"]);
  });

  it("pay a checkout and refuse it: one of the two is what happened", async () => {
    for (let round = 0; round < 4; round++) {
      const { person, id, approval, app } = await askedBy(seller);
      const [, refused] = await Promise.allSettled([pay(id), refuse(as(person), approval.id, REASON)]);
      const { status } = await orderRow(id);
      const [word] = await statusOf(id);
      expect(["PAID APPROVED rejected", "EXPIRED REFUSED fulfilled"]).toContain(`${status} ${word} ${refused.status}`);
      expect((await app.spent())?.reserved_cents === 0).toBe(status === "EXPIRED");
      await legalHistory(id);
    }
  });

  it("accept a delivery and refuse it: one of the two is what happened", async () => {
    for (let round = 0; round < 4; round++) {
      const { person, app, id } = await delivered();
      const { approval } = await acceptPurchase(app.at(), id, 1);
      const approvalId = approval?.id ?? "";
      const [yes, no] = await Promise.allSettled([
        approve(as(person), approvalId),
        refuse(as(person), approvalId, REASON),
      ]);
      const both = `${(await orderRow(id)).status} ${(await statusOf(id))[0]} ${yes.status} ${no.status}`;
      expect(["COMPLETED APPROVED fulfilled rejected", "DELIVERED REFUSED rejected fulfilled"]).toContain(both);
    }
  });
});

describe("a delivery that an app may not accept", () => {
  it("waits for the person, who is asked once for it, however often the app asks", async () => {
    const { person, app, id } = await delivered();
    const answers = await Promise.all([1, 2, 3].map(() => acceptPurchase(app.at(), id, 1)));
    expect(new Set(answers.map(({ approval }) => approval?.id)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: "DELIVERED", approval: { kind: "acceptance", status: "WAITING" } });
    expect(await mailsTo(person.email)).toEqual(["approval_acceptance"]);
    expect(await eventsOf(person.userId)).toEqual(["approval.requested"]);
    await approve(as(person), answers[0]?.approval?.id ?? "");
    expect(await orderRow(id)).toMatchObject({ status: "COMPLETED", acceptedBy: "buyer" });
    expect(await statusOf(id)).toEqual(["APPROVED"]);
  });

  it("is not accepted when the person refuses: what they said stands, and the app reads it", async () => {
    const { person, app, id } = await delivered();
    const { approval } = await acceptPurchase(app.at(), id);
    await refuse(as(person), approval?.id ?? "", REASON);
    expect((await orderRow(id)).status).toBe("DELIVERED");
    expect((await acceptPurchase(app.at(), id)).approval).toMatchObject({ status: "REFUSED", reason: REASON });
    expect(await getOrderStatus(app.at(), orderHandle(id))).toMatchObject({
      next_step: expect.stringContaining(REASON),
    });
    expect(await mailsTo(person.email)).toEqual(["approval_acceptance"]);
  });

  it("is asked for again when the work is delivered again; accepting on the order's page approves it, time lets it lapse", async () => {
    const first = await delivered();
    await acceptPurchase(first.app.at(), first.id);
    await acceptDelivery(as(first.person), { orderId: first.id });
    expect(await statusOf(first.id)).toEqual(["APPROVED"]);
    const { app, id } = await delivered();
    await acceptPurchase(app.at(), id);
    await acceptDeliveries(operator(new Date(NOW.getTime() + 2 * 86_400_000)));
    expect((await orderRow(id)).status).toBe("COMPLETED");
    expect(await statusOf(id)).toEqual(["LAPSED"]);
    const open = await sell(seller, { buyerUserId: first.person.userId });
    const other = await appOf(first.person, PLENTY, NO_ACCEPT);
    await expect(acceptPurchase(other.at(), open.id)).rejects.toMatchObject({ code: "invalid_state_transition" });
    await deliverOrder(as(seller), open.id, { message: "Here.", links: [] });
    expect((await acceptPurchase(other.at(), open.id, 1)).approval).toMatchObject({ status: "WAITING" });
    await expect(acceptPurchase(other.at(), open.id, 2)).rejects.toMatchObject({ code: "invalid_state_transition" });
  });
});

describe("waiting for the person", () => {
  it("ends when they have answered, and holds no connection meanwhile", async () => {
    const { person, app, approval, handle } = await askedBy(seller);
    const waiting = getOrderStatus(app.at(), handle, 20);
    await refuse(as(person), approval.id, REASON);
    expect(await waiting).toMatchObject({ approval: { status: "REFUSED" } });
  }, 10_000);

  it("tells nothing to an app whose access ended meanwhile", async () => {
    const { person, app, id, approval, handle } = await askedBy(seller);
    const waits = [getOrderStatus(app.at(), handle, 25), getPurchase(app.at(), id, 25)].map((one) =>
      one.then(
        () => "told",
        (error) => error.code,
      ),
    );
    await database().update(oauthGrants).set({ revokedAt: new Date() }).where(eq(oauthGrants.id, app.grantId));
    await refuse(as(person), approval.id, REASON);
    expect(await Promise.all(waits)).toEqual(["unauthorized", "unauthorized"]);
  });

  it("is over at once where nothing is to come, and after its time otherwise", async () => {
    const { person, app, approval, handle } = await askedBy(seller);
    expect(await getOrderStatus(app.at(), handle, 1)).toMatchObject({ stage: "awaiting_payment" });
    await refuse(as(person), approval.id, REASON);
    const started = performance.now();
    await getOrderStatus(app.at(), handle, 20);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
