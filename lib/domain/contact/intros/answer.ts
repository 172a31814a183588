import { and, eq, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { intros } from "@/db/schema";
import type { IntroAnswer } from "@/lib/contracts/contact/intro-inbox";
import type { AnswerIntro } from "@/lib/contracts/contact/intros";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { callBackLater } from "@/lib/domain/contact/callbacks/send-later";
import { answerAsked } from "@/lib/domain/contact/threads/writing/answers";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";

const ANSWERS = {
  accept: { status: "ACCEPTED", event: "intro.accepted" },
  decline: { status: "DECLINED", event: "intro.declined" },
} as const;

/**
 * Accepts or declines a request in the acting creator's inbox, once. An accept carries the message and the contact that the creator
 * chose; a decline carries nothing. The answer stands in the request's conversation, and goes to its callback URL, if it has one. Emits `intro.accepted` or `intro.declined`. Throws
 * `not_found`, and `invalid_state_transition` for a request that is answered already.
 */
export async function answerIntro(
  ctx: Context,
  input: AnswerIntro,
): Promise<{ id: string; status: "ACCEPTED" | "DECLINED" }> {
  const profileId = requireProfile(ctx);
  const { status, event } = ANSWERS[input.answer];
  const sent =
    input.answer === "accept" ? { reply: input.message, contact: input.contact } : { reply: null, contact: null };
  const mine = and(eq(intros.id, input.id), eq(intros.profileId, profileId), eq(intros.livemode, ctx.livemode));
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(intros)
      .set({ status, answeredAt: ctx.now, ...sent })
      .where(and(mine, eq(intros.status, "PENDING")))
      .returning({ url: intros.callbackUrl, note: intros.note });
    if (!row) throw await refusal(tx, mine);
    await recomputeProfile(tx, profileId, ctx.now);
    const owner = await ownerOf(tx, profileId);
    const answered_at = ctx.now.toISOString();
    const chosen = input.answer === "accept" ? { message: sent.reply, contact: sent.contact } : {};
    const body = { intro_id: input.id, status, handle: owner.handle, answered_at, ...chosen };
    if (row.url) await callBackLater(tx, ctx, { profileId, subject: input.id, event, url: row.url, body });
    const asked = { kind: "intro", subjectId: input.id, title: "An introduction", profileId } as const;
    const said = { ...sent, declined: "The introduction was declined." };
    await answerAsked(tx, ctx, { asked, text: row.note, displayName: owner.displayName }, said);
    await recordAudit(tx, ctx, profileId, event, { type: "intro", id: input.id });
    await emit(tx, ctx, profileId, event, { id: input.id, status, answered_at });
    return { id: input.id, status };
  });
}

/** The same as the API says it: nothing where nothing was written. */
export async function answerByApi(ctx: Context, id: string, { answer, message, contact }: IntroAnswer) {
  const said = { message: message || null, contact: contact || null };
  return answerIntro(ctx, answer === "accept" ? { id, answer, ...said } : { id, answer });
}

async function refusal(tx: Transaction, mine: SQL | undefined): Promise<DomainError> {
  const [known] = await tx.select({ status: intros.status }).from(intros).where(mine);
  if (!known) return notFound("The request");
  return new DomainError("invalid_state_transition", `This request is ${known.status.toLowerCase()} already.`);
}
