import { type Column, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { sendIn, statementIn, type Transaction } from "@/db/client";
import { posts, profiles } from "@/db/schema";
import { answering, names } from "@/db/statement";
import type { Write } from "@/db/trailing";
import type { PostRow } from "../view";

/** A post as it is about to be written. `slug` is the wanted one; `numbered` says that it may get a number when it is taken. */
export type FreshPost = Omit<typeof posts.$inferSelect, "createdAt" | "updatedAt"> & { numbered: boolean };

const o = alias(posts, "o");
const COLUMNS = sql`${names(o.id, o.profileId, o.slug, o.title, o.excerpt, o.body, o.tags, o.relatedProductIds)},
  ${names(o.visibility, o.publishedAt, o.createdAt, o.updatedAt, o.status)}`;
/** The creator's other posts: a deleted one leaves its slug free. */
const OTHERS = sql`${o.profileId} = $2 and ${o.status} <> 'deleted'`;
const author = (column: Column) => sql<string>`(select ${column} from ${profiles} where ${profiles.id} = $2)`;

/** One round trip: the slug is found free, taken, and told with the author's names. `$4` is `numbered`. */
const INSERT = answering(
  {
    slug: posts.slug,
    handle: author(profiles.handle),
    displayName: author(profiles.displayName),
  },
  (inserted) => sql`
  with stem as (select left($3::text, 74) || '-' as text),
  taken as (select ${o.slug} from ${posts} as ${o}, stem where ${OTHERS} and starts_with(${o.slug}, stem.text)),
  free as (
    select case
      when not $4::boolean or not exists (select from ${posts} as ${o} where ${OTHERS} and ${o.slug} = $3) then $3::text
      else (
        select stem.text || n from stem, generate_series(2, 2 + (select count(*) from taken)) n
        where not exists (select from taken where slug = stem.text || n) order by n limit 1)
    end as slug)
  insert into ${posts} (${COLUMNS})
  select $1, $2, free.slug, $5, $6, $7, $8::text[], $9::text[], $10::post_visibility, $11::timestamptz, $11::timestamptz, $11::timestamptz,
    $12::post_status
  from free
  on conflict (${names(posts.profileId, posts.slug)}) where ${names(posts.status)} <> 'deleted' do nothing
  returning ${inserted}`,
);

/** The same of a post whose slug is taken to be free: fails when it is not. */
const INSERT_FREE: Write = {
  definitions: sql`post{} as (
    insert into ${posts} (${COLUMNS})
    values ($1, $2, $3, $4, $5, $6, $7::text[], $8::text[], $9::post_visibility, $10::timestamptz, $10::timestamptz, $10::timestamptz,
      $11::post_status))`,
};

/** Writes a post under the slug that it has, among the writes of a transaction. */
export async function insertFree(tx: Transaction, post: Omit<FreshPost, "numbered">): Promise<void> {
  await sendIn(tx, INSERT_FREE, [
    post.id,
    post.profileId,
    post.slug,
    post.title,
    post.excerpt,
    post.body,
    post.tags,
    post.relatedProductIds,
    post.visibility,
    post.publishedAt.toISOString(),
    post.status,
  ]);
}

/** Writes a post and answers it as its row; undefined when the slug is taken, or was taken meanwhile. */
export async function insertPost(tx: Transaction, { numbered, ...post }: FreshPost): Promise<PostRow | undefined> {
  const [row] = await statementIn(tx, INSERT, [
    post.id,
    post.profileId,
    post.slug,
    numbered,
    post.title,
    post.excerpt,
    post.body,
    post.tags,
    post.relatedProductIds,
    post.visibility,
    post.publishedAt.toISOString(),
    post.status,
  ]);
  if (!row) return undefined;
  const { slug, handle, displayName } = row;
  return freshRow({ ...post, slug }, { handle, displayName });
}

/** A post that was just written, as its row. */
export function freshRow(post: Omit<FreshPost, "numbered">, author: Pick<PostRow, "handle" | "displayName">): PostRow {
  const { publishedAt: createdAt } = post;
  return { ...post, ...author, createdAt, updatedAt: createdAt };
}
