import type { Transaction } from "@/db/client";
import { type Attachment, FETCHING_SECONDS, MAX_SENT_BYTES } from "@/lib/contracts/trade/files";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { fetchFile } from "./fetch-file";
import { type KeptBytes, keepUpload, recordUpload } from "./upload";

export type SentFile = { name: string; kept: KeptBytes; used: boolean };

/**
 * Takes the files that an agent sends with a call, before any transaction: decodes them, or fetches them from public addresses one
 * after another. `work` then records those it uses with `recordSentFiles`; what it does not use is dropped. Throws
 * `validation_error` on `attachments.{n}` for what cannot be had, and what `work` throws.
 */
export async function withAttachments<T>(
  ctx: Context,
  attachments: readonly Attachment[],
  work: (files: readonly SentFile[]) => Promise<T>,
): Promise<T> {
  const files: SentFile[] = [];
  let done = false;
  try {
    const signal = AbortSignal.timeout(FETCHING_SECONDS * 1_000);
    let left = MAX_SENT_BYTES;
    for (const [index, { name, url, content_base64 = "" }] of attachments.entries()) {
      const field = `attachments.${index}`;
      const bytes = url ? await fetchFile(ctx, url, field, signal) : Buffer.from(content_base64, "base64");
      left -= bytes.byteLength;
      if (bytes.byteLength === 0) throw invalidField(field, "is empty");
      if (left < 0) throw invalidField(field, "is too much: all of them may have at most 60 MB");
      files.push({ name, kept: await keepUpload({ bytes }, ctx.now), used: false });
    }
    const answer = await work(files);
    done = true;
    return answer;
  } finally {
    await Promise.all(files.filter(({ used }) => !done || !used).map(({ kept }) => kept.drop()));
  }
}

/** Records files that were sent with a call, as what the capability may claim. Answers their ids, in order. */
export async function recordSentFiles(
  tx: Transaction,
  ctx: Context,
  files: readonly SentFile[],
  capability: string,
): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) {
    const { drop: _, ...kept } = file.kept;
    const { id } = await recordUpload({ ...ctx, db: tx, inTransaction: true }, kept, { name: file.name, capability });
    file.used = true;
    ids.push(id);
  }
  return ids;
}
