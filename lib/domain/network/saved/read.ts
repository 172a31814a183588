import { sql } from "drizzle-orm";
import { z } from "zod";
import { prepared, statement, statementIn, type Transaction } from "@/db/client";
import { savedItems } from "@/db/schema";
import type { SavedItemView } from "@/lib/contracts/network/saved/saved";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { decodeCursor, pageOf } from "@/lib/core/values/cursor";
import { viewCard } from "@/lib/domain/network/search/cards";
import { profileUrl } from "@/lib/domain/people/profiles/view";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { viewThumb } from "@/lib/domain/platform/media/view";
import { COUNT, type ItemRow, LIST, ONE } from "./statements";

/** What the account keeps at hand, the last saved first. Throws `unauthorized`, `invalid_cursor`. */
export async function listSaved(
  ctx: Context,
  query: { limit: number; cursor?: string | undefined },
): Promise<Page<SavedItemView>> {
  const { userId } = requireAccount(ctx);
  const [before] = decodeCursor(query.cursor, z.tuple([z.int()])) ?? [Number.MAX_SAFE_INTEGER];
  const rows = await statement(LIST, [userId, before, query.limit + 1]);
  return pageOf(
    rows,
    query.limit,
    (row) => [Number(row.seq)],
    (row) => view(row, ctx.now),
  );
}

/** What `userId` keeps under an id; of what is withheld meanwhile its ids and nothing else that tells of it. Throws `not_found`. */
export async function savedItem(tx: Transaction, ctx: Context, userId: string, id: string): Promise<SavedItemView> {
  const [row] = await statementIn(tx, ONE, [userId, id]);
  if (!row) throw notFound(`${id} among what you saved`);
  const item = view(row, ctx.now);
  return row.shown ? item : withheld(item);
}

/** How many items `userId` keeps, as the list shows them: what nobody can see takes no place. */
export async function savedCount(tx: Transaction, userId: string): Promise<number> {
  const [counted] = await statementIn(tx, COUNT, [userId]);
  return counted?.n ?? 0;
}

const savedAmong = prepared("saved_among", (db) =>
  db
    .select({ id: sql<string>`coalesce(${savedItems.productId}, ${savedItems.profileId})` })
    .from(savedItems)
    .where(
      sql`${savedItems.userId} = ${sql.placeholder("userId")} and ${savedItems.profileId} = ${sql.placeholder("profileId")}`,
    ),
);

/** Which of a creator and their products the signed-in person keeps, by id; none for others. */
export async function savedOf({ actor }: Context, profileId: string): Promise<ReadonlySet<string>> {
  if (actor.kind !== "user") return new Set();
  const rows = await savedAmong().execute({ userId: actor.userId, profileId });
  return new Set(rows.map(({ id }) => id));
}

function view(row: ItemRow, now: Date): SavedItemView {
  const product = row.product_id && {
    product_id: row.product_id,
    name: row.product_name ?? "",
    summary: row.product_summary ?? "",
    price_cents: row.product_price ?? 0,
    image: row.product_image && viewThumb(row.product_image),
    url: `${profileUrl(row.handle)}/products/${row.product_slug}`,
    available: row.product_status === "active",
  };
  return {
    id: row.product_id ?? row.profile_id,
    creator: viewCard(row, now),
    product: product || null,
    saved_at: new Date(row.saved_at).toISOString(),
  };
}

function withheld({ creator, product, ...item }: SavedItemView): SavedItemView {
  return {
    ...item,
    creator: { ...creator, display_name: creator.handle, tagline: "", location: null, avatar_url: null, image: null },
    product: product && { ...product, name: "", summary: "", image: null, available: false },
  };
}
