import { z } from "zod";
import { growing } from "../../values/growing";
import { idOf } from "../../values/ids";
import { Cents, Currency, OwnUrl, Timestamp } from "../../values/page";
import { text } from "../../values/text";
import { FileIds, FileRef } from "../files";

export const PROPOSAL_KINDS = ["refund_all", "refund_part", "deliver_again", "complete"] as const;

const Side = growing(["buyer", "creator", "operator"], "someone else");
const ProposalKind = growing(PROPOSAL_KINDS, "a proposal to answer on the order's page").meta({
  description:
    "How the dispute would end: all of the payment goes back, a part of it, the creator delivers again, or the order is completed as it was delivered.",
});

const MoneyStanding = growing(["held", "on_its_way", "paid_out", "refunded"], "money that is still held").meta({
  description:
    "Where the money is: `held` until the order is completed, `on_its_way` to the creator's bank, `paid_out` there, or `refunded`.",
});

export const SettlementRefund = z
  .object({
    id: idOf("rfd").meta({ description: "Identifier of the refund." }),
    amount_cents: Cents.meta({ description: "How much goes back, in US cents." }),
    status: growing(["REQUESTED", "SENT", "FAILED"], "a refund that is on its way").meta({
      description:
        "`REQUESTED` was decided, `SENT` was taken by the payment processor, `FAILED` was refused by the buyer's bank and can be tried again.",
    }),
    note: z.string().nullable().meta({ description: "Why, as both sides read it; null when nothing was said." }),
    created_at: Timestamp.meta({ description: "When it was decided." }),
  })
  .meta({ description: "Money of an order that goes back to its buyer." });

export const SettlementTip = z
  .object({
    amount_cents: Cents.meta({ description: "The tip, in US cents: all of it is the creator's." }),
    status: growing(["PAID", "REFUNDED"], "a tip that was paid").meta({ description: "Where the tip stands." }),
    paid_at: Timestamp.nullable().meta({ description: "When it was paid." }),
    on_its_way_back: z.boolean().meta({ description: "Whether the creator sends it back." }),
  })
  .meta({ description: "What the buyer gave on top, after the order was completed." });

export const SettlementMoney = z
  .object({
    currency: Currency,
    standing: MoneyStanding.nullable().meta({
      description: "Where the money of the order is; null before it is paid.",
    }),
    refunds: z.array(SettlementRefund).meta({ description: "What goes back or has gone back, oldest first." }),
    tip: SettlementTip.nullable().meta({ description: "The tip; null when none was paid." }),
    can_tip: z
      .boolean()
      .meta({ description: "Whether its buyer can tip: the order is completed, and nobody has tipped yet." }),
  })
  .meta({ description: "Where the money of an order is." });

export const CancelRequest = z
  .object({
    asked_at: Timestamp.nullable().meta({
      description: "When the buyer asked to cancel, while that waits for an answer; null otherwise.",
    }),
    answer_by: Timestamp.nullable().meta({
      description: "Until when the creator can answer; after it the order is canceled. Null when nothing was asked.",
    }),
    reason: z.string().nullable().meta({ description: "Why the buyer asked; null when nothing was." }),
    declined: z.string().nullable().meta({ description: "Why the creator declined the last time; null otherwise." }),
    can_ask: z.boolean().meta({ description: "Whether its buyer can ask now." }),
    ask_again_at: Timestamp.nullable().meta({
      description: "From when the buyer can ask again, for a day after it was declined or withdrawn; null otherwise.",
    }),
  })
  .meta({ description: "Whether the buyer asks to cancel, and what was answered." });

export const DisputeStatement = z
  .object({
    id: idOf("stm").meta({ description: "Identifier of the statement." }),
    side: Side.meta({ description: "Who said it." }),
    body: z.string().meta({ description: "What was said." }),
    files: z.array(FileRef).meta({ description: "Files that were added." }),
    created_at: Timestamp.meta({ description: "When it was said." }),
  })
  .meta({ description: "What one side says of a dispute, or how the operator decided." });

export const DisputeProposal = z
  .object({
    id: idOf("prop").meta({ description: "Identifier of the proposal." }),
    side: Side.meta({ description: "Who proposes it." }),
    kind: ProposalKind,
    amount_cents: Cents.nullable().meta({ description: "Of `refund_part`: how much goes back, in US cents." }),
    due_at: Timestamp.nullable().meta({ description: "Of `deliver_again`: until when." }),
    status: growing(["OPEN", "ACCEPTED", "CLOSED"], "a proposal that is closed").meta({
      description: "`OPEN` until the other side accepts it, a newer one takes its place, or the dispute ends.",
    }),
    created_at: Timestamp.meta({ description: "When it was proposed." }),
  })
  .meta({ description: "How one side would end a dispute." });

export const SettlementDispute = z
  .object({
    open: z.boolean().meta({ description: "Whether the order is disputed now." }),
    decided_from: Timestamp.nullable().meta({
      description: "When the operator decides, if both sides have not agreed; null without an open dispute.",
    }),
    statements: z.array(DisputeStatement).meta({ description: "What was said, oldest first." }),
    proposals: z.array(DisputeProposal).meta({ description: "What was proposed, oldest first." }),
  })
  .meta({ description: "The dispute of an order." });

/** How an order is settled between its two sides, as both see it. */
export const Settlement = z
  .object({
    order_id: idOf("ord").meta({ description: "Identifier of the order." }),
    money: SettlementMoney,
    cancel: CancelRequest,
    dispute: SettlementDispute,
  })
  .meta({
    id: "Settlement",
    description: "How an order is settled: its money, whether canceling is asked for, and its dispute.",
  });

export type SettlementView = z.infer<typeof Settlement>;

const Words = (max: number, description: string, example: string) =>
  text(max, { min: 3, trim: true }).meta({ description, example });

/** What a side adds to a dispute. */
export const NewStatement = z
  .strictObject({
    body: Words(5_000, "What happened, 3 to 5,000 characters. The other side reads it.", "The archive was empty."),
    file_ids: FileIds.default([]),
  })
  .meta({ id: "NewStatement", description: "A statement in a dispute." });

/** How a side would end a dispute. */
export const NewProposal = z
  .strictObject({
    kind: z.enum(PROPOSAL_KINDS).meta({ description: "How the dispute would end.", example: "refund_part" }),
    amount_cents: Cents.min(1).optional().meta({
      description: "Of `refund_part`: how much goes back, in US cents, less than what is left of the order.",
      example: 5_000,
    }),
    due_at: z.iso.datetime().optional().meta({
      description: "Of `deliver_again`: until when the creator delivers again, within the next 90 days.",
      example: "2026-12-24T17:00:00.000Z",
    }),
  })
  .refine(({ kind, amount_cents }) => (kind === "refund_part") === (amount_cents !== undefined), {
    path: ["amount_cents"],
    message: "goes with `refund_part`, and with nothing else",
  })
  .refine(({ kind, due_at }) => (kind === "deliver_again") === (due_at !== undefined), {
    path: ["due_at"],
    message: "goes with `deliver_again`, and with nothing else",
  })
  .meta({ id: "NewProposal", description: "A proposal in a dispute." });

export type NewProposal = z.output<typeof NewProposal>;

/** Which proposal of the other side is accepted. */
export const ProposalAcceptance = z
  .strictObject({
    proposal_id: idOf("prop").meta({ description: "An open proposal of the other side." }),
  })
  .meta({ id: "ProposalAcceptance", description: "The acceptance of a proposal." });

/** What a buyer sends who asks to cancel. */
export const NewCancelRequest = z
  .strictObject({
    reason: Words(2_000, "Why, 3 to 2,000 characters. The creator reads it.", "I chose somebody else."),
  })
  .meta({ id: "NewCancelRequest", description: "A request to cancel." });

/** What a creator sends who does not agree to cancel. */
export const CancelRefusal = z
  .strictObject({
    reason: Words(2_000, "Why not, 3 to 2,000 characters. The buyer reads it.", "The work is nearly done."),
  })
  .meta({ id: "CancelRefusal", description: "Why an order is not canceled." });

/** What a tip may be, in US cents. */
export const LEAST_TIP = 100;
export const LARGEST_TIP = 100_000;

export const NewTip = z
  .strictObject({
    amount_cents: Cents.min(LEAST_TIP).max(LARGEST_TIP).meta({
      description: "How much, in US cents, from 100 to 100,000. All of it is the creator's.",
      example: 1_000,
    }),
  })
  .meta({ id: "NewTip", description: "A tip to give." });

export const TipCheckout = z
  .object({
    checkout_url: OwnUrl.meta({ description: "URL that the person opens to pay the tip." }),
    amount_cents: Cents.meta({ description: "The tip, in US cents." }),
    currency: Currency,
  })
  .meta({ id: "TipCheckout", description: "The payment page of a tip." });

export type TipCheckoutView = z.infer<typeof TipCheckout>;
