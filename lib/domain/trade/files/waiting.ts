import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { files } from "@/db/schema";
import type { FileView } from "@/lib/contracts/trade/files";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { fileStore } from "@/lib/domain/platform/storage/chosen-store";
import { accountUploader } from "./uploader";
import { FILE, UNCLAIMED_KEPT_MS, viewFile } from "./view";

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
  const [gone] = await ctx.db
    .delete(files)
    .where(and(eq(files.id, id), unclaimedOf(ctx, capability)))
    .returning({ id: files.id });
  if (!gone) throw notFound("The file");
  await fileStore().remove(id);
}

function unclaimedOf(ctx: Context, capability?: string | null) {
  const uploaders = [accountUploader(ctx), capability ?? null].filter((uploader) => uploader !== null);
  return and(isNull(files.subject), eq(files.livemode, ctx.livemode), inArray(files.uploader, uploaders));
}

/** Removes uploads of either livemode that nothing took within a day. Answers how many. */
export async function pruneFiles(ctx: Context): Promise<number> {
  const old = lt(files.createdAt, new Date(ctx.now.getTime() - UNCLAIMED_KEPT_MS));
  const gone = await ctx.db
    .delete(files)
    .where(sql`${files.id} in (select ${files.id} from ${files} where ${and(isNull(files.subject), old)} limit 500)`)
    .returning({ id: files.id });
  for (const { id } of gone) await fileStore().remove(id);
  return gone.length;
}
