import { sql } from "drizzle-orm";
import { prepared, statement } from "@/db/client";
import { sitemapParts as cuts, offeredSubcategories, profiles } from "@/db/schema";
import { answering, byShape } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { KIND_NAMES, KINDS, type Kind } from "./kinds";

/** A page that anyone may read: its path, and when it changed last, where that is known. */
export type PublicPage = { path: string; changedAt: Date | null };

/** As many as a sitemap may have (sitemaps.org/protocol.html): the last part grows until the next count. */
const MOST = 50_000;

const FIXED = [
  "/",
  "/creators",
  "/categories",
  "/about",
  "/contact",
  "/developers/start",
  "/fees",
  "/help",
  "/pricing",
  "/privacy",
  "/refunds",
  "/sell",
  "/terms",
  "/docs",
  "/status",
];

const BELOW_ALL = "";

const partsOf = prepared("sitemap_parts", (db) => db.select().from(cuts).orderBy(cuts.kind, cuts.number));

/** At most `$2` pages from an id on, up to the id `$3` where there are `more` after those. */
export const pagesFrom = byShape((name: string, more: string) => {
  const { id, changedAt, slug, from, listed } = KINDS[name as Kind];
  const before = more ? sql` and ${id} < $3` : undefined;
  return answering(
    { handle: profiles.handle, slug, changedAt },
    (page) =>
      sql`select ${page} from ${from} where ${listed} and ${id} >= $1${before} order by ${id} limit $2::integer`,
  );
});

/**
 * The parts of the sitemap by name, such as `profiles-1`, each with when one of its pages changed last, as counted at most an hour ago.
 * A kind has a part as soon as it has a page.
 */
export async function sitemapParts(_ctx: Context): Promise<{ name: string; changedAt: Date | null }[]> {
  const counted = await partsOf().execute();
  const kinds = await Promise.all(
    KIND_NAMES.map(async (kind) => {
      const parts = counted.filter((part) => part.kind === kind);
      if (parts.length > 0) return parts.map(({ number, changedAt }) => ({ name: `${kind}-${number}`, changedAt }));
      const [page] = await statement(pagesFrom(kind, ""), [BELOW_ALL, 1]);
      return page ? [{ name: `${kind}-1`, changedAt: null }] : [];
    }),
  );
  return [{ name: "pages", changedAt: null }, ...kinds.flat()];
}

/** The pages of one part. Throws `not_found`. */
export async function sitemapPart(_ctx: Context, name: string): Promise<PublicPage[]> {
  if (name === "pages") {
    const paths = [...FIXED, ...TAXONOMY.map(({ slug }) => `/categories/${slug}`), ...(await offered())];
    return paths.map((path) => ({ path, changedAt: null }));
  }
  const [, kind, number] = /^(profiles|products|posts)-([1-9]\d{0,4})$/.exec(name) ?? [];
  const pages = kind ? await pagesOf(kind as Kind, Number(number)) : [];
  if (pages.length === 0) throw notFound("This part of the sitemap");
  return pages;
}

const boundsOf = prepared("sitemap_bounds", (db) =>
  db
    .select({ number: cuts.number, firstId: cuts.firstId })
    .from(cuts)
    .where(
      sql`${cuts.kind} = ${sql.placeholder("kind")} and ${cuts.number} between ${sql.placeholder("number")} and ${sql.placeholder("next")}`,
    ),
);

async function pagesOf(kind: Kind, number: number): Promise<PublicPage[]> {
  const bounds = await boundsOf().execute({ kind, number, next: number + 1 });
  const firstOf = (wanted: number) => bounds.find((part) => part.number === wanted)?.firstId;
  // what is made before the first count, or lies before the first page that was counted, is of the first part
  const from = number === 1 ? BELOW_ALL : firstOf(number);
  if (from === undefined) return [];
  const { path } = KINDS[kind];
  const end = firstOf(number + 1);
  const rows = await statement(pagesFrom(kind, end ? "more" : ""), [from, MOST, ...(end ? [end] : [])]);
  return rows.map(({ handle, slug, changedAt }) => ({ path: path(handle, slug), changedAt: new Date(changedAt) }));
}

const offeredSlugs = prepared("offered_subcategories", (db) => db.select().from(offeredSubcategories));

/** The subcategories that somebody offered at the last count, in the order of the taxonomy. */
async function offered(): Promise<string[]> {
  const slugs = new Set((await offeredSlugs().execute()).map(({ slug }) => slug));
  return TAXONOMY.flatMap((category) =>
    category.subcategories.flatMap(({ slug }) => (slugs.has(slug) ? `/categories/${category.slug}/${slug}` : [])),
  );
}
