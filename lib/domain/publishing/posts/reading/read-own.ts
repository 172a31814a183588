import { and, desc, eq, getTableColumns, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { prepared } from "@/db/client";
import { posts, profiles } from "@/db/schema";
import type { PostView } from "@/lib/contracts/publishing/posts";
import { idOf } from "@/lib/contracts/values/ids";
import { type Page, Timestamp } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { viewPost } from "../view";

const columns = { ...getTableColumns(posts), handle: profiles.handle, displayName: profiles.displayName };
const mine = eq(posts.profileId, sql.placeholder("profileId"));
const OwnPostCursor = z.tuple([Timestamp, idOf("post")]);

const ownPosts = prepared("own_posts", (db) =>
  db
    .select(columns)
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.profileId))
    .where(
      and(
        mine,
        sql`${posts.status} = ${sql.placeholder("status")}::post_status`,
        sql`(${posts.publishedAt}, ${posts.id}) < (${sql.placeholder("at")}::timestamptz, ${sql.placeholder("id")}::text)`,
      ),
    )
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(sql.placeholder("limit")),
);

type OwnPostQuery = { status: "published" | "draft"; limit: number; cursor?: string | undefined };

/** The acting creator's posts, members' ones too, or the drafts; newest first. Throws `invalid_cursor`. */
export async function listOwnPosts(ctx: Context, query: OwnPostQuery): Promise<Page<PostView>> {
  const profileId = requireProfile(ctx);
  const [at, id] = decodeCursor(query.cursor, OwnPostCursor) ?? ["infinity", ""];
  const { status, limit } = query;
  const rows = await ownPosts().execute({ profileId, status, at, id, limit: limit + 1 });
  return pageOf(rows, limit, (row) => [row.publishedAt.toISOString(), row.id], viewPost);
}

const ownPost = prepared("own_post", (db) =>
  db
    .select(columns)
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.profileId))
    .where(and(eq(posts.id, sql.placeholder("id")), mine, ne(posts.status, "deleted"))),
);

/** One post of the acting creator, drafts too. Throws `not_found`. */
export async function getOwnPost(ctx: Context, id: string): Promise<PostView> {
  const [row] = await ownPost().execute({ id, profileId: requireProfile(ctx) });
  if (!row) throw notFound("The post");
  return viewPost(row);
}
