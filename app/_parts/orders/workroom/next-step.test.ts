import { describe, expect, it } from "vitest";
import { ORDER_STATUSES, type OrderStatus } from "@/lib/contracts/trade/orders/orders";
import { nextStepOf, type Side, type StepFacts } from "./next-step";

const AT = "2026-11-25T09:30:00.000Z";
const ORDER: StepFacts["order"] = {
  status: "PAID",
  awaits_brief: false,
  due_at: AT,
  due_proposal: null,
  accept_by: null,
  accepted_by: null,
  refund_requested_at: null,
  refunded_at: null,
  revisions_used: 0,
  revisions_allowed: 1,
};
const CALM: StepFacts["settling"] = {
  cancel: { asked_at: null, reason: null, answer_by: null, declined: null, can_ask: true, ask_again_at: null },
  dispute: { open: false, decided_from: null, statements: [], proposals: [] },
  money: { currency: "usd", standing: "on_its_way", refunds: [], tip: null, can_tip: false },
};
const names = { buyer: "Robin", creator: "Mara" };

function step(
  side: Side,
  order: Partial<StepFacts["order"]>,
  settling: Partial<StepFacts["settling"]> = {},
  reviewable = false,
) {
  return nextStepOf({ order: { ...ORDER, ...order }, settling: { ...CALM, ...settling }, reviewable, names }, side);
}

describe("whose turn it is, and what they do", () => {
  it.each<[OrderStatus, Side | null, string, string]>([
    ["CHECKOUT_OPEN", "buyer", "pay", "none"],
    ["EXPIRED", null, "none", "none"],
    ["PAID", "creator", "none", "deliver"],
    ["REVISION_REQUESTED", "creator", "none", "deliver"],
    ["DELIVERED", "buyer", "judge", "none"],
    ["COMPLETED", null, "again", "none"],
    ["CANCELED", null, "again", "again"],
    ["REFUNDED", null, "again", "again"],
  ])("%s", (status, turn, buyer, creator) => {
    expect(step("buyer", { status })).toMatchObject({ turn, does: buyer });
    expect(step("creator", { status })).toMatchObject({ turn, does: creator });
  });
});

it("the delivery waits for the brief", () => {
  const waiting = { awaits_brief: true, due_at: null };
  expect(step("buyer", waiting)).toMatchObject({ turn: "buyer", does: "brief", until: null });
  expect(step("creator", waiting)).toMatchObject({ turn: "buyer", does: "none" });
});

it("a wish to cancel comes before the work, for two days", () => {
  const cancel = {
    ...CALM.cancel,
    asked_at: "2026-11-20T09:30:00.000Z",
    reason: "Our plans changed.",
    answer_by: "2026-11-22T09:30:00.000Z",
  };
  const until = cancel.answer_by;
  expect(step("creator", {}, { cancel })).toMatchObject({ turn: "creator", does: "answer_cancel", until });
  expect(step("creator", {}, { cancel }).text).toMatch(/^Our plans changed\.\nWithout an answer/);
  expect(step("buyer", {}, { cancel })).toMatchObject({ turn: "creator", does: "none", until });
});

it("a refusal to cancel is said to the buyer, whatever comes next, for as long as it is fresh", () => {
  const declined = "The work is nearly done.";
  const fresh = { cancel: { ...CALM.cancel, declined, can_ask: false, ask_again_at: AT } };
  expect(step("buyer", {}, fresh)).toMatchObject({ declined, turn: "creator" });
  expect(step("buyer", { awaits_brief: true }, fresh)).toMatchObject({ declined, does: "brief" });
  expect(step("creator", {}, fresh).declined).toBeUndefined();
  expect(step("buyer", {}, { cancel: { ...CALM.cancel, declined } }).declined).toBeUndefined();
});

it("a later date waits for anyone who did not propose it", () => {
  const due_proposal = { due_at: AT, reason: "The printer is away.", proposed_by: "creator", proposed_at: AT } as const;
  // what stands there is when the work is due, not when the answer is
  expect(step("buyer", { due_proposal })).toMatchObject({ turn: "buyer", does: "answer_date", until: AT, due: true });
  expect(step("creator", { due_proposal })).toMatchObject({ turn: "buyer", does: "none" });
});

it("a dispute is the turn of whom the other side made an offer", () => {
  const proposal = {
    id: "p",
    side: "buyer",
    kind: "refund_all",
    amount_cents: null,
    due_at: null,
    status: "OPEN",
    created_at: AT,
  } as const;
  const dispute = { open: true, decided_from: AT, statements: [], proposals: [proposal] };
  expect(step("creator", { status: "DISPUTED" }, { dispute })).toMatchObject({
    turn: "creator",
    does: "settle",
    until: AT,
  });
  expect(step("buyer", { status: "DISPUTED" }, { dispute })).toMatchObject({ turn: "creator" });
});

it("a dispute is the turn of whoever has not spoken last: at first its creator", () => {
  const said = (...sides: ("buyer" | "creator" | "operator")[]) => {
    const statements = sides.map((side) => ({ id: "s", side, body: "So it was.", files: [], created_at: AT }));
    const dispute = { open: true, decided_from: AT, statements, proposals: [] };
    return step("buyer", { status: "DISPUTED" }, { dispute });
  };
  expect(said()).toMatchObject({ turn: "creator", does: "settle", title: expect.stringMatching(/^Mara is to answer/) });
  expect(said("creator", "operator")).toMatchObject({ turn: "buyer", title: "Say your part, or propose a solution" });
  expect(said("creator", "buyer")).toMatchObject({ turn: "creator" });
});

it("a delivery says what is left to ask for, and the way out when nothing is", () => {
  expect(step("buyer", { status: "DELIVERED" }).text).toMatch(/ask for changes: one round is left\./);
  const last = step("buyer", { status: "DELIVERED", revisions_used: 1 }).text;
  expect(last).toMatch(/^No round of changes is left: accept it, or, .+ open a dispute at the end of this page\./);
  expect(last).toMatch(/Without an answer it counts as accepted\.$/);
});

it("a refund that the buyer's bank refused is neither on its way nor done: its creator tries it again", () => {
  const refund = { id: "r", amount_cents: 19_000, status: "FAILED", note: null, created_at: AT } as const;
  const of = (...refunds: StepFacts["settling"]["money"]["refunds"]) => ({ money: { ...CALM.money, refunds } });
  const back = { refund_requested_at: AT };
  for (const status of ["CANCELED", "REFUNDED", "COMPLETED"] as const) {
    const order = { ...back, status };
    expect(step("buyer", order, of(refund))).toMatchObject({ turn: "creator", title: "Your bank did not take $190" });
    const told = { turn: "creator", title: "The buyer's bank did not take $190" };
    expect(step("creator", order, of(refund))).toMatchObject(told);
    expect(step("buyer", order, of({ ...refund, status: "REQUESTED" })).title).toBe("The refund is on its way");
  }
  const part = { ...refund, id: "p", amount_cents: 4_000 };
  const again = of(part, { ...refund, amount_cents: 15_000, status: "REQUESTED" });
  expect(step("buyer", { ...back, status: "CANCELED" }, again).title).toBe("The refund is on its way");
  // work goes on, and a review that may be written comes first
  expect(step("creator", back, of(part))).toMatchObject({ does: "deliver" });
  expect(step("buyer", { ...back, status: "COMPLETED" }, of(part), true)).toMatchObject({ does: "review" });
});

it("a done order asks its buyer for a review until there is one", () => {
  expect(step("buyer", { status: "COMPLETED" }, {}, true)).toMatchObject({ turn: "buyer", does: "review" });
  expect(step("buyer", { status: "COMPLETED" })).toMatchObject({ turn: null, does: "again" });
});

it("a done order says that its money is on its way only while it is", () => {
  const said = (standing: StepFacts["settling"]["money"]["standing"]) =>
    step("creator", { status: "COMPLETED" }, { money: { ...CALM.money, standing } }).text;
  expect(said("on_its_way")).toBe("What it earned is on its way to you.");
  for (const standing of ["paid_out", "refunded"] as const) expect(said(standing)).toBe("The work was accepted.");
});

it("titles are no sentences, and say nothing of a place elsewhere", () => {
  for (const side of ["buyer", "creator"] as const) {
    for (const status of ORDER_STATUSES) {
      const { title } = step(side, { status }, {}, true);
      expect(title, `${status} for the ${side}`).not.toMatch(/\.$/);
    }
  }
  expect(step("creator", { status: "REVISION_REQUESTED" }).text).toBe(
    "What is to change stands below. The buyer then has 72 hours again.",
  );
});
