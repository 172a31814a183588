import { MAX_MEDIA_BYTES, type MediaView } from "@/lib/contracts/values/media";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { uploadPicture } from "@/lib/domain/platform/media/upload";
import { readBytes } from "@/lib/transports/http/call";
import { inUploadRoom } from "@/lib/transports/http/uploads/upload-room";

/** Takes a picture that a page uploads, its bytes as the body. */
export async function receivePicture(ctx: Context, request: Request): Promise<MediaView> {
  requireAccount(ctx); // before a byte of the body is read
  return inUploadRoom(request, MAX_MEDIA_BYTES, ctx, async () => {
    const bytes = await readBytes(request, MAX_MEDIA_BYTES, tooLarge);
    return uploadPicture(ctx, { bytes, alt: "" });
  });
}

function tooLarge(): DomainError {
  return new DomainError("payload_too_large", "A picture may have at most 15 MB.");
}
