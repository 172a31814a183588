import type { Context } from "@/lib/core/context";
import { downloadFile } from "@/lib/files/download";
import { attachment } from "@/lib/files/name";

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
