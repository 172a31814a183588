import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { type Database, prepared } from "@/db/client";
import { posts, profiles } from "@/db/schema";
import { builder } from "@/db/statements/statement";
import type { PostQuery, PostView } from "@/lib/contracts/publishing/posts";
import { idOf } from "@/lib/contracts/values/ids";
import { type Page, Timestamp } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { invalidField, notFound } from "@/lib/core/errors";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { postOfSlug } from "../former-slugs";
import { tagOf, wordsOf } from "../text-index";
import { viewPost } from "../view";

// metadata are their creator's, and whom the mails have reached is the job's: no query for others reads them
const { metadata, membersTold, membersToldAt, ...everybodys } = getTableColumns(posts);
export const postColumns = { ...everybodys, handle: profiles.handle, displayName: profiles.displayName };
// literal, not bound: only so does a generic plan know that the partial indexes hold what it looks for
export const visible = sql`${posts.status} = 'published' and ${posts.visibility} = 'public'`;

const p = alias(posts, "p");

const found = alias(posts, "found");

/** What filters ask of a post of this table or alias, and of its creator. */
const filtersOf = (post: typeof posts | typeof found) =>
  ({
    creator: ofHandle(sql.placeholder("creator")),
    profileId: eq(post.profileId, sql.placeholder("profileId")),
    tag: sql`${post.tags} @> array[${sql.placeholder("tag")}::text]`,
    after: sql`(${post.publishedAt}, ${post.id}) < (${sql.placeholder("publishedAt")}::timestamptz, ${sql.placeholder("id")}::text)`,
  }) satisfies Record<string, SQL>;

type Filter = keyof ReturnType<typeof filtersOf> | "q";

const setOf = (post: typeof posts | typeof found, filters: readonly Filter[]) =>
  filters.flatMap((filter) => (filter === "q" ? [] : [filtersOf(post)[filter]]));

/**
 * The posts of a page of those that hold the words, as an array of which no plan takes the size for another. Materialized: the planner
 * takes every word for a common one and would walk the newest posts, each read word by word, or set against each match, until it has a page.
 */
const holding = (filters: readonly Filter[]) => sql`${posts.id} = any(array(
  with ${found} as materialized (
    select ${p.id}, ${p.profileId}, ${p.publishedAt}, ${p.tags} from ${posts} as ${p}
    where ${p.status} = 'published' and ${p.visibility} = 'public' and (
      ${wordsOf(p)} @@ plainto_tsquery('english', ${sql.placeholder("q")})
      or ${p.tags} @> array[${sql.placeholder("qTag")}::text]))
  select ${found.id} from ${found} join ${profiles} on ${profiles.id} = ${found.profileId}
  where ${and(SHOWN, ...setOf(found, filters))}
  order by ${found.publishedAt} desc, ${found.id} desc limit ${sql.placeholder("limit")}))`;

const PostCursor = z.tuple([Timestamp, idOf("post")]);

/** A page of posts under these filters, their values as placeholders. Exported for the test that looks at its plan. */
export function postsQuery(db: Database, filters: readonly Filter[]) {
  return db
    .select(filters.includes("profileId") ? { ...postColumns, metadata } : postColumns)
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.profileId))
    .where(and(visible, SHOWN, ...(filters.includes("q") ? [holding(filters)] : setOf(posts, filters))))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(sql.placeholder("limit"));
}

/** One prepared query per set of filters that is really used: at most 32 texts. */
function page(filters: readonly Filter[]) {
  const name = `posts_${filters.join("_")}`;
  return prepared(name, (db) => postsQuery(db, filters))();
}

/** The SQL of the unfiltered page; `$1` is the limit. For the bench's floor. */
export const newestPostsSql = () => postsQuery(builder, []).toSQL().sql;

/** Published public posts of the network, newest first. Filters: `creator` (a handle, or `me`), `tag`, words `q` or a tag of them. */
export async function listPosts(ctx: Context, query: Partial<PostQuery>): Promise<Page<PostView>> {
  const limit = query.limit ?? 20;
  const after = decodeCursor(query.cursor, PostCursor);
  const mine = query.creator === "me" ? ownProfile(ctx) : undefined;
  const filters: Filter[] = [];
  if (mine) filters.push("profileId");
  else if (query.creator) filters.push("creator");
  if (query.tag) filters.push("tag");
  if (query.q) filters.push("q");
  if (after) filters.push("after");
  const rows = await page(filters).execute({
    creator: query.creator,
    profileId: mine,
    tag: query.tag?.toLowerCase(),
    q: query.q,
    qTag: query.q && tagOf(query.q),
    publishedAt: after?.[0],
    id: after?.[1],
    limit: limit + 1,
  });
  return pageOf(rows, limit, (row) => [row.publishedAt.toISOString(), row.id], viewPost);
}

const postBySlug = prepared("post_by_slug", (db) =>
  db
    .select(postColumns)
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.profileId))
    .where(
      and(
        visible,
        SHOWN,
        ofHandle(sql.placeholder("handle")),
        eq(posts.id, postOfSlug(sql.placeholder("handle"), sql.placeholder("slug"))),
      ),
    ),
);

/** One published public post by its slug, or one that it had before. Throws `not_found`. */
export async function getPost(_ctx: Context, handle: string, slug: string): Promise<PostView> {
  const [row] = await postBySlug().execute({ handle, slug });
  if (!row) throw notFound(`The post ${slug} of ${handle}`);
  return viewPost(row);
}

function ownProfile(ctx: Context): string {
  const id = ctx.actor.kind === "credential" || ctx.actor.kind === "user" ? ctx.actor.profileId : null;
  if (!id) throw invalidField("creator", "`me` needs the credential of a creator");
  return id;
}
