import { type Column, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { sendIn, statementIn, type Transaction } from "@/db/client";
import { posts, profiles } from "@/db/schema";
import { ASKED, lookUp } from "@/db/statements/look-up";
import { answering, literal, names } from "@/db/statements/statement";
import type { Write } from "@/db/statements/trailing";
import type { PostRow } from "../view";

/** A post as it is about to be written. `slug` is the wanted one; `numbered` says that it may get a number. */
export type FreshPost = Omit<
  typeof posts.$inferSelect,
  "images" | "metadata" | "hiddenAt" | "membersTold" | "membersToldAt" | "createdAt" | "updatedAt"
> & {
  numbered: boolean;
};

const o = alias(posts, "o");
const COLUMNS = sql`${names(o.id, o.profileId, o.slug, o.title, o.excerpt, o.body, o.tags, o.relatedProductIds)},
  ${names(o.visibility, o.publishedAt, o.createdAt, o.updatedAt, o.status)}`;
/** The creator's other posts: a deleted one leaves its slug free. */
const OTHERS = sql`${o.profileId} = $2 and ${o.status} <> 'deleted'`;
const authors = (column: Column) => sql<string>`(select ${column} from ${profiles} where ${profiles.id} = $2)`;

/** One round trip: the slug is found free, taken, and told with the author's names. A slug that is taken gets the lowest number that is free. */
const INSERT = answering(
  {
    slug: posts.slug,
    handle: authors(profiles.handle),
    displayName: authors(profiles.displayName),
  },
  (inserted) => sql`
  with stem as (select left($3::text, 74) || '-' as text),
  taken as (select ${o.slug} from ${posts} as ${o}, stem where ${OTHERS} and starts_with(${o.slug}, stem.text)),
  free as (
    select case
      when not exists (select from ${posts} as ${o} where ${OTHERS} and ${o.slug} = $3) then $3::text
      else (
        select stem.text || n from stem, generate_series(2, 2 + (select count(*) from taken)) n
        where not exists (select from taken where slug = stem.text || n) order by n limit 1)
    end as slug)
  insert into ${posts} (${COLUMNS})
  select $1, $2, free.slug, $4, $5, $6, $7::text[], $8::text[], $9::post_visibility, $10::timestamptz, $10::timestamptz, $10::timestamptz,
    $11::post_status
  from free
  on conflict (${names(posts.profileId, posts.slug)}) where ${names(posts.status)} <> 'deleted' do nothing
  returning ${inserted}`,
);

/** The same of a post whose slug was free a moment ago: fails when it is not. */
const WRITE: Write = {
  definitions: sql`post{} as (
    insert into ${posts} (${COLUMNS})
    values ($1, $2, $3, $4, $5, $6, $7::text[], $8::text[], $9::post_visibility, $10::timestamptz, $10::timestamptz, $10::timestamptz,
      $11::post_status))`,
};

const author = { handle: profiles.handle, displayName: profiles.displayName };
/** By `<creator>/<slug>`: the creator's names, where the slug is free. Each is looked up by itself, however small the tables are. */
const freeSlug = lookUp(
  answering({ key: sql<string>`asked.key`, ...author }, (found) => {
    const [creator, slug] = [1, 2].map((part) => sql`split_part(asked.key, '/', ${literal(part)})`);
    return sql`select ${found} from ${sql.raw(ASKED)}
      cross join lateral (select * from ${profiles} where ${profiles.id} = ${creator} limit 1) ${profiles}
      left join lateral (
        select true as taken from ${posts} as ${o}
        where ${o.profileId} = ${creator} and ${o.slug} = ${slug} and ${o.status} <> 'deleted' limit 1) t on true
      where t.taken is null`;
  }),
);

/**
 * Writes a post under the slug that it has, with the rest of the transaction, and answers it as its row; undefined when the slug is
 * taken. A post that takes it meanwhile makes the transaction fail, which is then done again.
 */
export async function insertFreePost(
  tx: Transaction,
  { numbered: _, ...post }: FreshPost,
): Promise<PostRow | undefined> {
  const author = await freeSlug(`${post.profileId}/${post.slug}`);
  if (!author) return undefined;
  await sendIn(tx, WRITE, [
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
  return freshRow(post, author);
}

/** Writes a post and answers it as its row; undefined when the slug is taken, or was taken meanwhile. */
export async function insertPost(tx: Transaction, { numbered: _, ...post }: FreshPost): Promise<PostRow | undefined> {
  const [row] = await statementIn(tx, INSERT, [
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
  if (!row) return undefined;
  const { slug, handle, displayName } = row;
  return freshRow({ ...post, slug }, { handle, displayName });
}

/** A post that was just written, as its row. */
function freshRow(post: Omit<FreshPost, "numbered">, author: Pick<PostRow, "handle" | "displayName">): PostRow {
  const { publishedAt: createdAt } = post;
  return { ...post, ...author, images: [], createdAt, updatedAt: createdAt };
}
