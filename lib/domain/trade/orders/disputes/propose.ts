import { and, eq, gte, ne } from "drizzle-orm";
import { disputeProposals } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, invalidField, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { formatMoney } from "@/lib/core/values/money";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { needRelease } from "../access/access";
import { sendAfter } from "../canceling/give-up";
import { orderProposed } from "../mails/order-proposed";
import { leftOf } from "../refunds/reckon";
import { viewProposedEvent } from "../showing/view-events";
import { announce } from "../telling/announce";
import { inWords, type Outcome, settle } from "./settle";
import { disputedOrder, disputedSince, type Speaker } from "./speak";

/** The ends of a dispute that release money to the creator. */
const PAYS_CREATOR: readonly Outcome["kind"][] = ["refund_part", "complete"];
const LONGEST_MS = 90 * 86_400_000;
/** How many proposals each side may make in one dispute: the other is mailed each of them. */
const MOST = 20;

/**
 * A side proposes how a dispute ends; its earlier proposal is closed. Throws `not_found`, `invalid_state_transition`, `validation_error`,
 * `conflict` (the side has proposed as often as it may in this dispute).
 */
export async function propose(ctx: Context, speaker: Speaker, outcome: Outcome): Promise<{ id: string }> {
  return transaction(ctx, async (tx, within) => {
    const order = await disputedOrder(tx, within, speaker);
    const { kind, cents = null, dueAt = null } = outcome;
    if (speaker.as === "buyer" && PAYS_CREATOR.includes(kind)) needRelease(within);
    if (kind === "refund_part" && (!cents || cents >= (await leftOf(tx, order))))
      throw invalidField("amount_cents", "must be less than what is left of the order; propose all of it otherwise");
    const ahead = dueAt ? dueAt.getTime() - ctx.now.getTime() : 0;
    if (kind === "deliver_again" && (ahead <= 0 || ahead > LONGEST_MS))
      throw invalidField("due_at", "must be within the next 90 days");
    const own = and(
      eq(disputeProposals.orderId, order.id),
      eq(disputeProposals.livemode, order.livemode),
      eq(disputeProposals.side, speaker.as),
    );
    const made = await tx.$count(disputeProposals, and(own, gte(disputeProposals.createdAt, disputedSince(order))));
    if (made >= MOST)
      throw conflict(
        `Each side makes at most ${MOST} proposals in a dispute, and yours are used. Accept what the other side proposed, or wait for the decision.`,
      );
    await tx
      .update(disputeProposals)
      .set({ status: "CLOSED", decidedAt: ctx.now })
      .where(and(own, eq(disputeProposals.status, "OPEN")));
    const id = newId("prop", ctx.now.getTime());
    await tx.insert(disputeProposals).values({
      id,
      orderId: order.id,
      side: speaker.as,
      kind,
      cents: kind === "refund_part" ? cents : null,
      dueAt: kind === "deliver_again" ? dueAt : null,
      livemode: order.livemode,
      createdAt: ctx.now,
    });
    const how = inWords(outcome, order);
    await announce(tx, within, order, {
      kind: "order.settlement_proposed",
      data: viewProposedEvent(order, { id, side: speaker.as, kind, cents, dueAt }),
      diff: { kind, cents },
      ...(speaker.as === "buyer" ? { toCreator: (facts) => orderProposed(facts, how, "creator") } : {}),
      ...(speaker.as === "creator" ? { toBuyer: (facts) => orderProposed(facts, how, "buyer") } : {}),
    });
    return { id };
  });
}

/** A side accepts what the other proposed: it is done at once. Throws `not_found`, `conflict` (no longer open), `invalid_state_transition`. */
export async function acceptProposal(ctx: Context, speaker: Speaker, proposalId: string): Promise<{ status: string }> {
  const settled = await transaction(ctx, async (tx, within) => {
    const order = await disputedOrder(tx, within, speaker);
    const one = and(
      eq(disputeProposals.id, proposalId),
      eq(disputeProposals.orderId, order.id),
      eq(disputeProposals.livemode, order.livemode),
      ne(disputeProposals.side, speaker.as),
    );
    const [accepted] = await tx
      .update(disputeProposals)
      .set({ status: "ACCEPTED", decidedAt: ctx.now })
      .where(and(one, eq(disputeProposals.status, "OPEN")))
      .returning();
    if (!accepted) {
      if ((await tx.$count(disputeProposals, one)) === 0) throw notFound("The proposal");
      throw conflict("This proposal is not open any more.");
    }
    const left = await leftOf(tx, order);
    if (accepted.cents !== null && accepted.cents > left)
      throw conflict(
        `Only ${formatMoney(left, order.currency)} of the order is left by now: it needs another proposal.`,
      );
    if (speaker.as === "buyer" && PAYS_CREATOR.includes(accepted.kind)) needRelease(within);
    const diff = { kind: accepted.kind };
    await recordAudit(tx, within, order.profileId, "order.proposal_accepted", { type: "order", id: order.id }, diff);
    return settle(tx, within, order, speaker.as, accepted);
  });
  const { order, refund } = settled;
  if (refund) await sendAfter(ctx, { order, refund });
  return { status: order.status };
}
