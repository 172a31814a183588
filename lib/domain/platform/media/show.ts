import { and, eq, exists, inArray, isNull, not, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { media, mediaUses, type Picture } from "@/db/schema";
import type { MediaChoice } from "@/lib/contracts/values/media";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { requireAccount } from "@/lib/domain/platform/access/require";

/** What shows pictures: one of the kinds in `media_uses`, and its id. */
export type Subject = { kind: (typeof mediaUses.$inferSelect)["subject"]; id: string };

/**
 * Makes these the pictures that a subject shows, in its transaction, and answers them as its row keeps them, in order. Those that it
 * showed before and nothing else does are deleted a day later. Throws `validation_error` for one that is not the acting account's,
 * or named twice, at the path that `pathOf` gives its place.
 */
export async function showPictures(
  tx: Transaction,
  ctx: Context,
  subject: Subject,
  choices: readonly MediaChoice[],
  pathOf = (index: number) => `images.${index}`,
): Promise<Picture[]> {
  const { userId } = requireAccount(ctx);
  const wanted = choices.map((choice) => choice.media_id);
  const again = choices.findIndex(({ media_id }, i) => choices.findIndex((each) => each.media_id === media_id) < i);
  if (again !== -1) throw invalidField(pathOf(again), "names a picture a second time");
  const of = and(eq(mediaUses.subjectId, subject.id), eq(mediaUses.subject, subject.kind));
  const before = await tx.select({ id: mediaUses.mediaId }).from(mediaUses).where(of);
  const shown = new Set(before.map((use) => use.id));
  // in the order of their ids, so that two changes at once wait for one another and not crosswise
  const rows = wanted.length
    ? await tx
        .select()
        .from(media)
        .where(and(inArray(media.id, wanted), eq(media.userId, userId)))
        .orderBy(media.id)
        .for("update")
    : [];
  const found = new Map(rows.map((row) => [row.id, row]));
  const missing = choices.findIndex((choice) => !found.has(choice.media_id));
  if (missing !== -1) throw invalidField(pathOf(missing), "names a picture that is not there. Upload it again");
  const added = wanted.filter((id) => !shown.has(id));
  if (added.length > 0) {
    const uses = added.map((mediaId) => ({ subject: subject.kind, subjectId: subject.id, mediaId }));
    await tx.insert(mediaUses).values(uses);
    await tx.update(media).set({ unusedSince: null }).where(inArray(media.id, added));
  }
  const removed = [...shown].filter((id) => !found.has(id));
  if (removed.length > 0) await hide(tx, ctx, subject, removed);
  return choices.map(({ media_id, alt }) => {
    const row = found.get(media_id) as typeof media.$inferSelect;
    const { id, hash, width, height, placeholder, widths } = row;
    return { id, hash, width, height, alt: alt ?? row.alt, placeholder, widths };
  });
}

async function hide(tx: Transaction, ctx: Context, subject: Subject, ids: string[]): Promise<void> {
  const uses = and(
    eq(mediaUses.subjectId, subject.id),
    eq(mediaUses.subject, subject.kind),
    inArray(mediaUses.mediaId, ids),
  );
  await tx.delete(mediaUses).where(uses);
  const shownElsewhere = exists(tx.select({ one: sql`1` }).from(mediaUses).where(eq(mediaUses.mediaId, media.id)));
  await tx
    .update(media)
    .set({ unusedSince: ctx.now })
    .where(and(inArray(media.id, ids), isNull(media.unusedSince), not(shownElsewhere)));
}
