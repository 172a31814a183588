import {
  acceptForOrder,
  addOrderStatement,
  getOrderSettlement,
  proposeForOrder,
} from "@/lib/contracts/trade/order-settling";
import {
  acceptForPurchase,
  addPurchaseStatement,
  getPurchaseSettlement,
  proposeForPurchase,
} from "@/lib/contracts/trade/purchase-settling";
import { newId } from "@/lib/core/values/ids";
import { callerOf, expectRefusal, keyed, makeCaller } from "./callers";
import { pathOf } from "./calls";
import { expect, test } from "./described";
import { between, DISPUTED, describeOrderRefusals, proposed } from "./settling";

/** The same four operations for both sides of an order: the creator's under `/v1/orders`, the buyer's under `/v1/purchases`. */
const SIDES = [
  {
    side: "creator",
    other: "buyer",
    read: getOrderSettlement,
    state: addOrderStatement,
    propose: proposeForOrder,
    accept: acceptForOrder,
  },
  {
    side: "buyer",
    other: "creator",
    read: getPurchaseSettlement,
    state: addPurchaseStatement,
    propose: proposeForPurchase,
    accept: acceptForPurchase,
  },
] as const;
const STATEMENT = { body: "The archive was empty." };
const PART = { kind: "refund_part", amount_cents: 500 };
const NOBODYS = { proposal_id: newId("prop") };

for (const { side, other, read, state, propose, accept } of SIDES) {
  /** An order, and who stands on this side of it. */
  const meet = async (parts?: Parameters<typeof between>[0]) => {
    const { id, buyer, seller } = await between(parts);
    return { id, me: side === "buyer" ? buyer : seller };
  };

  test.describe(read.id, () => {
    test.describe("200", () => {
      test("tells where the money is, and what is asked", async ({ api }) => {
        const { id, me } = await meet({ cancelAskedAt: new Date(), cancelReason: "No need." });
        const answer = await api.get(pathOf(read, { id }), { headers: me.headers });
        expect(await answer.json()).toMatchObject({
          order_id: id,
          money: { standing: "held", refunds: [], tip: null },
          cancel: { reason: "No need.", can_ask: false },
          dispute: { open: false, statements: [], proposals: [] },
        });
      });
    });

    test("404 for a caller who does not stand on this side of the order", async ({ api }) => {
      const [{ id }, stranger] = [await meet(), await makeCaller()];
      await expectRefusal(await api.get(pathOf(read, { id }), { headers: stranger.headers }), 404, "not_found");
    });

    describeOrderRefusals(read);
  });

  for (const [operation, data] of [
    [state, STATEMENT],
    [propose, PART],
    [accept, NOBODYS],
  ] as const)
    test.describe(operation.id, () => {
      test("404 for a caller who does not stand on this side of the order", async ({ api }) => {
        const [{ id }, stranger] = [await meet(), await makeCaller()];
        const refused = await api.post(pathOf(operation, { id }), { headers: keyed(stranger.headers), data });
        await expectRefusal(refused, 404, "not_found");
      });

      test("409 without a dispute", async ({ api }) => {
        const { id, me } = await meet();
        const refused = await api.post(pathOf(operation, { id }), { headers: keyed(me.headers), data });
        await expectRefusal(refused, 409, "invalid_state_transition");
      });

      describeOrderRefusals(operation, data);
    });

  test(`${state.id} 201 adds what this side says`, async ({ api }) => {
    const { id, me } = await meet(DISPUTED);
    const answer = await api.post(pathOf(state, { id }), { headers: keyed(me.headers), data: STATEMENT });
    expect(answer.status()).toBe(201);
    expect((await answer.json()).dispute.statements).toMatchObject([{ side, body: STATEMENT.body, files: [] }]);
  });

  test(`${propose.id} 201 takes the place of what this side proposed before`, async ({ api }) => {
    const { id, me } = await meet(DISPUTED);
    const send = (data: object) => api.post(pathOf(propose, { id }), { headers: keyed(me.headers), data });
    for (const data of [{ kind: "complete" }, PART]) await send(data);
    expect((await (await send({ kind: "refund_all" })).json()).dispute.proposals).toMatchObject([
      { side, kind: "complete", status: "CLOSED" },
      { kind: "refund_part", amount_cents: 500, status: "CLOSED" },
      { kind: "refund_all", amount_cents: null, status: "OPEN" },
    ]);
  });

  test(`${propose.id} 422 for what does not go with the kind, and for more than is left`, async ({ api }) => {
    const { id, me } = await meet(DISPUTED);
    const wrong = [
      { kind: "refund_part" },
      { kind: "complete", amount_cents: 5 },
      { ...PART, amount_cents: 10_000_000 },
    ];
    for (const data of wrong) {
      const refused = await api.post(pathOf(propose, { id }), { headers: keyed(me.headers), data });
      expect((await expectRefusal(refused, 422, "validation_error")).param).toBe("amount_cents");
    }
  });

  test(`${accept.id} 200 does at once what the other side proposed`, async ({ api }) => {
    const { id, me } = await meet(DISPUTED);
    const proposal_id = await proposed(id, other);
    const answer = await api.post(pathOf(accept, { id }), { headers: keyed(me.headers), data: { proposal_id } });
    const { dispute } = await answer.json();
    expect(dispute).toMatchObject({ open: false, proposals: [{ id: proposal_id, status: "ACCEPTED" }] });
  });
}

test(`${acceptForPurchase.id} 403 for what pays the creator, without the scope for that`, async ({ api }) => {
  const { id, buyer } = await between(DISPUTED);
  const { headers } = await callerOf(buyer.creator, ["purchases:write"]);
  const data = { proposal_id: await proposed(id, "creator") };
  const refused = await api.post(pathOf(acceptForPurchase, { id }), { headers: keyed(headers), data });
  const { required_scope } = await expectRefusal(refused, 403, "insufficient_scope");
  expect(required_scope).toBe("purchases:accept");
});
