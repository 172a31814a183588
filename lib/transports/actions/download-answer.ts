import type { Context } from "@/lib/core/context";
import { downloadFile } from "@/lib/domain/contact/downloads/download-file";
import { attachment } from "@/lib/domain/trade/files/name";

type Wanted = { of?: string; file: string; token: string | undefined };

/**
 * A private file to be saved, never shown: whatever it holds, a browser does not run it in our origin. Throws `not_found`.
 */
export async function downloadAnswer(ctx: Context, { of, file, token }: Wanted): Promise<Response> {
  const { name, bytes } = await downloadFile(ctx, { fileId: file, token, ...(of && { of }) });
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
