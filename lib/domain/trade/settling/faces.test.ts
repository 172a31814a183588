import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaidOrder } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Scope } from "@/lib/contracts/scopes";
import { createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { askToCancel } from "@/lib/domain/trade/orders/canceling/ask";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { propose } from "@/lib/domain/trade/orders/disputes/propose";
import { as, makePerson, makeSeller, orderRow, type Person, type Seller } from "@/lib/domain/trade/orders/testing";
import { openTip } from "@/lib/domain/trade/tips/open-tip";
import { readOrderSettlement, readPurchaseSettlement } from "./read";
import { addProposal, addStatement, agree } from "./take-part";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

/** An app of an account with these scopes. */
const appOf = ({ userId, profileId }: Person | Seller, scopes: readonly Scope[]) =>
  createContext({
    actor: {
      kind: "credential",
      credential: { kind: "oauth", id: newId("grant"), prefix: null, clientId: "c", expiresAt: null, livemode: true },
      userId,
      profileId,
      handle: null,
      displayName: "An app",
      tier: "FREE",
      scopes,
    },
    requestId: newId("req"),
  });

const DISPUTED = { status: "DISPUTED", disputedAt: new Date() } as const;

async function bought(parts: Parameters<typeof makePaidOrder>[1] = {}) {
  const buyer = await makePerson();
  const { id } = await makePaidOrder(seller.profileId, { buyerUserId: buyer.userId, ...parts });
  return { id, orderId: id, buyer };
}

describe("a buyer's app", () => {
  const WRITE: Scope[] = ["purchases:read", "purchases:write"];

  it("asks to cancel, disputes, speaks and tips for what its account bought, and for nothing else", async () => {
    const { id, orderId, buyer } = await bought();
    const app = appOf(buyer, WRITE);
    const doing = {
      cancel: (ctx = app) => askToCancel(ctx, { orderId, reason: "No need." }),
      dispute: (ctx = app) => openDispute(ctx, { orderId, reason: "Nothing of it opens." }),
      speak: (ctx = app) => addStatement(ctx, id, "buyer", { body: "It was empty.", file_ids: [] }),
      propose: (ctx = app) => addProposal(ctx, id, "buyer", { kind: "refund_all" }),
      tip: (ctx = app) => openTip(ctx, { orderId, cents: 500 }),
      read: (ctx = app) => readPurchaseSettlement(ctx, id),
    };
    const stranger = appOf(await makePerson(), WRITE);
    const sellers = appOf(seller, [...WRITE, "orders:write"]);
    for (const act of Object.values(doing)) {
      await expect(act(stranger)).rejects.toMatchObject({ code: "not_found" });
      await expect(act(sellers)).rejects.toMatchObject({ code: "not_found" });
      await expect(act(appOf(buyer, ["orders:write"]))).rejects.toMatchObject({ code: "insufficient_scope" });
    }
    expect(await doing.cancel()).toMatchObject({ status: "PAID", cancel_asked_at: expect.any(String) });
    expect(await doing.dispute()).toMatchObject({ status: "DISPUTED" });
    await doing.speak();
    expect((await doing.propose()).dispute).toMatchObject({ statements: [{ side: "buyer" }], proposals: [{}] });
    await expect(doing.tip()).rejects.toMatchObject({ code: "invalid_state_transition" });
    expect((await doing.read()).cancel).toMatchObject({ asked_at: null, can_ask: false });
  });

  it.each(["complete", "refund_part"] as const)("pays the creator by %s only where it may accept", async (kind) => {
    const { id, buyer } = await bought({ ...DISPUTED, paymentIntentId: `pi_${newId("ord")}` });
    const outcome = kind === "complete" ? { kind } : { kind, amount_cents: 500 };
    const theirs = await propose(as(seller), { orderId: id, as: "creator" }, { kind, cents: 500 });
    const writes = appOf(buyer, WRITE);
    const refusal = { code: "insufficient_scope", extras: { required_scope: "purchases:accept" } };
    await expect(addProposal(writes, id, "buyer", outcome)).rejects.toMatchObject(refusal);
    await expect(agree(writes, id, "buyer", theirs.id)).rejects.toMatchObject(refusal);
    expect((await orderRow(id)).status).toBe("DISPUTED");
    const accepts = appOf(buyer, [...WRITE, "purchases:accept"]);
    expect((await agree(accepts, id, "buyer", theirs.id)).dispute).toMatchObject({ open: false });
    expect((await orderRow(id)).status).toBe("COMPLETED");
  });
});

it("a seller's app speaks and proposes for what its account sold, and reads no purchase of others", async () => {
  const { id, buyer } = await bought(DISPUTED);
  const app = appOf(seller, ["orders:read", "orders:write"]);
  await addStatement(app, id, "creator", { body: "The second link works.", file_ids: [] });
  await addProposal(app, id, "creator", {
    kind: "deliver_again",
    due_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const { dispute } = await readOrderSettlement(app, id);
  expect(dispute.proposals).toMatchObject([{ side: "creator", kind: "deliver_again", status: "OPEN" }]);
  const [{ id: proposal } = { id: "" }] = dispute.proposals;
  await expect(agree(app, id, "creator", proposal)).rejects.toMatchObject({ code: "not_found" });
  expect((await agree(appOf(buyer, ["purchases:write"]), id, "buyer", proposal)).dispute.open).toBe(false);
  expect((await orderRow(id)).status).toBe("REVISION_REQUESTED");
  await expect(readPurchaseSettlement(app, id)).rejects.toMatchObject({ code: "insufficient_scope" });
});
