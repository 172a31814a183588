import type { Context } from "@/lib/core/context";
import { attachment } from "@/lib/domain/trade/files/name";
import { downloadFile } from "@/lib/domain/trade/orders/work/download-file";

type Wanted = { id: string; file: string; token: string | undefined };

/**
 * A file of an order to be saved, never shown: whatever it holds, a browser does not run it in our origin. Throws `not_found`.
 */
export async function downloadAnswer(ctx: Context, { id, file, token }: Wanted): Promise<Response> {
  const { name, bytes } = await downloadFile(ctx, { orderId: id, fileId: file, token });
  return new Response(Buffer.from(bytes), {
    headers: {
      "content-type": "application/octet-stream",
      "content-length": String(bytes.byteLength),
      "content-disposition": attachment(name),
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-store",
    },
  });
}
