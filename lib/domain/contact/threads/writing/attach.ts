import type { UploadedFileView } from "@/lib/contracts/trade/files";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import { accountUploader } from "@/lib/domain/trade/files/uploader";
import { withdrawFile } from "@/lib/domain/trade/files/waiting";
import { orderPlace, threadFor } from "../access/find";
import { filesKeptUnder } from "../record/append";

type Proof = { token?: string | undefined };

/**
 * Under what a file for a message is kept until it is sent: the account that uploads it; for a guest the conversation whose link they
 * hold. `id` is a conversation, or an order whose conversation its first message opens. Throws `not_found`, `conflict` when blocked.
 */
export async function placeOfUpload(ctx: Context, id: string, proof: Proof): Promise<{ capability: string | null }> {
  const known = accountUploader(ctx) !== null;
  if (id.startsWith("ord_")) {
    await orderPlace(ctx, id, proof);
    return { capability: known ? null : id };
  }
  const { thread } = await threadFor(ctx, id, proof);
  if (thread.blockedBy) throw conflict("This conversation is blocked: nobody can write in it.");
  return { capability: known ? null : filesKeptUnder(thread) };
}

/** Takes a file for a message that is still to be sent. Throws what `placeOfUpload` and `uploadFile` throw. */
export async function attachToMessage(
  ctx: Context,
  id: string,
  file: { name: string; bytes: Uint8Array },
  proof: Proof,
): Promise<UploadedFileView> {
  return uploadFile(ctx, { ...file, ...(await placeOfUpload(ctx, id, proof)) });
}

/** Takes a file back that was not sent yet. Throws `not_found`. */
export async function detachFromMessage(ctx: Context, id: string, fileId: string, proof: Proof): Promise<void> {
  const { capability } = await placeOfUpload(ctx, id, proof);
  await withdrawFile(ctx, fileId, capability);
}
