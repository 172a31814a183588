import { downloadFile } from "@/lib/contracts/trade/files";
import { downloadFile as download } from "@/lib/domain/contact/downloads/download-file";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(downloadFile, ({ ctx, params }) => download(ctx, { fileId: params.id })),
});
