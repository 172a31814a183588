import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { messages, profiles, threads } from "@/db/schema";
import type { ThreadView } from "@/lib/contracts/contact/threads";
import { idOf } from "@/lib/contracts/values/ids";
import { type Page, Timestamp } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { requireAccount, requireProfile } from "@/lib/domain/platform/access/require";
import { verifiedEmailOf } from "@/lib/domain/trade/orders/access/access";
import { ofAddress, SHOWN_THREAD } from "../access/find";
import { viewThread } from "../record/view";

type Query = { limit?: number; cursor?: string | undefined; q?: string | undefined; unread?: boolean | undefined };

const m = alias(messages, "m");
const ThreadCursor = z.tuple([Timestamp, idOf("thr")]);

/** The acting creator's threads, the last written in first. Throws `not_found` without a page, `invalid_cursor`. */
export async function listThreads(ctx: Context, query: Query = {}): Promise<Page<ThreadView>> {
  return list(ctx, [eq(threads.profileId, requireProfile(ctx))], "creator", query);
}

/** The threads in which the signed-in person is the buyer, also those of orders under their verified email. */
export async function listBuyerThreads(ctx: Context, query: Query = {}): Promise<Page<ThreadView>> {
  const { userId } = requireAccount(ctx);
  const email = await verifiedEmailOf(ctx);
  return list(ctx, waysToBuy(userId, email), "buyer", query);
}

/** By the account, and what only its address finds. Exported for the test of their plans. */
export function waysToBuy(userId: string, email: string | null): (SQL | undefined)[] {
  const own = eq(threads.buyerUserId, userId);
  return email ? [own, and(ofAddress(email), sql`${threads.buyerUserId} is distinct from ${userId}`)] : [own];
}

type Side = "buyer" | "creator";

/** The threads of one side, which `whose` says in ways that exclude each other, each in the order of an index of its own. */
async function list(ctx: Context, whose: readonly (SQL | undefined)[], side: Side, query: Query) {
  const { limit = 20 } = query;
  const pages = whose.map((mine) => newestThreads(ctx, mine, side, query));
  const rows = (await Promise.all(pages)).flat();
  if (pages.length > 1) rows.sort((x, y) => +y.lastMessageAt - +x.lastMessageAt || (x.id < y.id ? 1 : -1));
  return pageOf(
    rows.slice(0, limit + 1),
    limit,
    (row) => [row.lastMessageAt.toISOString(), row.id],
    (row) => viewThread(row, side),
  );
}

/** A page of threads and one more, those `mine` alone. Exported for the test that looks at its plan. */
export function newestThreads(ctx: Context, mine: SQL | undefined, side: Side, query: Query) {
  const { limit = 20, cursor, q, unread } = query;
  const place = decodeCursor(cursor, ThreadCursor);
  const count = side === "creator" ? threads.creatorUnread : threads.buyerUnread;
  return ctx.db
    .select(SHOWN_THREAD)
    .from(threads)
    .innerJoin(profiles, eq(profiles.id, threads.profileId))
    .where(
      and(
        mine,
        eq(threads.livemode, ctx.livemode),
        place && sql`(${threads.lastMessageAt}, ${threads.id}) < (${place[0]}::timestamptz, ${place[1]}::text)`,
        unread ? sql`${count} > 0` : undefined,
        q ? holds(q) : undefined,
      ),
    )
    .orderBy(desc(threads.lastMessageAt), desc(threads.id))
    .limit(limit + 1);
}

/** In the title, a name, or any message: the messages of one's own threads alone are looked through. */
function holds(words: string): SQL {
  const like = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`(${threads.title} ilike ${like} or ${threads.buyerName} ilike ${like} or ${profiles.displayName} ilike ${like}
    or exists (select from ${messages} as ${m} where ${m.threadId} = ${threads.id}
      and to_tsvector('simple', ${m.body}) @@ websearch_to_tsquery('simple', ${words})))`;
}
