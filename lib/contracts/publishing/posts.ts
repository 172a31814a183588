import { z } from "zod";
import { MAX_POST_PICTURES } from "../agents/form-limits";
import { operation } from "../operation";
import { Slug } from "../trade/products/products";
import { growing } from "../values/growing";
import { idOf } from "../values/ids";
import { Media } from "../values/media";
import { MetadataPatch, NewMetadata, OwnMetadata } from "../values/metadata";
import { OwnUrl, PageQuery, pageOf, Timestamp } from "../values/page";
import { text } from "../values/text";

/** So much of a tag that is refused is said again. */
const clip = (tag: string) => (tag.length > 50 ? `${tag.slice(0, 50)}…` : tag);

export const Tag = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} +#.-]{0,39}$/u, {
    error: ({ input }) =>
      `“${clip(String(input))}” is no tag: up to 40 letters, digits, spaces, + # . -, beginning with a letter or digit`,
  })
  .meta({ maxLength: 40 });

export const Post = z
  .object({
    id: idOf("post"),
    slug: z.string().meta({ description: "Name of the post in its URL, unique per creator." }),
    title: z.string().meta({ description: "Title, at most 200 characters." }),
    excerpt: z.string().meta({
      description:
        "What lists show, to everybody: as the creator wrote it, else the beginning of the body of a public post. " +
        "A members' post without one has none.",
    }),
    body: z.string().meta({ description: "The text, as Markdown." }),
    images: z.array(Media).meta({
      description: "The creator's own pictures that the text shows, by their URLs; those of others are links.",
    }),
    tags: z.array(z.string()).meta({ description: "Tags, in lower case." }),
    related_product_ids: z.array(idOf("prod")).meta({ description: "Products that the post is about." }),
    visibility: growing(["public", "members"], "not public").meta({
      description: "Who may read it: everybody, or active members.",
    }),
    status: growing(["published", "draft", "deleted"], "not published").meta({
      description: "Where the post stands: on show, not published yet, or deleted.",
    }),
    creator: z
      .object({
        handle: z.string().meta({ description: "The author's name in URLs." }),
        display_name: z.string().meta({ description: "The author's name as people read it." }),
      })
      .meta({ description: "Who wrote it." }),
    url: OwnUrl.meta({ description: "URL of the post's page." }),
    metadata: OwnMetadata,
    published_at: Timestamp.meta({ description: "When it was published." }),
    created_at: Timestamp.meta({ description: "When it was written." }),
    updated_at: Timestamp.meta({ description: "When it was last changed." }),
  })
  .meta({ id: "Post", description: "A post of a creator." });

export type PostView = z.infer<typeof Post>;

const FIELDS = {
  title: text(200, { min: 1, trim: true }).meta({
    description: "Title, 1 to 200 characters.",
    example: "How I price a brand identity",
  }),
  body: text(100_000).meta({
    description: `The text, as Markdown, at most 100,000 characters. It shows pictures that you uploaded by \`POST /v1/media\`, at most ${MAX_POST_PICTURES}, where it has their URLs: \`![what there is to see](url)\`.`,
  }),
  excerpt: text(500, { trim: true }).meta({
    description:
      "What lists show of the post, at most 500 characters. Left out: the beginning of the body; nothing for a members' post.",
  }),
  tags: z.array(Tag).max(10).meta({ description: "Tags, at most 10, of 1 to 40 characters each; kept in lower case." }),
  related_product_ids: z
    .array(idOf("prod"))
    .max(10)
    .meta({ description: "Products of yours that the post is about, at most 10." }),
  visibility: z.enum(["public", "members"]).meta({ description: "Who may read it: everybody, or active members." }),
  slug: Slug.meta({
    description:
      "Name of the post in its URL, at most 80 characters, unique among your posts. Left out of a new post: made from the title.",
  }),
};

/** A post as a creator sends it. Only `title` is required; `slug` is derived from it and made unique. */
export const NewPost = z
  .strictObject({
    title: FIELDS.title,
    body: FIELDS.body.default(""),
    excerpt: FIELDS.excerpt.optional(),
    tags: FIELDS.tags.default([]),
    related_product_ids: FIELDS.related_product_ids.default([]),
    visibility: FIELDS.visibility
      .default("public")
      .meta({ description: "Who may read it: everybody, or active members; `public` unless told." }),
    slug: FIELDS.slug.optional(),
    status: z.enum(["published", "draft"]).optional().meta({
      description: "`draft` keeps it for you alone until you publish it; `published` unless told.",
    }),
    metadata: NewMetadata.optional(),
  })
  .meta({ id: "NewPost", description: "A post as a creator sends it." });

export type NewPost = z.output<typeof NewPost>;

/** What a creator changes of a post. What is left out stays. */
export const PostPatch = z
  .strictObject({ ...FIELDS, metadata: MetadataPatch })
  .partial()
  .meta({ id: "PostPatch", description: "What changes of a post; what is left out stays." });

export type PostPatch = z.output<typeof PostPatch>;

export const PostParams = z.object({ id: idOf("post") });

export const PostQuery = PageQuery.extend({
  creator: z.string().max(30).optional().meta({ description: "Only posts of this creator: a handle, or `me`." }),
  tag: text(40).optional().meta({ description: "Only posts with this tag, whole." }),
  q: text(200).optional().meta({
    description: "Only posts whose title and excerpt hold all these words, or that have them as a tag, whole.",
  }),
  status: z.enum(["published", "draft"]).optional().meta({
    description:
      "With `creator=me` alone: your own posts in this status, members' ones too. `draft`: those that you have not published.",
  }),
});

export type PostQuery = z.output<typeof PostQuery>;

export const PostPage = pageOf(Post).meta({ id: "PostPage" });

export const EXAMPLE_POST = {
  id: "post_01k5s3v9n6e8wbr4q2ycx7th0d",
  slug: "how-i-price-a-brand-identity",
  title: "How I price a brand identity",
  excerpt: "Three packages, and why the middle one is the honest one.",
  body: "Most of my clients ask for the **large** package first.",
  images: [],
  tags: ["pricing", "branding"],
  related_product_ids: ["prod_01k5s3v9n6e8wbr4q2ycx7th0d"],
  visibility: "public",
  status: "published",
  creator: { handle: "harbour-type", display_name: "Mara Lindqvist" },
  url: "https://guildhall.example/harbour-type/posts/how-i-price-a-brand-identity",
  published_at: "2026-11-20T09:30:00.000Z",
  created_at: "2026-11-20T09:30:00.000Z",
  updated_at: "2026-11-20T09:30:00.000Z",
} as const;

export const listPosts = operation({
  id: "listPosts",
  method: "GET",
  path: "/v1/posts",
  summary: "List published public posts",
  description: "Of the whole network, newest first.",
  tag: "Posts",
  touches: "shared",
  scope: "posts:read",
  tier: "FREE",
  status: 200,
  query: PostQuery,
  response: PostPage,
  example: { response: { data: [EXAMPLE_POST], has_more: false, next_cursor: null } },
  errors: ["not_found", "invalid_cursor"],
});

export const createPost = operation({
  id: "createPost",
  method: "POST",
  path: "/v1/posts",
  summary: "Publish a post",
  description: "Or keep it as a draft: `status`.",
  tag: "Posts",
  touches: "shared",
  scope: "posts:write",
  tier: "FREE",
  status: 201,
  location: ({ id }) => `/api/v1/posts/${id}`,
  body: NewPost,
  response: Post,
  example: {
    body: {
      title: EXAMPLE_POST.title,
      body: EXAMPLE_POST.body,
      excerpt: EXAMPLE_POST.excerpt,
      tags: EXAMPLE_POST.tags,
      related_product_ids: EXAMPLE_POST.related_product_ids,
    },
    response: EXAMPLE_POST,
  },
  errors: ["not_found", "conflict"],
});

export const updatePost = operation({
  id: "updatePost",
  method: "PATCH",
  path: "/v1/posts/{id}",
  summary: "Change a post",
  description:
    "Send what changes; the rest stays. An excerpt that was taken from the body follows the body, and goes when the " +
    "post becomes one for members.",
  tag: "Posts",
  touches: "shared",
  scope: "posts:write",
  tier: "FREE",
  status: 200,
  params: PostParams,
  body: PostPatch,
  response: Post,
  errors: ["not_found", "conflict"],
  example: {
    body: { tags: ["pricing"], visibility: "members" },
    response: { ...EXAMPLE_POST, tags: ["pricing"], visibility: "members", updated_at: "2026-11-22T16:05:12.000Z" },
  },
});

export const deletePost = operation({
  id: "deletePost",
  method: "DELETE",
  path: "/v1/posts/{id}",
  summary: "Delete a post",
  description: "It is gone from every list and page at once, and its slug is free again.",
  tag: "Posts",
  touches: "shared",
  scope: "posts:write",
  tier: "FREE",
  status: 200,
  params: PostParams,
  response: Post,
  errors: ["not_found"],
  example: { response: { ...EXAMPLE_POST, status: "deleted", updated_at: "2026-11-22T16:05:12.000Z" } },
});
