import { and, eq, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { briefMatches, briefs } from "@/db/schema";
import type { BriefAnswer } from "@/lib/contracts/contact/brief-operations";
import type { AnswerBrief } from "@/lib/contracts/contact/briefs";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { callBackLater } from "@/lib/domain/contact/callbacks/send-later";
import { answerAsked } from "@/lib/domain/contact/threads/writing/answers";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { titleOf } from "./view";

/**
 * Says of a brief in the acting creator's pipeline that they are interested, or that they pass, once. Interest carries the message and the
 * contact that the creator chose into the brief's conversation, and to its callback URL if it has one; a pass is told to nobody.
 * Throws `not_found`, and `invalid_state_transition` for one that is answered already.
 */
export async function answerBrief(
  ctx: Context,
  input: AnswerBrief,
): Promise<{ id: string; status: "ACCEPTED" | "DECLINED" }> {
  const profileId = requireProfile(ctx);
  const interested = input.answer === "interested";
  const status = interested ? "ACCEPTED" : "DECLINED";
  const sent = interested ? { reply: input.message, contact: input.contact } : { reply: null, contact: null };
  const mine = and(
    eq(briefMatches.briefId, input.id),
    eq(briefMatches.profileId, profileId),
    eq(briefMatches.livemode, ctx.livemode),
  );
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(briefMatches)
      .set({ status, answeredAt: ctx.now, ...sent })
      .from(briefs)
      .where(and(mine, eq(briefMatches.status, "PENDING"), eq(briefs.id, briefMatches.briefId)))
      .returning({ url: briefs.callbackUrl, text: briefs.brief });
    if (!row) throw await refusal(tx, mine);
    if (interested) {
      const { handle, displayName } = await ownerOf(tx, profileId);
      const asked = { kind: "brief", subjectId: input.id, title: titleOf(row.text), profileId } as const;
      await answerAsked(tx, ctx, { asked, text: row.text, displayName }, { ...sent, declined: "" });
      const body = {
        brief_id: input.id,
        status: "INTERESTED",
        handle,
        answered_at: ctx.now.toISOString(),
        message: sent.reply,
        contact: sent.contact,
      };
      const event = "brief.interested";
      if (row.url) await callBackLater(tx, ctx, { profileId, subject: input.id, event, url: row.url, body });
    }
    const action = interested ? "intent_brief.interested" : "intent_brief.passed";
    await recordAudit(tx, ctx, profileId, action, { type: "brief", id: input.id });
    return { id: input.id, status };
  });
}

/** The same as the API says it: nothing where nothing was written. */
export async function answerByApi(ctx: Context, id: string, { answer, message, contact }: BriefAnswer) {
  const said = { message: message || null, contact: contact || null };
  return answerBrief(ctx, answer === "interested" ? { id, answer, ...said } : { id, answer });
}

async function refusal(tx: Transaction, mine: SQL | undefined): Promise<DomainError> {
  const [known] = await tx.select({ status: briefMatches.status }).from(briefMatches).where(mine);
  if (!known) return notFound("The brief");
  const why = known.status === "CLOSED" ? "The buyer has closed this brief." : "You have answered this brief already.";
  return new DomainError("invalid_state_transition", why);
}
