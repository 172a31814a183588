import { and, eq, inArray, isNull, notInArray, or, type SQL } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { type fileSubject, files } from "@/db/schema";
import { MAX_FILES } from "@/lib/contracts/agents/form-limits";
import type { FileView } from "@/lib/contracts/trade/files";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { accountUploader } from "./uploader";
import { FILE, viewFile } from "./view";

export type SubjectKind = (typeof fileSubject.enumValues)[number];

/**
 * What takes files. `id` is what one must be able to read to download them (`ord_…`, `thr_…`), `part` the piece of it: a delivery's
 * number, a message's id.
 */
export type Subject = { kind: SubjectKind; id: string; part?: string };

/** Who may have uploaded them besides the acting account, and where a refusal points. */
type Claim = { capability?: string | null; field?: string };

/**
 * How another subject takes files: upload with `uploadFile` (REST: `POST /v1/files`; pages: `receiveFile`), call
 * `claimFiles(tx, ctx, ids, subject)` in the transaction that locks and writes the subject, read with `filesOf(kind, subjectIds)`,
 * and say in `contact/downloads` who may read the subject: that is who may download. A new kind is a value of `file_subject`.
 *
 * Files must be the acting account's, or of the order or thread in `capability` that the caller has shown to hold. Naming one again
 * for the same subject changes nothing. At most ten. Throws `validation_error` on `field` (`file_ids` unless told).
 */
export async function claimFiles(
  tx: Transaction,
  ctx: Context,
  ids: readonly string[],
  subject: Subject,
  { capability = null, field = "file_ids" }: Claim = {},
): Promise<FileView[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  if (wanted.length > MAX_FILES) throw invalidField(field, `must be at most ${MAX_FILES} files`);
  const { kind, id, part = "" } = subject;
  const uploaders = [accountUploader(ctx), capability].filter((uploader) => uploader !== null);
  const waiting = and(
    isNull(files.subject),
    uploaders.length > 0 ? inArray(files.uploader, uploaders) : undefined,
    or(isNull(files.place), eq(files.place, id)),
  );
  const claimed = await tx
    .update(files)
    .set({ subject: kind, subjectId: id, part, claimedAt: ctx.now })
    .where(
      and(
        inArray(files.id, wanted),
        eq(files.livemode, ctx.livemode),
        uploaders.length > 0 ? or(waiting, ofSubject(subject)) : ofSubject(subject),
      ),
    )
    .returning(FILE);
  if (claimed.length !== wanted.length) throw invalidField(field, "name a file that is not there. Add it again");
  const taken = await tx.$count(files, ofSubject(subject));
  if (taken > MAX_FILES) throw invalidField(field, `must be at most ${MAX_FILES} files`);
  return wanted.flatMap((each) => claimed.filter((row) => row.id === each)).map(viewFile);
}

/**
 * Lets go of a subject's files other than `kept`, for subjects that can be edited. They are their uploader's alone again, and
 * pruned a day from now.
 */
export async function releaseFiles(
  tx: Transaction,
  ctx: Context,
  subject: Subject,
  kept: readonly string[],
): Promise<void> {
  const others = kept.length > 0 ? notInArray(files.id, [...kept]) : undefined;
  await letGo(tx, and(ofSubject(subject), eq(files.livemode, ctx.livemode), others), ctx.now);
}

/** Lets go of files for good: they are pruned at the next round. */
export async function dropFiles(tx: Transaction, which: SQL | undefined): Promise<void> {
  await letGo(tx, which, new Date(0));
}

async function letGo(tx: Transaction, which: SQL | undefined, createdAt: Date): Promise<void> {
  await tx.update(files).set({ subject: null, subjectId: null, part: "", claimedAt: null, createdAt }).where(which);
}

export function ofSubject({ kind, id, part = "" }: Subject) {
  return and(eq(files.subject, kind), eq(files.subjectId, id), eq(files.part, part));
}
