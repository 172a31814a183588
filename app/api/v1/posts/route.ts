import { createPost, listPosts } from "@/lib/contracts/posts";
import { publish } from "@/lib/posts/publish";
import { listPosts as list } from "@/lib/posts/read";
import { resource } from "@/lib/rest/resource";
import { route } from "@/lib/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listPosts, ({ ctx, query }) => list(ctx, query)),
  POST: route(createPost, ({ ctx, body }) => publish(ctx, body)),
});
