import { and, asc, eq, gt, lt, notExists, sql } from "drizzle-orm";
import { media, mediaUses } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { allAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { mediaStore } from "@/lib/domain/platform/storage/chosen-store";
import { lockHash } from "./upload";
import { variantName } from "./view";

const BATCH = 200;

type Unused = { id: string; hash: string };

/**
 * Deletes pictures that nothing has shown for a day, and their files where no other row has the same picture. One that fails is logged and
 * left for the next run. Answers how many.
 */
export async function pruneMedia(ctx: Context, size = BATCH): Promise<number> {
  const long = new Date(ctx.now.getTime() - DAY_MS);
  const due = async (after?: Unused) =>
    ctx.db
      .select({ id: media.id, hash: media.hash })
      .from(media)
      .where(and(lt(media.unusedSince, long), after && gt(media.id, after.id)))
      .orderBy(asc(media.id))
      .limit(size);
  const work = (row: Unused, own: Context) => pruneOne(own, row, long);
  return allAlone(ctx, { due, size, work, failed: "a picture was not removed; it will be tried again" });
}

async function pruneOne(ctx: Context, row: Unused, long: Date): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    await lockHash(tx, row.hash);
    const uses = tx.select({ one: sql`1` }).from(mediaUses).where(eq(mediaUses.mediaId, media.id));
    // it may have been shown since it was looked at
    const [gone] = await tx
      .delete(media)
      .where(and(eq(media.id, row.id), lt(media.unusedSince, long), notExists(uses)))
      .returning({ widths: media.widths });
    if (!gone) return false;
    if ((await tx.$count(media, eq(media.hash, row.hash))) > 0) return true;
    // should the commit fail, the row is found again, and removing what is not there does nothing
    await Promise.all(gone.widths.map((width) => mediaStore().remove(variantName(row.hash, width))));
    return true;
  });
}
