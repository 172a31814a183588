import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { media, type Picture } from "@/db/schema";
import type { MediaView } from "@/lib/contracts/values/media";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { holdAccount } from "@/lib/domain/platform/access/hold-account";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { mediaStore } from "@/lib/domain/platform/storage/chosen-store";
import { type Processed, processPicture } from "./process";
import { variantName, viewMedia } from "./view";

/** How many pictures of an account may wait to be shown somewhere. */
const MOST_UNUSED = 200;
const KEPT = { type: "image/webp", cacheControl: "public, max-age=31536000, immutable" };

/** Takes an uploaded picture, and keeps it for a day until something shows it. Throws what `processPicture` and `keepPicture` throw. */
export async function uploadPicture(ctx: Context, file: { bytes: Uint8Array; alt: string }): Promise<MediaView> {
  requireAccount(ctx);
  return keepPicture(ctx, await processPicture(file.bytes), file.alt);
}

/**
 * Keeps a decoded picture as the acting account's. Its files are written in the transaction that records it, under a lock that pruning
 * takes too: the files of a hash are never removed while somebody adds the same picture. Throws `conflict` when too many wait.
 */
export async function keepPicture(ctx: Context, processed: Processed, alt: string): Promise<MediaView> {
  const account = requireAccount(ctx);
  const { variants, ...shown } = processed;
  const picture: Picture = { id: newId("med", ctx.now.getTime()), ...shown, alt, widths: variants.map((v) => v.width) };
  return transaction(ctx, async (tx) => {
    await holdAccount(tx, account.userId);
    const own = and(eq(media.userId, account.userId), isNotNull(media.unusedSince));
    if ((await tx.$count(media, own)) >= MOST_UNUSED)
      throw conflict(`${MOST_UNUSED} pictures that you uploaded are shown nowhere. Use them first, or wait a day.`);
    await lockHash(tx, picture.hash);
    const moments = { unusedSince: ctx.now, createdAt: ctx.now };
    await tx.insert(media).values({ ...picture, userId: account.userId, ...moments });
    await recordAudit(tx, ctx, ownerIdOf(account), "media.uploaded", { type: "media", id: picture.id });
    await storeVariants(processed);
    return viewMedia(picture);
  });
}

/** Writes the files of a picture. */
export async function storeVariants({ hash, variants }: Pick<Processed, "hash" | "variants">): Promise<void> {
  const store = mediaStore();
  await Promise.all(variants.map(({ width, bytes }) => store.put(variantName(hash, width), bytes, KEPT)));
}

/** One at a time adds a picture of this hash or removes its files, until the transaction ends. */
export async function lockHash(tx: Transaction, hash: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 41))`);
}
