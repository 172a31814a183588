import { sendIn, statementIn, type Transaction } from "@/db/client";
import type { posts } from "@/db/schema";
import type { Write } from "@/db/trailing";
import type { PostRow } from "../view";

/** A post as it is about to be written. `slug` is the wanted one; `numbered` says that it may get a number when it is taken. */
export type FreshPost = Omit<typeof posts.$inferSelect, "createdAt" | "updatedAt"> & { numbered: boolean };

/** One round trip: the slug is found free, taken, and told with the author's names. `$4` is `numbered`. */
const INSERT = `
  with stem as (select left($3::text, 74) || '-' as text),
  taken as (select slug from posts, stem where profile_id = $2 and status <> 'deleted' and starts_with(slug, stem.text)),
  free as (
    select case
      when not $4::boolean
        or not exists (select from posts where profile_id = $2 and status <> 'deleted' and slug = $3) then $3::text
      else (
        select stem.text || n from stem, generate_series(2, 2 + (select count(*) from taken)) n
        where not exists (select from taken where slug = stem.text || n) order by n limit 1)
    end as slug)
  insert into posts
    (id, profile_id, slug, title, excerpt, body, tags, related_product_ids, visibility, published_at, created_at, updated_at, status)
  select $1, $2, free.slug, $5, $6, $7, $8::text[], $9::text[], $10::post_visibility, $11::timestamptz, $11::timestamptz, $11::timestamptz,
    $12::post_status
  from free
  on conflict (profile_id, slug) where status <> 'deleted' do nothing
  returning slug,
    (select handle from profiles where id = $2) as handle,
    (select display_name from profiles where id = $2) as display_name`;

/** The same of a post whose slug is taken to be free: fails when it is not. */
const INSERT_FREE: Write = {
  definitions: `post{} as (
    insert into posts
      (id, profile_id, slug, title, excerpt, body, tags, related_product_ids, visibility, published_at, created_at, updated_at, status)
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

type Inserted = { slug: string; handle: string; display_name: string };

/** Writes a post and answers it as its row; undefined when the slug is taken, or was taken meanwhile. */
export async function insertPost(tx: Transaction, { numbered, ...post }: FreshPost): Promise<PostRow | undefined> {
  const [row] = await statementIn<Inserted>(tx, INSERT, [
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
  const { slug, handle, display_name: displayName } = row;
  return freshRow({ ...post, slug }, { handle, displayName });
}

/** A post that was just written, as its row. */
export function freshRow(post: Omit<FreshPost, "numbered">, author: Pick<PostRow, "handle" | "displayName">): PostRow {
  const { publishedAt: createdAt } = post;
  return { ...post, ...author, createdAt, updatedAt: createdAt };
}
