import { aliasedTable, and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { memberships, posts, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import type { Mail } from "@/lib/domain/platform/mail/message";
import { queueForAccounts } from "@/lib/domain/platform/mail/queue-for-accounts";

const BATCH = 500;
/** So many batches a run: the next one goes on where it ended. */
const BATCHES = 20;
/** What is older is no news. */
const FRESH_MS = 2 * DAY_MS;
/** So many posts of a creator are mailed in a day; those that wait longer than they are fresh are not. */
const MOST_A_DAY = 3;

/** Mails members of new posts for them, a batch of members at a time. Answers how many were told. */
export async function mailMembersPosts(ctx: Context): Promise<number> {
  let told = 0;
  for (let n = 0; n < BATCHES; n++) {
    const some = await mailSome(ctx);
    if (some === null) break;
    told += some;
  }
  return told;
}

const other = aliasedTable(posts, "other");

/** Which posts are next: of each creator with room for one more today the first that members are still to be told of. */
function isNext({ now }: Context) {
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const untold = (of: typeof posts | typeof other) =>
    and(
      eq(of.status, "published"),
      eq(of.visibility, "members"),
      isNull(of.membersToldAt),
      sql`${of.publishedAt} > ${since(FRESH_MS)}::timestamptz`,
    );
  const mailedToday = sql`(select count(*) from ${posts} as ${other} where ${other.profileId} = ${posts.profileId}
    and ${other.membersToldAt} > ${since(DAY_MS)}::timestamptz)`;
  // one after another: a post that was begun is not among those mailed today before all members are told of it
  const isFirst = sql`not exists (select from ${posts} as ${other} where ${other.profileId} = ${posts.profileId}
    and ${untold(other)} and (${other.publishedAt}, ${other.id}) < (${posts.publishedAt}, ${posts.id}))`;
  return and(untold(posts), SHOWN, sql`${mailedToday} < ${MOST_A_DAY}`, isFirst);
}

/** The next members of one post; null when no post is left to tell of. */
function mailSome(ctx: Context): Promise<number | null> {
  return transaction(ctx, async (tx) => {
    const [next] = await tx
      .select({ id: posts.id, profileId: posts.profileId })
      .from(posts)
      .innerJoin(profiles, eq(profiles.id, posts.profileId))
      .where(isNext(ctx))
      .orderBy(asc(posts.publishedAt), asc(posts.id))
      .limit(1)
      .for("update", { of: posts, skipLocked: true });
    if (!next) return null;
    // others may have mailed of this creator since that look: it is taken once more when nobody can
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${next.profileId}, 59))`);
    const [post] = await tx
      .select({
        id: posts.id,
        slug: posts.slug,
        title: posts.title,
        profileId: posts.profileId,
        after: posts.membersTold,
        joined: memberships.startedAt,
        handle: profiles.handle,
        creator: profiles.displayName,
      })
      .from(posts)
      .innerJoin(profiles, eq(profiles.id, posts.profileId))
      .leftJoin(memberships, eq(memberships.id, posts.membersTold))
      .where(and(eq(posts.id, next.id), isNext(ctx)));
    if (!post) return 0;
    const last = post.after && post.joined ? { id: post.after, startedAt: post.joined } : null;
    const members = await membersAfter(tx, post.profileId, last);
    const told = await queueForAccounts(
      tx,
      ctx,
      members.flatMap(({ userId }) => userId ?? []),
      postForMembers(post),
    );
    const done = members.length < BATCH;
    await tx
      .update(posts)
      .set(done ? { membersTold: null, membersToldAt: ctx.now } : { membersTold: members.at(-1)?.id })
      .where(eq(posts.id, post.id));
    return told;
  });
}

/** The next members of a creator by when they joined, at most a batch; `last` is who was told last. */
export function membersAfter(tx: Transaction, profileId: string, last: { id: string; startedAt: Date } | null) {
  return tx
    .select({ id: memberships.id, userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.profileId, profileId),
        eq(memberships.livemode, true),
        eq(memberships.status, "ACTIVE"),
        isNotNull(memberships.userId),
        last
          ? sql`(${memberships.startedAt}, ${memberships.id}) > (${last.startedAt.toISOString()}::timestamptz, ${last.id})`
          : undefined,
      ),
    )
    .orderBy(asc(memberships.startedAt), asc(memberships.id))
    .limit(BATCH);
}

type Post = { slug: string; title: string; handle: string; creator: string };

function postForMembers({ slug, title, handle, creator }: Post): Mail {
  return {
    kind: "post_for_members",
    subject: `${creator} for members: ${title}`,
    paragraphs: [
      `${creator} has published a post for members: ${title}.`,
      "You read this as a member. Which mails you get you choose on the page of your settings for notifications.",
    ],
    links: [{ label: "Choose which mails you get", path: "/settings/notifications" }],
    action: { label: "Read the post", path: `/${handle}/posts/${slug}` },
  };
}
