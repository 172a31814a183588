import type { OrderFileView } from "@/lib/contracts/trade/orders";
import type { Context } from "@/lib/core/context";
import { invalidField } from "@/lib/core/errors";
import { orderFor } from "@/lib/domain/trade/orders/access";
import { attachFile, MAX_FILE_BYTES } from "@/lib/domain/trade/orders/work/attach-file";
import { readBytes } from "./handler";

const LONGEST_NAME = 2_000;

/** Takes a file that the delivery form uploads: its bytes as the body, its name percent-encoded in `X-File-Name`. */
export async function receiveFile(ctx: Context, orderId: string, request: Request): Promise<OrderFileView> {
  await orderFor(ctx, orderId, "attach"); // before a byte of the body is read
  const name = nameOf(request.headers.get("x-file-name") ?? "");
  return attachFile(ctx, orderId, { name, bytes: await readBytes(request, MAX_FILE_BYTES) });
}

function nameOf(sent: string): string {
  if (sent.length > LONGEST_NAME) throw invalidField("file", "has a name that is too long");
  try {
    return decodeURIComponent(sent);
  } catch {
    throw invalidField("file", "has a name that cannot be read");
  }
}
