import { and, eq, ne, or, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { posts, profiles } from "@/db/schema";
import type { PostView } from "@/lib/contracts/publishing/posts";
import type { Context } from "@/lib/core/context";
import { inOrder } from "@/lib/core/values/in-order";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { actingProfile } from "@/lib/domain/platform/access/require";
import { type PostRow, viewPost } from "../view";
import { postColumns, visible } from "./read";

const mine = eq(posts.profileId, sql.placeholder("own"));

const byIds = prepared("posts_by_ids", (db) =>
  db
    .select({ ...postColumns, metadata: sql<PostRow["metadata"]>`case when ${mine} then ${posts.metadata} end` })
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.profileId))
    .where(
      and(
        sql`${posts.id} = any(${sql.placeholder("ids")}::text[])`,
        or(and(visible, SHOWN), and(mine, ne(posts.status, "deleted"))),
      ),
    ),
);

/** Posts in the order of `ids`: published public ones, and the acting creator's own; null for any other. One query. */
export async function postsByIds(ctx: Context, ids: readonly string[]): Promise<(PostView | null)[]> {
  const rows = await byIds().execute({ ids: [...ids], own: actingProfile(ctx) ?? "" });
  return inOrder(ids, rows.map(viewPost), (post) => post.id);
}
