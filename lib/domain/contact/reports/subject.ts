import { and, eq, isNull, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { messages, orders, posts, products, profiles, reviews, threads } from "@/db/schema";
import type { ReportSubject } from "@/lib/contracts/contact/report-reasons";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { threadFor } from "@/lib/domain/contact/threads/access/find";
import { excerptOf } from "@/lib/domain/contact/threads/record/judge";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import type { CaseSubject } from "@/lib/domain/platform/safety/open-case";
import { filesOfMessages } from "@/lib/domain/trade/files/read";

type Proof = { token?: string | undefined; as?: "buyer" | "creator" | undefined };

const buyer = alias(profiles, "buyer");

/**
 * What is reported, as anyone who reports it can see it, and who answers for it. Throws `not_found` for what is not public, and for a
 * message of somebody else's conversation or of one's own.
 */
export async function reportedSubject(
  ctx: Context,
  kind: ReportSubject,
  id: string,
  proof: Proof = {},
): Promise<CaseSubject> {
  const found = await READERS[kind](ctx, id, proof);
  if (!found) throw notFound(`The ${kind}`);
  return { subjectKind: kind, subjectId: id, ...found };
}

type Found = Omit<CaseSubject, "subjectKind" | "subjectId"> | undefined;

const READERS: Record<ReportSubject, (ctx: Context, id: string, proof: Proof) => Promise<Found>> = {
  async profile({ db }, id) {
    const [row] = await db
      .select()
      .from(profiles)
      .where(and(eq(profiles.id, id), SHOWN));
    if (!row) return undefined;
    const { userId, displayName, handle, tagline, bio } = row;
    return {
      userId,
      profileId: id,
      title: `${displayName} (@${handle})`,
      excerpt: `${tagline}\n\n${bio}`,
      livemode: true,
    };
  },
  async product({ db }, id) {
    const [row] = await db
      .select({ product: products, userId: profiles.userId, handle: profiles.handle })
      .from(products)
      .innerJoin(profiles, eq(profiles.id, products.profileId))
      .where(and(eq(products.id, id), eq(products.status, "active"), SHOWN));
    if (!row) return undefined;
    const { name, summary, description, profileId } = row.product;
    const title = `${name}, of @${row.handle}`;
    return { userId: row.userId, profileId, title, excerpt: `${summary}\n\n${description}`, livemode: true };
  },
  async post({ db }, id) {
    const [row] = await db
      .select({ post: posts, userId: profiles.userId, handle: profiles.handle })
      .from(posts)
      .innerJoin(profiles, eq(profiles.id, posts.profileId))
      .where(and(eq(posts.id, id), eq(posts.status, "published"), SHOWN));
    if (!row) return undefined;
    const { title, excerpt, body, visibility, profileId } = row.post;
    // the text that only members read is no one else's to see, not even here
    const words = visibility === "public" ? `${excerpt}\n\n${body}` : excerpt;
    return { userId: row.userId, profileId, title: `${title}, by @${row.handle}`, excerpt: words, livemode: true };
  },
  async review({ db, livemode }, id) {
    const [row] = await db
      .select({ review: reviews, userId: orders.buyerUserId, profileId: buyer.id, handle: profiles.handle })
      .from(reviews)
      .innerJoin(profiles, eq(profiles.id, reviews.profileId))
      .innerJoin(orders, eq(orders.id, reviews.orderId))
      .leftJoin(buyer, eq(buyer.userId, orders.buyerUserId))
      .where(and(eq(reviews.id, id), eq(reviews.livemode, livemode), isNull(reviews.hiddenAt), SHOWN));
    if (!row) return undefined;
    const { title, body, rating, buyerName } = row.review;
    const excerpt = [`${rating} of 5`, title, body].filter(Boolean).join("\n\n");
    const { userId, profileId } = row;
    return { userId, profileId, title: `A review of @${row.handle} by ${buyerName}`, excerpt, livemode };
  },
  async message(ctx, id, proof) {
    const [row] = await ctx.db
      .select({ message: messages, thread: threads, owner: profiles.userId })
      .from(messages)
      .innerJoin(threads, eq(threads.id, messages.threadId))
      .innerJoin(profiles, eq(profiles.id, threads.profileId))
      .where(and(eq(messages.id, id), eq(threads.livemode, ctx.livemode), ne(messages.side, "platform")));
    if (!row) return undefined;
    const { message, thread, owner } = row;
    const { side } = await threadFor(ctx, thread.id, { token: proof.token, ...(proof.as && { as: proof.as }) });
    if (side === message.side) return undefined;
    const files = await filesOfMessages([message]);
    const byCreator = message.side === "creator";
    return {
      userId: byCreator ? owner : thread.buyerUserId,
      profileId: byCreator ? thread.profileId : null,
      title: `A message from ${message.authorName} in “${thread.title}”`,
      excerpt: excerptOf(
        message.body,
        files.map(({ name }) => name),
      ),
      livemode: thread.livemode,
    };
  },
};
