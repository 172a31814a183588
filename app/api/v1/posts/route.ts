import { createPost, listPosts } from "@/lib/contracts/publishing/posts";
import { listPosts as list } from "@/lib/domain/publishing/posts/reading/read";
import { publish } from "@/lib/domain/publishing/posts/writing/publish";
import { resource } from "@/lib/transports/http/resource";
import { route } from "@/lib/transports/rest/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(listPosts, ({ ctx, query }) => list(ctx, query)),
  POST: route(createPost, ({ ctx, body }) => publish(ctx, body)),
});
