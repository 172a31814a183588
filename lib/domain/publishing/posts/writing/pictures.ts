import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database, Transaction } from "@/db/client";
import { media, type Picture } from "@/db/schema";
import { MAX_POST_PICTURES } from "@/lib/contracts/agents/form-limits";
import type { MediaView } from "@/lib/contracts/values/media";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { showPictures } from "@/lib/domain/platform/media/show";
import { viewMedia } from "@/lib/domain/platform/media/view";

/** Where a text may name one of our pictures, whatever host it writes before. */
const NAMED = /\/media\/([0-9a-f]{32})-\d+\.webp/g;

/**
 * Makes the acting account's pictures that a post's body names those that the post shows, in its transaction. Answers them for its
 * row. A body that names none, of a post that showed none, costs nothing. Throws `validation_error` for too many.
 */
export async function showBodyPictures(
  tx: Transaction,
  ctx: Context,
  { id, body, images }: { id: string; body: string; images: readonly Picture[] },
): Promise<Picture[]> {
  const hashes = hashesIn(body);
  if (hashes.length === 0 && images.length === 0) return [];
  if (hashes.length > MAX_POST_PICTURES) throw invalidField("body", `shows more than ${MAX_POST_PICTURES} pictures`);
  const own = await ownPictures(tx, ctx, hashes);
  const choices = own.map((row) => ({ media_id: row.id }));
  return showPictures(tx, ctx, { kind: "post", id }, choices, () => "body");
}

/** The acting account's pictures that a text names, for a look at it before it is kept. */
export async function picturesIn(ctx: Context, body: string): Promise<MediaView[]> {
  const hashes = hashesIn(body).slice(0, MAX_POST_PICTURES);
  return (await ownPictures(ctx.db, ctx, hashes)).map(viewMedia);
}

function hashesIn(body: string): string[] {
  return [...new Set([...body.matchAll(NAMED)].map(([, hash = ""]) => hash))];
}

/** One for each hash: the oldest, should the same picture have been uploaded twice. */
async function ownPictures(db: Database, ctx: Context, hashes: readonly string[]): Promise<Picture[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .select({
      id: media.id,
      hash: media.hash,
      width: media.width,
      height: media.height,
      alt: media.alt,
      placeholder: media.placeholder,
      widths: media.widths,
    })
    .from(media)
    .where(and(inArray(media.hash, [...hashes]), eq(media.userId, requireAccount(ctx).userId)))
    .orderBy(asc(media.id));
  return hashes.flatMap((hash) => rows.find((row) => row.hash === hash) ?? []);
}
