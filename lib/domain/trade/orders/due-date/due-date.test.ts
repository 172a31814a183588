import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { auditLog, events, orders } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { historyOf } from "../showing/history";
import { as, legalHistory, mailsTo, makeSeller, nobody, orderRow, type Seller, sell } from "../testing";
import { deliverOrder } from "../work/deliver";
import { answerDueDate } from "./answer";
import { proposeDueDate } from "./propose";

const NOW = new Date("2026-11-20T09:30:00.000Z");
const DUE = new Date("2026-11-25T09:30:00.000Z");
const LATER = { due_at: "2026-12-02T17:00:00.000Z", reason: "The printer closes for a week." };
const EVEN_LATER = { due_at: "2026-12-09T17:00:00.000Z", reason: "And then it is the holidays." };

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
});
afterAll(() => own.drop());

async function sold(parts: Parameters<typeof sell>[1] = {}) {
  const { id, token } = await sell(seller, { paidAt: NOW, dueAt: DUE, ...parts });
  const [creator, buyer] = [
    { orderId: id, as: "creator" },
    { orderId: id, token, as: "buyer" },
  ] as const;
  return { id, creator, buyer, email: (await orderRow(id)).buyerEmail ?? "" };
}

const mine = () => as(seller, NOW);
const dueOf = async (id: string) => (await orderRow(id)).dueAt?.toISOString();

it("the creator proposes, the buyer agrees: due then, in the timeline, told to both and to subscribers", async () => {
  const { id, creator, buyer, email } = await sold();
  await proposeDueDate(mine(), creator, LATER);
  expect(await dueOf(id)).toBe(DUE.toISOString());
  expect(await mailsTo(email)).toEqual(["order_due_proposed"]);
  await answerDueDate(nobody(NOW), buyer, { accept: true, due_at: LATER.due_at });
  expect(await orderRow(id)).toMatchObject({ dueAt: new Date(LATER.due_at), dueProposal: null, status: "PAID" });
  expect(await mailsTo(seller.email)).toContain("sale_due_answered");
  const notes = (await historyOf(id)).steps.flatMap(({ actor, note }) => (note ? [`${actor}: ${note}`] : []));
  expect(notes).toEqual([
    "creator: Delivery by 2026-12-02T17:00:00.000Z was proposed",
    "buyer: The due date is now 2026-12-02T17:00:00.000Z",
  ]);
  await legalHistory(id);
  const [told] = await database()
    .select({ payload: events.payload })
    .from(events)
    .where(and(eq(events.ownerId, seller.profileId), eq(events.type, "order.due_date_changed")));
  expect(JSON.parse(told?.payload ?? "").data).toMatchObject({
    id,
    due_at: LATER.due_at,
    previous_due_at: DUE.toISOString(),
    reason: LATER.reason,
    proposed_by: "creator",
  });
});

it("a declined date leaves the order due when it was, and may be followed by another", async () => {
  const { id, creator, buyer } = await sold();
  await proposeDueDate(nobody(NOW), buyer, LATER);
  await answerDueDate(mine(), creator, { accept: false, due_at: LATER.due_at });
  expect(await dueOf(id)).toBe(DUE.toISOString());
  await proposeDueDate(mine(), creator, EVEN_LATER);
  expect((await orderRow(id)).dueProposal).toMatchObject({ by: "creator", due_at: EVEN_LATER.due_at });
});

it.each([
  ["without milliseconds", "2026-12-02T17:00:00Z", "2026-12-02T18:00:00.000+01:00"],
  ["in another zone", "2026-12-02T18:00:00+01:00", "2026-12-02T17:00:00Z"],
])("a date that is sent %s is one moment with every other form of it", async (_, sent, answered) => {
  const { id, creator, buyer } = await sold();
  await proposeDueDate(mine(), creator, { ...LATER, due_at: sent });
  expect((await orderRow(id)).dueProposal).toMatchObject({ due_at: LATER.due_at });
  await answerDueDate(nobody(NOW), buyer, { accept: true, due_at: answered });
  expect(await dueOf(id)).toBe(LATER.due_at);
  const kept = await database().select({ diff: auditLog.diff }).from(auditLog).where(eq(auditLog.targetId, id));
  expect(kept.flatMap(({ diff }) => diff?.due_at ?? [])).toEqual([LATER.due_at, LATER.due_at]);
});

it("nobody agrees to their own date, nor unseen to another, nor twice", async () => {
  const { creator, buyer } = await sold();
  await proposeDueDate(mine(), creator, LATER);
  const refused = { code: "invalid_state_transition" };
  await expect(answerDueDate(mine(), creator, { accept: true, due_at: LATER.due_at })).rejects.toMatchObject(refused);
  await expect(proposeDueDate(nobody(NOW), buyer, EVEN_LATER)).rejects.toMatchObject(refused);
  await proposeDueDate(mine(), creator, EVEN_LATER);
  const first = answerDueDate(nobody(NOW), buyer, { accept: true, due_at: LATER.due_at });
  await expect(first).rejects.toMatchObject({ ...refused, message: expect.stringContaining(EVEN_LATER.due_at) });
  const both = await Promise.allSettled(
    [true, false].map((accept) => answerDueDate(nobody(NOW), buyer, { accept, due_at: EVEN_LATER.due_at })),
  );
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

it.each([
  ["earlier than the present date", "2026-11-24T00:00:00.000Z"],
  ["past", "2026-11-01T00:00:00.000Z"],
  ["more than 180 days ahead", "2027-11-24T00:00:00.000Z"],
])("a date that is %s is refused", async (_, due_at) => {
  const { creator } = await sold();
  const asked = proposeDueDate(mine(), creator, { ...LATER, due_at });
  await expect(asked).rejects.toMatchObject({ code: "validation_error", extras: { param: "due_at" } });
});

it("an order that waits for its brief, or was delivered, has no date to move", async () => {
  const waiting = await sold({ awaitsBrief: true, dueAt: null });
  await expect(proposeDueDate(mine(), waiting.creator, LATER)).rejects.toMatchObject({
    message: expect.stringContaining("begins when the buyer has answered"),
  });
  const { id, creator, buyer } = await sold();
  await proposeDueDate(mine(), creator, LATER);
  await deliverOrder(mine(), id, { message: "Here.", links: [] });
  const late = answerDueDate(nobody(NOW), buyer, { accept: true, due_at: LATER.due_at });
  await expect(late).rejects.toMatchObject({
    code: "invalid_state_transition",
    message: expect.stringContaining("DELIVERED"),
  });
});

it("only the two sides, each as itself, may move it", async () => {
  const { creator, buyer, id } = await sold();
  const stranger = as(await makeSeller(), NOW);
  for (const [ctx, party] of [
    [stranger, creator],
    [nobody(NOW), creator],
    [nobody(NOW), { ...creator, token: buyer.token }],
    [mine(), { orderId: id, as: "buyer" as const }],
  ] as const)
    await expect(proposeDueDate(ctx, party, LATER)).rejects.toMatchObject({ code: "not_found" });
  expect(await database().$count(orders, and(eq(orders.id, id), eq(orders.status, "PAID")))).toBe(1);
});
