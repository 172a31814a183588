import { MAX_FILE_BYTES } from "@/lib/contracts/agents/form-limits";
import type { UploadedFileView } from "@/lib/contracts/trade/files";
import type { Context } from "@/lib/core/context";
import { DomainError, invalidField } from "@/lib/core/errors";
import { attachToMessage, placeOfUpload } from "@/lib/domain/contact/threads/writing/attach";
import { inLive } from "@/lib/domain/contact/verification/request";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import { orderFor } from "@/lib/domain/trade/orders/access/access";
import { attachFile } from "@/lib/domain/trade/orders/work/attach-file";
import { readBytes } from "@/lib/transports/http/call";
import { inUploadRoom } from "@/lib/transports/http/uploads/upload-room";

const LONGEST_NAME = 2_000;

/** Takes a file that the delivery form uploads, for the next delivery of an order. */
export async function receiveFile(ctx: Context, orderId: string, request: Request): Promise<UploadedFileView> {
  await orderFor(ctx, orderId, "attach"); // before a byte of the body is read
  return withSentFile(ctx, request, (file) => attachFile(ctx, orderId, file));
}

/** Takes a file that the buyer's form uploads for the brief of an order: it is the order's, no matter who holds its link. */
export async function receiveBriefFile(
  ctx: Context,
  orderId: string,
  token: string | undefined,
  request: Request,
): Promise<UploadedFileView> {
  await orderFor(ctx, orderId, "brief", token);
  return withSentFile(ctx, request, (file) => uploadFile(ctx, { ...file, capability: orderId }));
}

/** Takes a file that either side adds to a statement in a dispute: the order's by its link, else the account's. */
export async function receiveStatementFile(
  ctx: Context,
  orderId: string,
  token: string | undefined,
  request: Request,
): Promise<UploadedFileView> {
  await orderFor(ctx, orderId, "settle", token);
  const capability = token ? { capability: orderId } : {};
  return withSentFile(ctx, request, (file) => uploadFile(ctx, { ...file, ...capability }));
}

/** Takes a file that is chosen for a message, by anyone who may write in the conversation. */
export async function receiveMessageFile(
  ctx: Context,
  id: string,
  token: string | undefined,
  request: Request,
): Promise<UploadedFileView> {
  await placeOfUpload(ctx, id, { token });
  return withSentFile(ctx, request, (file) => attachToMessage(ctx, id, file, { token }));
}

/** Takes a file that a signed-in buyer adds to a request for a quote: the account's until the request names it. */
export async function receiveRequestFile(ctx: Context, request: Request): Promise<UploadedFileView> {
  requireAccount(ctx); // before a byte of the body is read
  return withSentFile(ctx, request, (file) => uploadFile(ctx, file));
}

/** Takes a document that shows who a creator is: the account's until a request to be verified names it. */
export async function receiveProof(ctx: Context, request: Request): Promise<UploadedFileView> {
  requireAccount(ctx); // before a byte of the body is read
  return withSentFile(ctx, request, (file) => uploadFile(inLive(ctx), file));
}

/**
 * Reads a file that a page uploads, its bytes as the body, its name percent-encoded in `X-File-Name`, and hands it on. Who may send
 * it is for the caller to check before. Throws `payload_too_large`, `validation_error`, `service_unavailable` while too many arrive.
 */
export async function withSentFile<T>(
  ctx: Context,
  request: Request,
  take: (file: { name: string; bytes: Uint8Array }) => Promise<T>,
): Promise<T> {
  const name = nameOf(request.headers.get("x-file-name") ?? "");
  return inUploadRoom(request, MAX_FILE_BYTES, ctx, async () =>
    take({ name, bytes: await readBytes(request, MAX_FILE_BYTES, tooLarge) }),
  );
}

function nameOf(sent: string): string {
  if (sent.length > LONGEST_NAME) throw invalidField("file", "has a name that is too long");
  try {
    return decodeURIComponent(sent);
  } catch {
    throw invalidField("file", "has a name that cannot be read");
  }
}

function tooLarge(): DomainError {
  return new DomainError("payload_too_large", `A file may have at most ${MAX_FILE_BYTES / 1024 / 1024} MB.`);
}
