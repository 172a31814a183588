import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { events } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { mutate } from "@/lib/domain/trade/payments/sandbox/mutate";
import { openDispute as atTheBank } from "@/lib/domain/trade/payments/sandbox/resources/payments/disputes";
import { readSettling } from "@/lib/domain/trade/settling/read";
import { orderLinkToken } from "../access/link";
import { openDispute } from "../closing/dispute";
import { orderAccepted } from "../mails/order-accepted";
import { getOrderByToken } from "../reading/read";
import { viewFacts } from "../showing/view";
import { as, buy, hearProcessor, makePerson, makeSeller, nobody, operator, orderRow, type Seller } from "../testing";
import { acceptDelivery } from "../work/accept-delivery";
import { deliverOrder } from "../work/deliver";
import { acceptProposal, propose } from "./propose";
import { resolveDispute } from "./resolve";
import { speak } from "./speak";

const HOUR = 3_600_000;
const WORK = { message: "Here it is.", links: [] };
const REASON = "It is not what was agreed on.";
const CONFLICT = { code: "conflict" };

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

const hours = (n: number) => new Date(Date.now() + n * HOUR);

async function delivered() {
  const { id } = await buy(seller);
  await hearProcessor();
  await deliverOrder(as(seller), id, WORK);
  const link = { orderId: id, token: orderLinkToken(id) };
  const sides = { buyer: { ...link, as: "buyer" }, creator: { orderId: id, as: "creator" } } as const;
  return { id, ...link, ...sides };
}

async function disputed() {
  const order = await delivered();
  await openDispute(nobody(), { ...order, reason: REASON });
  return order;
}

describe("a dispute that an operator has decided", () => {
  const decide = (orderId: string) => resolveDispute(operator(), { orderId, outcome: "complete", early: true });

  it("is not opened again by the buyer, whose page does not offer it", async () => {
    const order = await disputed();
    await decide(order.id);
    const again = openDispute(nobody(hours(1)), { ...order, reason: "I do not agree." });
    await expect(again).rejects.toMatchObject({ code: "invalid_state_transition", message: /operator has decided/ });
    expect((await orderRow(order.id)).status).toBe("COMPLETED");
    expect((await getOrderByToken(nobody(hours(1)), order.id, order.token)).can.dispute).toBe(false);
  });

  it("leaves what is delivered after it to be disputed", async () => {
    const order = await disputed();
    await decide(order.id);
    // the card holder's bank does not ask us
    const { paymentIntentId } = await orderRow(order.id);
    await mutate(new Date(), (call) => atTheBank(call, paymentIntentId ?? ""));
    await hearProcessor();
    expect((await orderRow(order.id)).status).toBe("DISPUTED");
    const { id } = await propose(as(seller), order.creator, { kind: "deliver_again", dueAt: hours(48) });
    await acceptProposal(nobody(), order.buyer, id);
    await deliverOrder(as(seller, hours(2)), order.id, WORK);
    expect((await getOrderByToken(nobody(hours(3)), order.id, order.token)).can.dispute).toBe(true);
    await openDispute(nobody(hours(3)), { ...order, reason: REASON });
    expect((await orderRow(order.id)).status).toBe("DISPUTED");
  });

  it("is decided by the operator or opened again, not both, of many at once", async () => {
    const order = await disputed();
    const all = [
      () => decide(order.id),
      ...Array.from({ length: 20 }, () => () => openDispute(nobody(), { ...order, reason: REASON })),
    ];
    const done = await Promise.allSettled(all.map((act) => act()));
    expect(done.map(({ status }) => status).filter((status) => status === "fulfilled")).toHaveLength(1);
    expect((await orderRow(order.id)).status).toBe("COMPLETED");
  });
});

it("an order that is disputed counts as accepted by nobody, and its end is told as it was", async () => {
  const order = await delivered();
  await acceptDelivery(nobody(), order);
  expect(await orderRow(order.id)).toMatchObject({ acceptedBy: "buyer" });
  await openDispute(nobody(hours(1)), { ...order, reason: REASON });
  expect(await orderRow(order.id)).toMatchObject({ status: "DISPUTED", acceptedBy: null });
  await resolveDispute(operator(), { orderId: order.id, outcome: "complete", early: true });
  const row = await orderRow(order.id);
  expect(row).toMatchObject({ status: "COMPLETED", acceptedBy: null });
  expect(orderAccepted(viewFacts(row, "Mara")).paragraphs[0]).toMatch(/card dispute/);
});

it("a delivery that is agreed on before the first one is told to both sides' endpoints", async () => {
  const buyer = await makePerson();
  const { id } = await buy(seller, undefined, buyer.email, as(buyer));
  await hearProcessor();
  await openDispute(as(buyer), { orderId: id, reason: "Nothing came." });
  const due = hours(48);
  const proposal = await propose(as(seller), { orderId: id, as: "creator" }, { kind: "deliver_again", dueAt: due });
  await acceptProposal(as(buyer), { orderId: id, as: "buyer" }, proposal.id);
  const told = async (ownerId: string) => {
    const rows = await database().select().from(events).where(eq(events.ownerId, ownerId));
    return rows.map(({ type, payload }) => ({ type, ...JSON.parse(payload).data })).filter((event) => event.id === id);
  };
  const status = "REVISION_REQUESTED";
  const resumed = expect.objectContaining({ type: "order.resumed", status, due_at: due.toISOString() });
  expect(await told(seller.profileId)).toContainEqual(resumed);
  const updated = expect.objectContaining({ type: "purchase.updated", status, change: "order.resumed" });
  expect(await told(buyer.userId)).toContainEqual(updated);
});

describe("what the sides say in a dispute", () => {
  it("is bounded for each side and each dispute", async () => {
    const order = await disputed();
    for (let n = 0; n < 25; n++) await speak(nobody(), { ...order.buyer, body: `Reason ${n}.` });
    const more = speak(nobody(), { ...order.buyer, body: "One more." });
    await expect(more).rejects.toMatchObject({ ...CONFLICT, message: /at most 25 statements/ });
    for (let n = 0; n < 25; n++) await speak(as(seller), { ...order.creator, body: `Answer ${n}.` });
    const said = (await readSettling(nobody(), order.id, order.token)).dispute.statements;
    expect(said).toHaveLength(50);
    const { id } = await propose(as(seller), order.creator, { kind: "complete" });
    await acceptProposal(nobody(), order.buyer, id);
    await openDispute(nobody(hours(1)), { ...order, reason: REASON });
    for (let n = 0; n < 11; n++) await speak(nobody(hours(1)), { ...order.buyer, body: `Still ${n}.` });
    const { statements } = (await readSettling(nobody(), order.id, order.token)).dispute;
    expect(statements).toHaveLength(60);
    expect(statements.at(-1)).toMatchObject({ body: "Still 10." });
  }, 60_000);

  it("has as many proposals as each side may make, and the open ones are shown", async () => {
    const order = await disputed();
    const offer = (cents: number) => propose(nobody(), order.buyer, { kind: "refund_part", cents });
    for (let n = 1; n <= 20; n++) await offer(n * 100);
    await expect(offer(1)).rejects.toMatchObject({ ...CONFLICT, message: /at most 20 proposals/ });
    const { id } = await propose(as(seller), order.creator, { kind: "refund_part", cents: 5_000 });
    const { proposals } = (await readSettling(nobody(), order.id, order.token)).dispute;
    expect(proposals).toHaveLength(21);
    expect(proposals.filter(({ status }) => status === "OPEN").map(({ side }) => side)).toEqual(["buyer", "creator"]);
    expect(await acceptProposal(nobody(), order.buyer, id)).toEqual({ status: "COMPLETED" });
  }, 60_000);
});
