import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { prepared } from "@/db/client";
import { notices } from "@/db/schema";
import { NOTICE_KINDS, type NoticeView } from "@/lib/contracts/people/notices";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { requirePerson } from "../accounts/person";

const { placeholder } = sql;

const noticesOf = prepared("notices_of", (db) =>
  db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, placeholder("userId")), lt(notices.seq, placeholder("before"))))
    .orderBy(desc(notices.seq))
    .limit(placeholder("limit")),
);

/** What the signed-in account was told, newest first. Throws `unauthorized`, `invalid_cursor`. */
export async function listNotices(
  ctx: Context,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<NoticeView>> {
  const [before] = decodeCursor(query.cursor, z.tuple([z.int()])) ?? [Number.MAX_SAFE_INTEGER];
  const rows = await noticesOf().execute({ userId: requirePerson(ctx).userId, before, limit: query.limit + 1 });
  return pageOf(rows, query.limit, (row) => [row.seq], viewNotice);
}

/** So many are counted at most: the bell says "9+" long before. */
const COUNTED = 100;

const unread = prepared("notices_unread", (db) =>
  db
    .select({ seq: notices.seq })
    .from(notices)
    .where(and(eq(notices.userId, placeholder("userId")), isNull(notices.readAt)))
    .limit(COUNTED),
);

/** How many notices of the signed-in account are unread, at most 100; none for anybody else. */
export async function countUnreadNotices({ actor }: Context): Promise<number> {
  return actor.kind === "user" ? (await unread().execute({ userId: actor.userId })).length : 0;
}

function viewNotice(row: typeof notices.$inferSelect): NoticeView {
  return {
    id: row.seq,
    topic: NOTICE_KINDS[row.kind] ?? "orders",
    title: row.title,
    path: row.path,
    read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
  };
}
