import type { FileView, UploadedFileView } from "@/lib/contracts/trade/files";
import type { Context } from "@/lib/core/context";
import { WrongState } from "@/lib/core/errors";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import * as waiting from "@/lib/domain/trade/files/waiting";
import { orderFor } from "../access/access";
import { sourcesOf } from "../transitions";

type NewFile = { name: string; bytes: Uint8Array };

/**
 * Takes a file for the next delivery of an order of the acting creator; `deliverOrder` names it by its id. Throws `not_found`,
 * `invalid_state_transition`, `payload_too_large`, `validation_error` (an empty file, the eleventh one).
 */
export async function attachFile(ctx: Context, orderId: string, file: NewFile): Promise<UploadedFileView> {
  const { status } = await orderFor(ctx, orderId, "attach");
  if (!sourcesOf("DELIVERED").includes(status))
    throw new WrongState("order", status, "it takes no files now.", "it takes no files now");
  return uploadFile(ctx, { ...file, place: orderId });
}

/** Takes a file back that was not sent yet. Throws `not_found`. */
export async function detachFile(ctx: Context, orderId: string, fileId: string): Promise<void> {
  await orderFor(ctx, orderId, "attach");
  await waiting.withdrawFile(ctx, fileId);
}

/** Files that wait for the next delivery of an order, oldest first. For the creator's page. */
export async function waitingFiles(ctx: Context, orderId: string): Promise<FileView[]> {
  await orderFor(ctx, orderId, "attach");
  return waiting.waitingFiles(ctx, { place: orderId });
}
