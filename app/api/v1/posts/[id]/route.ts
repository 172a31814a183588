import { deletePost, updatePost } from "@/lib/contracts/posts";
import { deletePost as remove } from "@/lib/posts/delete";
import { updatePost as update } from "@/lib/posts/update";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(updatePost, ({ ctx, params, body }) => update(ctx, params.id, body)),
  DELETE: route(deletePost, ({ ctx, params }) => remove(ctx, params.id)),
});
