import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { orderRefunds } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { OrderAnswer } from "@/lib/contracts/commerce/order";
import { newId } from "@/lib/core/values/ids";
import { openDispute } from "../orders/closing/dispute";
import { as, makePerson, makeSeller, sell } from "../orders/testing";
import { appOf } from "../orders/testing-apps";
import { acceptDelivery } from "../orders/work/accept-delivery";
import { deliverOrder } from "../orders/work/deliver";
import { requestRevision } from "../orders/work/request-revision";
import { getCommerceOrder } from "./order";

const PLATFORM = { url: "https://platform.example/ucp", signed: true, webhookUrl: null };

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("what was delivered stays fulfilled while it is disputed, and what was not is still to come", async () => {
  const [person, seller] = [await makePerson(), await makeSeller()];
  const app = await appOf(person);
  const made = async () => (await sell(seller, { buyerUserId: person.userId, buyerEmail: person.email })).id;
  const steps = {
    deliver: (id: string) => deliverOrder(as(seller), id, { message: "Here it is.", links: [] }),
    revise: (orderId: string) => requestRevision(as(person), { orderId, note: "Bluer, please." }),
    accept: (orderId: string) => acceptDelivery(as(person), { orderId }),
    dispute: (orderId: string) => openDispute(as(person), { orderId, reason: "Not what was agreed on." }),
  };
  const lineAfter = async (...names: (keyof typeof steps)[]) => {
    const id = await made();
    for (const name of names) await steps[name](id);
    const { line_items } = (await getCommerceOrder(app.at(), PLATFORM, id)) as OrderAnswer;
    return line_items.map(({ quantity, status }) => [quantity.total, quantity.fulfilled, status]);
  };
  const [yes, no] = [[[1, 1, "fulfilled"]], [[1, 0, "processing"]]];
  expect(await lineAfter("dispute")).toEqual(no);
  expect(await lineAfter("deliver")).toEqual(yes);
  expect(await lineAfter("deliver", "dispute")).toEqual(yes);
  expect(await lineAfter("deliver", "accept", "dispute")).toEqual(yes);
  expect(await lineAfter("deliver", "revise", "dispute")).toEqual(no);
});

const at = (day: number) => new Date(Date.UTC(2026, 10, day));

it("each refund of an order is an adjustment of its own, which goes from pending to completed or failed", async () => {
  const person = await makePerson();
  const { id: orderId } = await sell(await makeSeller(), {
    buyerUserId: person.userId,
    buyerEmail: person.email,
    amountCents: 10_000,
    refundedCents: 1_000,
    refundPendingCents: 2_000,
  });
  const row = (n: number, status: "SENT" | "REQUESTED" | "FAILED", sentAt: Date | null = null) =>
    ({
      id: newId("rfd", at(n).getTime()),
      orderId,
      cents: n * 1_000,
      reason: "creator",
      status,
      sentAt,
      createdAt: at(n),
    }) as const;
  const rows = [row(1, "SENT", at(4)), row(2, "REQUESTED"), row(3, "FAILED", at(5))];
  await database().insert(orderRefunds).values(rows);
  const app = await appOf(person);
  const { adjustments } = (await getCommerceOrder(app.at(), PLATFORM, orderId)) as OrderAnswer;
  const amount = (cents: number) => [{ type: "total", display_text: "Refund", amount: -cents }];
  expect(adjustments).toMatchObject([
    { id: rows[0]?.id, type: "refund", status: "completed", occurred_at: at(4).toISOString(), totals: amount(1_000) },
    { id: rows[1]?.id, type: "refund", status: "pending", occurred_at: at(2).toISOString(), totals: amount(2_000) },
    { id: rows[2]?.id, type: "refund", status: "failed", occurred_at: at(5).toISOString(), totals: amount(3_000) },
  ]);
  expect(adjustments).toHaveLength(3);
});
