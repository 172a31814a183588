import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { events, products } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { orderLinkToken } from "../access/link";
import { openCheckout } from "../checkout/open-checkout";
import { openDispute } from "../closing/dispute";
import { disputeByProcessor } from "../closing/dispute-by-processor";
import { winDispute } from "../closing/win-dispute";
import { acceptProposal, propose } from "../disputes/propose";
import { as, makePerson, makeSeller, nobody, onRecord, operator, orderRow, pay, type Seller } from "../testing";
import { deliverOrder } from "../work/deliver";
import { submitBrief } from "./submit";

const question = (id: string) => ({
  id,
  label: `What of ${id}?`,
  help: "",
  kind: "text" as const,
  options: [],
  required: true,
});
const TOLD = { brief: "A mark", answers: { name: "Harbour", tone: "Calm" } };

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
  const requirements = [question("name"), question("tone")];
  await database().update(products).set({ requirements }).where(eq(products.id, seller.product.id));
});
afterAll(() => own.drop());

const chosen = () => ({
  handle: seller.handle,
  product_id: seller.product.id,
  tier_id: seller.product.packages[0]?.slug,
  addon_ids: [],
});

describe("a brief", () => {
  it("that comes with the order is told to both sides, as one that comes later", async () => {
    const buyer = await makePerson();
    const { order_id: id } = await openCheckout(as(buyer), { ...chosen(), ...TOLD }, "site");
    const toldTo = async (ownerId: string) => {
      const rows = await database().select().from(events).where(eq(events.ownerId, ownerId));
      const told = rows.map(({ type, payload }) => ({ type, ...JSON.parse(payload).data }));
      return told.filter((event) => event.id === id).map(({ type, change }) => [type, change]);
    };
    const [toSeller, toBuyer] = [await toldTo(seller.profileId), await toldTo(buyer.userId)];
    expect(toSeller.sort()).toEqual([
      ["order.brief_submitted", undefined],
      ["order.created", undefined],
    ]);
    expect(toBuyer.sort()).toEqual([
      ["purchase.updated", "order.brief_submitted"],
      ["purchase.updated", "order.created"],
    ]);
    expect(await onRecord(id, ["order.brief_submitted"])).toEqual([["order.brief_submitted", { changed: false }]]);
  });

  it("can come while an order is disputed before any delivery, and its days count from the end of that", async () => {
    const from = Date.now();
    const at = (days: number) => new Date(from + days * DAY_MS);
    const { order_id: id } = await openCheckout(nobody(), chosen(), "site");
    const token = orderLinkToken(id);
    await pay(id);
    const paid = await orderRow(id);
    expect(paid).toMatchObject({ awaitsBrief: true, dueAt: null });
    await transaction(operator(at(1)), (tx, ctx) =>
      disputeByProcessor(tx, ctx, id, "The card holder disputed the payment."),
    );
    const brief = { ...TOLD, attachments: [] };
    const sent = await submitBrief(nobody(at(3)), { ...brief, orderId: id, token });
    expect(sent).toMatchObject({ status: "SUBMITTED", missing: [] });
    expect(await orderRow(id)).toMatchObject({
      status: "DISPUTED",
      awaitsBrief: false,
      dueAt: at(1 + paid.deliveryDays),
    });
    await transaction(operator(at(5)), (tx, ctx) => winDispute(tx, ctx, id));
    expect(await orderRow(id)).toMatchObject({ status: "PAID", dueAt: at(5 + paid.deliveryDays) });
    // changes that both sides agree on before the first delivery leave it open as well
    await openDispute(nobody(at(6)), { orderId: id, token, reason: "Nothing came." });
    const agreed = { kind: "deliver_again", dueAt: at(9) } as const;
    const proposal = await propose(as(seller, at(6)), { orderId: id, as: "creator" }, agreed);
    await acceptProposal(nobody(at(6)), { orderId: id, token, as: "buyer" }, proposal.id);
    const changed = await submitBrief(nobody(at(7)), { ...brief, orderId: id, token, brief: "Two marks" });
    expect(changed.summary).toBe("Two marks");
    expect(await orderRow(id)).toMatchObject({ status: "REVISION_REQUESTED", dueAt: agreed.dueAt });
    await deliverOrder(as(seller, at(8)), id, { message: "Here it is.", links: [] });
    await openDispute(nobody(at(8.5)), { orderId: id, token, reason: "It is something else." });
    const late = submitBrief(nobody(at(8.6)), { ...brief, orderId: id, token });
    await expect(late).rejects.toMatchObject({ code: "invalid_state_transition" });
  });
});
