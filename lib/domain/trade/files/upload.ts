import { and, eq, isNull, sql } from "drizzle-orm";
import { files } from "@/db/schema";
import { MAX_FILE_BYTES, MAX_FILES } from "@/lib/contracts/agents/form-limits";
import type { UploadedFileView } from "@/lib/contracts/trade/files";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError, invalidField } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { fileStore } from "@/lib/domain/platform/storage/chosen-store";
import { fileName } from "./name";
import { requireRoom } from "./room";
import { accountUploader } from "./uploader";
import { viewUpload } from "./view";

/** How many files one uploader may leave lying about. */
const MAX_WAITING = 60;

export type NewUpload = {
  name: string;
  bytes: Uint8Array;
  /** The order or thread whose link or handle the caller has shown; without one the file is the acting account's. */
  capability?: string | null;
  /** The order on whose page it is put down; at most ten wait there. */
  place?: string | null;
};

/** Bytes that lie in the store already, under the id of a file that is still to be recorded. `drop` takes them away again. */
export type KeptBytes = { id: string; size: number; sha256: string; drop: () => Promise<void> };

/**
 * Puts an upload's bytes into the store: before the transaction that records it, for a bucket may take its time. Throws
 * `payload_too_large` over 25 MB, `validation_error` for an empty file.
 */
export async function keepUpload({ bytes }: { bytes: Uint8Array }, now: Date): Promise<KeptBytes> {
  const size = bytes.byteLength;
  if (size > MAX_FILE_BYTES) throw new DomainError("payload_too_large", "A file may have at most 25 MB.");
  if (size === 0) throw invalidField("file", "is empty");
  const id = newId("file", now.getTime());
  await fileStore().put(id, bytes);
  return { id, size, sha256: sha256(bytes).toString("hex"), drop: () => fileStore().remove(id) };
}

/**
 * Records a file whose bytes are kept: its uploader's alone until something claims it. Throws `unauthorized` without an account or a
 * capability, `validation_error` for the eleventh in one place, `conflict` when too many wait, or where there is no room left.
 */
export async function recordUpload(
  ctx: Context,
  kept: Omit<KeptBytes, "drop">,
  { name, capability, place = null }: Omit<NewUpload, "bytes">,
): Promise<UploadedFileView> {
  const uploader = capability ?? requireAccount(ctx).userId;
  const countedFor = accountUploader(ctx) ?? uploader;
  const row = { id: kept.id, name: fileName(name), sizeBytes: kept.size, createdAt: ctx.now };
  await transaction(ctx, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${uploader}, 19))`);
    const waiting = and(eq(files.uploader, uploader), isNull(files.subject), eq(files.livemode, ctx.livemode));
    if (place && (await tx.$count(files, and(waiting, eq(files.place, place)))) >= MAX_FILES)
      throw invalidField("file", `is one too many: at most ${MAX_FILES} can be added`);
    if ((await tx.$count(files, waiting)) >= MAX_WAITING)
      throw conflict(`${MAX_WAITING} files that you uploaded wait to be used. Use them first, or wait a day.`);
    await requireRoom(tx, ctx, { countedFor, size: kept.size });
    const hash = Buffer.from(kept.sha256, "hex");
    await tx.insert(files).values({ ...row, sha256: hash, uploader, countedFor, place, livemode: ctx.livemode });
  });
  return viewUpload({ ...row, sha256: kept.sha256 });
}

/** Records a file that was sent in a form and whose bytes are kept, under the name that the form gives it. */
export function recordSent(
  ctx: Context,
  sent: { name: string; kept: Omit<KeptBytes, "drop"> },
  { name = sent.name }: { name?: string | undefined },
): Promise<UploadedFileView> {
  return recordUpload(ctx, sent.kept, { name });
}

/** Takes a file, bytes and record. Throws what `keepUpload` and `recordUpload` throw, and keeps nothing then. */
export async function uploadFile(ctx: Context, upload: NewUpload): Promise<UploadedFileView> {
  const { drop, ...kept } = await keepUpload(upload, ctx.now);
  try {
    return await recordUpload(ctx, kept, upload);
  } catch (error) {
    await drop();
    throw error;
  }
}
