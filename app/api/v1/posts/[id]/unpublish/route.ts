import { unpublishPost } from "@/lib/contracts/publishing/post-status";
import { unpublishPost as unpublish } from "@/lib/domain/publishing/posts/writing/set-published";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(unpublishPost, ({ ctx, params }) => unpublish(ctx, params.id)),
});
