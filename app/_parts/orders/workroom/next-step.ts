import type { BuyerOrderView } from "@/lib/contracts/trade/orders/orders";
import type { SettlementView } from "@/lib/contracts/trade/orders/settlements";
import { formatMoney } from "@/lib/core/values/money";

export type Side = "buyer" | "creator";

/** What the page shows for a step, next to its words. */
export type StepDo =
  | "pay"
  | "brief"
  | "deliver"
  | "judge"
  | "answer_date"
  | "answer_cancel"
  | "settle"
  | "review"
  | "again"
  | "none";

/** The one thing that comes next: whose it is, what, and until when. */
export type NextStep = {
  /** Null when nothing waits for anybody. */
  turn: Side | null;
  title: string;
  text: string;
  /** ISO 8601; what happens then is said in `text`. */
  until: string | null;
  /** Whether the work is to be there until then, and not an answer. */
  due?: boolean;
  /** Why the creator declined to cancel, to its buyer while it is fresh. */
  declined?: string;
  does: StepDo;
};

const OVER: readonly BuyerOrderView["status"][] = ["COMPLETED", "CANCELED", "REFUNDED"];

export type StepFacts = {
  order: Pick<
    BuyerOrderView,
    | "status"
    | "awaits_brief"
    | "due_at"
    | "due_proposal"
    | "accept_by"
    | "accepted_by"
    | "refund_requested_at"
    | "refunded_at"
    | "revisions_used"
    | "revisions_allowed"
  >;
  settling: Pick<SettlementView, "cancel" | "dispute" | "money">;
  /** Whether the buyer may write a review and has not. */
  reviewable: boolean;
  names: { buyer: string; creator: string };
};

/** What comes next in an order, as one of its sides reads it. */
export function nextStepOf(facts: StepFacts, side: Side): NextStep {
  const { declined, ask_again_at } = facts.settling.cancel;
  const fresh = side === "buyer" && declined !== null && ask_again_at !== null;
  return { ...comingNext(facts, side), ...(fresh && { declined }) };
}

function comingNext(facts: StepFacts, side: Side): NextStep {
  const { order, settling, names } = facts;
  const { cancel } = settling;
  const buyer = side === "buyer";
  const step = (
    turn: Side | null,
    does: StepDo,
    title: string,
    text: string,
    until: string | null = null,
  ): NextStep => ({
    due: until !== null && until === order.due_at && order.status === "PAID",
    turn,
    title,
    text,
    until,
    does: turn === null || turn === side ? does : "none",
  });
  const { refunds } = settling.money;
  const refused = refunds.filter(({ status }) => status === "FAILED");
  const noneGoes = refused.length > 0 && refused.length === refunds.length;
  if (order.refund_requested_at && !order.refunded_at && !noneGoes)
    return step(null, "none", "The refund is on its way", "Banks take a few days to show it.");
  // of an order that is over nothing else is to come, but the review that its buyer may write
  if (refused.length > 0 && OVER.includes(order.status) && !(buyer && facts.reviewable)) {
    const sum = formatMoney(
      refused.reduce((all, { amount_cents }) => all + amount_cents, 0),
      "usd",
    );
    return buyer
      ? step(
          "creator",
          "none",
          `Your bank did not take ${sum}`,
          "The money is with us and stays yours: it is sent again.",
        )
      : step(
          "creator",
          "none",
          `The buyer's bank did not take ${sum}`,
          "Try it again below, where the money is, once the buyer says that their bank takes it.",
        );
  }
  if (order.status === "DISPUTED") return disputed(facts, side);
  if (cancel.asked_at) {
    const until = cancel.answer_by;
    const silent = "Without an answer the order is canceled and everything goes back.";
    return buyer
      ? step("creator", "none", "You asked to cancel", `${names.creator} agrees or declines. ${silent}`, until)
      : step(
          "creator",
          "answer_cancel",
          `${names.buyer} asks to cancel`,
          `${cancel.reason ?? ""}\n${silent}`.trim(),
          until,
        );
  }
  if (order.due_proposal) {
    const { proposed_by, reason } = order.due_proposal;
    const by = proposed_by === "buyer" ? "buyer" : "creator";
    return by === side
      ? step(
          by === "buyer" ? "creator" : "buyer",
          "none",
          "You proposed a later date",
          "The present date holds until it is answered.",
          order.due_at,
        )
      : step(side, "answer_date", `${names[by]} proposes a later date`, reason, order.due_at);
  }
  switch (order.status) {
    case "CHECKOUT_OPEN":
      return step(
        "buyer",
        "pay",
        "Awaiting payment",
        buyer
          ? "The order starts once the payment is confirmed. Unpaid, the checkout closes by itself."
          : "The order starts once the payment is confirmed.",
      );
    case "EXPIRED":
      return step(
        null,
        "none",
        "The checkout closed unpaid",
        "A payment that still came goes back to the card by itself.",
      );
    case "PAID":
      if (order.awaits_brief)
        return buyer
          ? step(
              "buyer",
              "brief",
              "Answer what was asked",
              `${names.creator} begins, and the delivery time counts, from then.`,
            )
          : step(
              "buyer",
              "none",
              "Answers are still to come",
              "The delivery time counts from then; the buyer is reminded.",
            );
      return buyer
        ? step("creator", "none", "The creator is at work", "You are told as soon as it is delivered.", order.due_at)
        : step(
            "creator",
            "deliver",
            "Deliver the work",
            "The buyer then has 72 hours to accept it or to ask for changes.",
            order.due_at,
          );
    case "REVISION_REQUESTED":
      return buyer
        ? step(
            "creator",
            "none",
            "The creator is working on your changes",
            "You have 72 hours again with the next version.",
          )
        : step(
            "creator",
            "deliver",
            "Deliver the next version",
            "What is to change stands below. The buyer then has 72 hours again.",
          );
    case "DELIVERED":
      return buyer
        ? step("buyer", "judge", "The work is here", choiceOf(order), order.accept_by)
        : step("buyer", "none", "The buyer looks at it", "Without an answer it counts as accepted.", order.accept_by);
    case "COMPLETED":
      if (buyer && facts.reviewable)
        return step("buyer", "review", "The order is done", "How did it go? Your review helps anyone who comes next.");
      return step(null, buyer ? "again" : "none", "The order is done", acceptedOf(facts, buyer));
    case "CANCELED":
      return step(null, "again", "The order was canceled", "Everything that was paid goes back to the buyer.");
    case "REFUNDED":
      return step(null, "again", "The amount was sent back", "Nothing more is to be done here.");
    default:
      return step(null, "none", "The order goes on", "Look here again later.");
  }
}

function disputed({ settling, names }: StepFacts, side: Side): NextStep {
  const { statements, proposals, decided_from: until } = settling.dispute;
  const open = proposals.filter(({ status }) => status === "OPEN");
  const other = side === "buyer" ? "creator" : "buyer";
  const text = "We are looking into it. Nothing is accepted meanwhile. Without an agreement we decide.";
  if (open.some((proposal) => proposal.side === other))
    return { turn: side, does: "settle", title: `${names[other]} proposes a solution`, text, until };
  if (open.length > 0) return { turn: other, does: "settle", title: "You proposed a solution", text, until };
  // whoever opened it has said why: the buyer, here or to the bank
  const spoke = statements.findLast(({ side: by }) => by !== "operator")?.side ?? "buyer";
  if (spoke === side) return { turn: other, does: "settle", title: `${names[other]} is to answer`, text, until };
  return { turn: side, does: "settle", title: "Say your part, or propose a solution", text, until };
}

function choiceOf({ revisions_allowed, revisions_used }: StepFacts["order"]): string {
  const left = revisions_allowed - revisions_used;
  const rounds =
    left > 0
      ? `Accept it, or ask for changes: ${left === 1 ? "one round is" : `${left} rounds are`} left.`
      : `${revisions_allowed > 0 ? "No round of changes is left" : "This order has no round of changes"}: accept it, or, if something is wrong, open a dispute at the end of this page.`;
  return `${rounds} Without an answer it counts as accepted.`;
}

function acceptedOf({ order, settling }: StepFacts, buyer: boolean): string {
  if (order.accepted_by === "auto") return "It counts as accepted: the 72 hours to respond ended.";
  if (buyer) return "Thank you.";
  // what it earned, and when it was paid out, stands in the panel of the money
  return settling.money.standing === "on_its_way" ? "What it earned is on its way to you." : "The work was accepted.";
}
