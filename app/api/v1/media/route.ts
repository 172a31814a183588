import { uploadMedia } from "@/lib/contracts/values/media";
import { preparePicture } from "@/lib/domain/platform/media/process";
import { keepPicture } from "@/lib/domain/platform/media/upload";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(uploadMedia, ({ ctx, body, file }) => keepPicture(ctx, file.kept, body.alt), undefined, preparePicture),
});
