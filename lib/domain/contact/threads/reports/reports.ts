import { and, asc, eq, isNull } from "drizzle-orm";
import { messageReports, messages, profiles, threads } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";

const MOST = 200;

/** A reported message as operators read it. */
export type ReportView = {
  message_id: string;
  thread_id: string;
  reported_by: "buyer" | "creator" | "platform";
  reason: string;
  author: string;
  body: string;
  creator: string;
  buyer: string;
  livemode: boolean;
  reported_at: string;
};

/** The reported messages, of both modes, that nobody has looked at yet: oldest first, at most 200. For the operator's tool. */
export async function listReports(ctx: Context): Promise<ReportView[]> {
  const rows = await ctx.db
    .select({ report: messageReports, message: messages, thread: threads, handle: profiles.handle })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .innerJoin(profiles, eq(profiles.id, threads.profileId))
    .where(isNull(messageReports.closedAt))
    .orderBy(asc(messageReports.createdAt), asc(messageReports.messageId))
    .limit(MOST);
  return rows.map(({ report, message, thread, handle }) => ({
    message_id: message.id,
    thread_id: thread.id,
    reported_by: report.side,
    reason: report.reason,
    author: message.authorName,
    body: message.body,
    creator: handle,
    buyer: thread.buyerName,
    livemode: thread.livemode,
    reported_at: report.createdAt.toISOString(),
  }));
}

/** Notes that a reported message was dealt with, with what was found. Throws `not_found` where no report is open. For the operator's tool. */
export async function resolveReport(ctx: Context, messageId: string, note: string): Promise<{ message_id: string }> {
  return transaction(ctx, async (tx) => {
    const closed = await tx
      .update(messageReports)
      .set({ closedAt: ctx.now })
      .where(and(eq(messageReports.messageId, messageId), isNull(messageReports.closedAt)))
      .returning({ messageId: messageReports.messageId });
    if (closed.length === 0) throw notFound("An open report of this message");
    await recordAudit(tx, ctx, null, "message.report_resolved", { type: "message", id: messageId }, { note });
    return { message_id: messageId };
  });
}
