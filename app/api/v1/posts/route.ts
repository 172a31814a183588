import { createPost, listPosts } from "@/lib/contracts/publishing/posts";
import { listAnyPosts } from "@/lib/domain/publishing/posts/reading/list";
import { createPost as create } from "@/lib/domain/publishing/posts/writing/publish";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listPosts, ({ ctx, query }) => listAnyPosts(ctx, query)),
  POST: route(createPost, ({ ctx, body }) => create(ctx, body)),
});
