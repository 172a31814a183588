import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { prepared } from "@/db/client";
import { posts, profiles } from "@/db/schema";
import type { PostView } from "@/lib/contracts/publishing/posts";
import { idOf } from "@/lib/contracts/values/ids";
import { type Page, Timestamp } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { excerptOf } from "@/lib/domain/publishing/posts/excerpt";
import { postOfSlug } from "@/lib/domain/publishing/posts/former-slugs";
import { getPost, postColumns } from "@/lib/domain/publishing/posts/reading/read";
import { viewPost } from "@/lib/domain/publishing/posts/view";
import { ownTierOf } from "./members";

const PostCursor = z.tuple([Timestamp, idOf("post")]);
/** Before every post there is. */
const NEWEST = ["infinity", ""] as const;
const forMembers = sql`${posts.status} = 'published' and ${posts.visibility} = 'members'`;

/** A post for members: without its body while `open` is false. */
export type MembersPost = { post: PostView; open: boolean };

const newest = prepared("members_posts_newest", (db) =>
  db
    .select(postColumns)
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.profileId))
    .where(
      and(
        forMembers,
        SHOWN,
        eq(posts.profileId, sql.placeholder("profileId")),
        sql`(${posts.publishedAt}, ${posts.id}) < (${sql.placeholder("publishedAt")}::timestamptz, ${sql.placeholder("id")}::text)`,
      ),
    )
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(sql.placeholder("limit")),
);

const bySlug = prepared("members_post_by_slug", (db) =>
  db
    .select(postColumns)
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.profileId))
    .where(
      and(
        forMembers,
        SHOWN,
        ofHandle(sql.placeholder("handle")),
        eq(posts.id, postOfSlug(sql.placeholder("handle"), sql.placeholder("slug"))),
      ),
    ),
);

type Listed = { profileId: string; limit: number; cursor?: string | undefined };

/** A creator's posts for members, newest first, without their bodies: everybody may see what there is. Throws `invalid_cursor`. */
export async function listMembersPosts(_ctx: Context, { profileId, limit, cursor }: Listed): Promise<Page<PostView>> {
  const [publishedAt, id] = decodeCursor(cursor, PostCursor) ?? NEWEST;
  const rows = await newest().execute({ profileId, publishedAt, id, limit: limit + 1 });
  return pageOf(
    rows,
    limit,
    (row) => [row.publishedAt.toISOString(), row.id],
    (row) => viewPost(closed(row)),
  );
}

/** A post for members, whole for the creator and those alone who are members in live mode. Throws `not_found`. */
export async function getMembersPost(ctx: Context, handle: string, slug: string): Promise<MembersPost> {
  const [row] = await bySlug().execute({ handle, slug });
  if (!row) throw notFound(`The post ${slug} of ${handle}`);
  const own = ctx.actor.kind === "user" && ctx.actor.profileId === row.profileId;
  // posts are of both modes, and what costs nothing opens none: only who is a member in live mode reads them
  const open = own || (await ownTierOf({ ...ctx, livemode: true }, row.profileId)) !== null;
  return { post: viewPost(open ? row : closed(row)), open };
}

/** Without its body, and without an excerpt that is the body's beginning, or all of a short one: some rows still have such. */
function closed<T extends { body: string; excerpt: string; images: unknown[] }>(row: T): T {
  return { ...row, body: "", images: [], excerpt: row.excerpt === excerptOf(row.body) ? "" : row.excerpt };
}

/** A published post of either kind, as its page shows it: a public one is open to everybody. Throws `not_found`. */
export async function readPost(ctx: Context, handle: string, slug: string): Promise<MembersPost> {
  try {
    return { post: await getPost(ctx, handle, slug), open: true };
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return getMembersPost(ctx, handle, slug);
    throw error;
  }
}
