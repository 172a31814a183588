import { getPost } from "@/lib/contracts/publishing/post-status";
import { deletePost, updatePost } from "@/lib/contracts/publishing/posts";
import { getAnyPost } from "@/lib/domain/publishing/posts/reading/list";
import { deletePost as remove } from "@/lib/domain/publishing/posts/writing/delete";
import { updatePost as update } from "@/lib/domain/publishing/posts/writing/update";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(getPost, ({ ctx, params }) => getAnyPost(ctx, params.id)),
  PATCH: route(updatePost, ({ ctx, params, body }) => update(ctx, params.id, body)),
  DELETE: route(deletePost, ({ ctx, params }) => remove(ctx, params.id)),
});
