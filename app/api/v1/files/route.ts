import { uploadFile } from "@/lib/contracts/trade/files";
import { keepUpload, recordSent } from "@/lib/domain/trade/files/upload";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(uploadFile, ({ ctx, body, file }) => recordSent(ctx, file, body), undefined, keepUpload),
});
