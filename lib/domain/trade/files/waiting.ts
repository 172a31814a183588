import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import { files } from "@/db/schema";
import type { FileView } from "@/lib/contracts/trade/files";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { allAlone } from "@/lib/core/process/each-alone";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { fileStore } from "@/lib/domain/platform/storage/chosen-store";
import { accountUploader } from "./uploader";
import { FILE, TRIED_KEPT_DAYS, UNCLAIMED_KEPT_MS, viewFile } from "./view";

const BATCH = 200;

type Where = { place: string; capability?: string | null };

/** Files that were put down in a place by the acting account, or with its capability, and that nothing took yet; oldest first. */
export async function waitingFiles(ctx: Context, { place, capability }: Where): Promise<FileView[]> {
  const rows = await ctx.db
    .select(FILE)
    .from(files)
    .where(and(eq(files.place, place), unclaimedOf(ctx, capability)))
    .orderBy(files.id)
    .limit(50);
  return rows.map(viewFile);
}

/** Takes a file back that nothing took yet. Throws `not_found`. */
export async function withdrawFile(ctx: Context, id: string, capability?: string | null): Promise<void> {
  const gone = await remove(ctx, and(eq(files.id, id), unclaimedOf(ctx, capability)));
  if (!gone) throw notFound("The file");
}

function unclaimedOf(ctx: Context, capability?: string | null) {
  const uploaders = [accountUploader(ctx), capability ?? null].filter((uploader) => uploader !== null);
  return and(isNull(files.subject), eq(files.livemode, ctx.livemode), inArray(files.uploader, uploaders));
}

/** Removes uploads of either livemode that nothing took within a day, and what was sent in test mode after 30. Answers how many. */
export async function pruneFiles(ctx: Context): Promise<number> {
  const before = (ms: number) => new Date(ctx.now.getTime() - ms);
  const unclaimed = and(isNull(files.subject), lt(files.createdAt, before(UNCLAIMED_KEPT_MS)));
  const isOld = lt(files.claimedAt, before(TRIED_KEPT_DAYS * DAY_MS));
  const tried = and(isNotNull(files.subject), eq(files.livemode, false), isOld);
  return (await removeAll(ctx, unclaimed)) + (await removeAll(ctx, tried));
}

function removeAll(ctx: Context, which: SQL | undefined): Promise<number> {
  const work = ({ id }: { id: string }, own: Context) => remove(own, and(eq(files.id, id), which));
  const due = async (after?: { id: string }) =>
    ctx.db
      .select({ id: files.id })
      .from(files)
      .where(and(which, after && gt(files.id, after.id)))
      .orderBy(asc(files.id))
      .limit(BATCH);
  return allAlone(ctx, { due, size: BATCH, work, failed: "a file was not removed; it will be tried again" });
}

/** Removes a file's row and bytes. Should the commit fail, the row is found again, and removing what is not there does nothing. */
async function remove(ctx: Context, which: SQL | undefined): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const [gone] = await tx.delete(files).where(which).returning({ id: files.id });
    if (gone) await fileStore().remove(gone.id);
    return gone !== undefined;
  });
}
