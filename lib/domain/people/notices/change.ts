import { and, eq, isNull, lte } from "drizzle-orm";
import { database } from "@/db/client";
import { noticeChoices, notices } from "@/db/schema";
import { NOTICE_TOPICS, type NoticeTopic } from "@/lib/contracts/people/notice-topics";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { requirePerson } from "../accounts/person";

const TOPICS = Object.keys(NOTICE_TOPICS) as NoticeTopic[];

/** Marks what the signed-in account was told up to `upTo` as read; what came later stays unread. Throws `unauthorized`. */
export async function readNotices(ctx: Context, { upTo }: { upTo: number }): Promise<void> {
  const mine = eq(notices.userId, requirePerson(ctx).userId);
  await transaction(ctx, async (tx) => {
    await tx
      .update(notices)
      .set({ readAt: ctx.now })
      .where(and(mine, isNull(notices.readAt), lte(notices.seq, upTo)));
  });
}

/** The topics that the signed-in account is also told of by mail: all but those it has turned off. Throws `unauthorized`. */
export async function mailedTopics(ctx: Context): Promise<NoticeTopic[]> {
  const rows = await database()
    .select()
    .from(noticeChoices)
    .where(eq(noticeChoices.userId, requirePerson(ctx).userId));
  const off = new Set(rows.filter((row) => !row.mail).map((row) => row.topic));
  return TOPICS.filter((topic) => !off.has(topic));
}

/** Says which topics come by mail too; the others are notices alone. Throws `unauthorized`. */
export async function chooseNotices(ctx: Context, { topics }: { topics: readonly NoticeTopic[] }): Promise<void> {
  const userId = requirePerson(ctx).userId;
  await transaction(ctx, async (tx) => {
    for (const topic of TOPICS) {
      const mail = topics.includes(topic);
      await tx
        .insert(noticeChoices)
        .values({ userId, topic, mail })
        .onConflictDoUpdate({ target: [noticeChoices.userId, noticeChoices.topic], set: { mail } });
    }
    await recordAudit(tx, ctx, userId, "notices.chosen", { type: "user", id: userId }, { mail: [...topics] });
  });
}
