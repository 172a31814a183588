import { z } from "zod";
import { Post } from "@/lib/contracts/publishing/posts";
import { text } from "@/lib/contracts/values/text";
import { listPosts } from "@/lib/domain/publishing/posts/reading/read";
import { code, inline } from "@/lib/transports/mcp/markdown";
import { tool } from "@/lib/transports/mcp/tool";
import { listed, MaxResults, READS } from "./own-list";

export const listMyPosts = tool({
  name: "list_my_posts",
  title: "List my posts",
  access: { scopes: ["posts:read"], requirement: () => "key_required" },
  perMinute: 120,
  description: "Answers the published public posts of the agent's owner, newest first, without their text.",
  input: z.strictObject({
    topic: text(200).optional().describe("Words that title and excerpt hold, all of them, or one tag."),
    maxResults: MaxResults,
  }),
  output: z.object({ posts: z.array(Post.omit({ body: true })), has_more: z.boolean() }),
  annotations: READS,
  run: async (ctx, { topic, maxResults }) => {
    const { data, has_more } = await listPosts(ctx, { creator: "me", q: topic, limit: maxResults });
    return { posts: data, has_more };
  },
  text: ({ posts, has_more }) => listed("Your posts", posts.map(line), has_more),
});

function line(post: Omit<z.output<typeof Post>, "body">): string {
  return `${inline(post.title, 200)} (slug ${code(post.slug)}), ${post.published_at.slice(0, 10)}`;
}
