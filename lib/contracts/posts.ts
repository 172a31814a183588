import { z } from "zod";
import { idOf } from "./ids";
import { operation } from "./operation";
import { PageQuery, pageOf, Timestamp } from "./page";
import { Slug } from "./products";

export const Tag = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} +#.-]{0,39}$/u, "letters, digits, spaces, + # . -");

export const Post = z
  .object({
    id: idOf("post"),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    body: z.string().meta({ description: "Markdown." }),
    tags: z.array(z.string()),
    related_product_ids: z.array(idOf("prod")),
    visibility: z.enum(["public", "members"]),
    status: z.enum(["published", "draft", "deleted"]),
    creator: z.object({ handle: z.string(), display_name: z.string() }),
    url: z.url(),
    published_at: Timestamp,
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: "Post" });

export type PostView = z.infer<typeof Post>;

/** A post as a creator sends it. Only `title` is required; `slug` is derived from it and made unique. */
export const NewPost = z
  .strictObject({
    title: z.string().trim().min(1).max(200).meta({ example: "How I price a brand identity" }),
    body: z.string().max(100_000).default(""),
    excerpt: z.string().trim().max(500).optional(),
    tags: z.array(Tag).max(10).default([]),
    related_product_ids: z.array(idOf("prod")).max(10).default([]),
    visibility: z.enum(["public", "members"]).default("public"),
    slug: Slug.optional(),
  })
  .meta({ id: "NewPost" });

export type NewPost = z.output<typeof NewPost>;

export const PostQuery = PageQuery.extend({
  creator: z.string().max(30).optional().meta({ description: "A handle, or `me`." }),
  tag: z.string().max(40).optional(),
  q: z.string().max(200).optional().meta({ description: "Words in title, excerpt or tags." }),
});

export type PostQuery = z.output<typeof PostQuery>;

export const PostPage = pageOf(Post).meta({ id: "PostPage" });

export const listPosts = operation({
  id: "listPosts",
  method: "GET",
  path: "/v1/posts",
  summary: "List published public posts",
  description: "Of the whole network, newest first.",
  tag: "Posts",
  scope: "posts:read",
  tier: "FREE",
  status: 200,
  query: PostQuery,
  response: PostPage,
  errors: ["invalid_cursor"],
});

export const createPost = operation({
  id: "createPost",
  method: "POST",
  path: "/v1/posts",
  summary: "Publish a post",
  tag: "Posts",
  scope: "posts:write",
  tier: "FREE",
  status: 201,
  body: NewPost,
  response: Post,
  errors: ["conflict"],
});
