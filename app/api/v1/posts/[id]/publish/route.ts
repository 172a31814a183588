import { publishPost } from "@/lib/contracts/publishing/post-status";
import { publishDraft } from "@/lib/domain/publishing/posts/writing/set-published";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(publishPost, ({ ctx, params }) => publishDraft(ctx, params.id)),
});
