import {
  createPost,
  deletePost,
  listPosts,
  PostQuery,
  type PostView,
  updatePost,
} from "@/lib/contracts/publishing/posts";
import { profilesByHandles } from "@/lib/domain/people/profiles/read";
import { postsByIds } from "@/lib/domain/publishing/posts/reading/by-ids";
import { listPosts as readPosts } from "@/lib/domain/publishing/posts/reading/read";
import { deletePost as remove } from "@/lib/domain/publishing/posts/writing/delete";
import { publish } from "@/lib/domain/publishing/posts/writing/publish";
import { updatePost as change } from "@/lib/domain/publishing/posts/writing/update";
import { parseArguments } from "../arguments";
import { builder } from "../builder";
import { pageArguments, pageCost, shown } from "../connection";
import { admit, load } from "../context";
import { PostStatusEnum, PostVisibilityEnum } from "../enums";
import { mutate } from "../mutation";
import { keyArgument, payloadOf } from "../payload";
import { PostConnection, PostRef, ProfileRef } from "../refs";
import { standsFor } from "../root-field";

/** `Post`, and what is done with posts. */
export function definePosts(): void {
  builder.node(PostRef, {
    id: { resolve: (post) => post.id, description: "Identifier with the prefix `post_`." },
    description: "A post of a creator.",
    loadOne: (id, context) => {
      admit(context, listPosts);
      return load(context, postsByIds, id);
    },
    fields: (t) => ({
      slug: t.exposeString("slug", { description: "The name in URLs, unique per creator." }),
      title: t.exposeString("title", { description: "At most 200 characters." }),
      excerpt: t.exposeString("excerpt", {
        description: "What the creator wrote for it, else the beginning; a members' post without one has none.",
      }),
      body: t.exposeString("body", { description: "Markdown." }),
      tags: t.exposeStringList("tags", { description: "In lower case." }),
      relatedProductIds: t.exposeIDList("related_product_ids", { description: "Products that it is about." }),
      visibility: t.expose("visibility", { type: PostVisibilityEnum, description: "Who may read it." }),
      status: t.expose("status", { type: PostStatusEnum, description: "Where it stands." }),
      creatorHandle: t.string({ description: "Who wrote it.", resolve: ({ creator }) => creator.handle }),
      creatorName: t.string({ description: "As people read it.", resolve: ({ creator }) => creator.display_name }),
      creator: t.field({
        type: ProfileRef,
        nullable: true,
        description: "Who wrote it.",
        resolve: ({ creator }, _args, context) => load(context, profilesByHandles, creator.handle),
      }),
      url: t.exposeString("url", { description: "The page for people." }),
      publishedAt: t.expose("published_at", { type: "DateTime", description: "When it was published." }),
      createdAt: t.expose("created_at", { type: "DateTime", description: "When it was written." }),
      updatedAt: t.expose("updated_at", { type: "DateTime", description: "When it was last changed." }),
    }),
  });

  builder.queryFields((t) => ({
    posts: t.field({
      type: PostConnection,
      ...standsFor(listPosts, "Published public posts of the whole network, newest first."),
      args: {
        ...pageArguments(t.arg),
        creator: t.arg.string({ description: "A handle, or `me`." }),
        tag: t.arg.string({ description: "One tag, whole." }),
        q: t.arg.string({ description: "Words that title and excerpt hold, all of them, or one tag, whole." }),
      },
      complexity: pageCost,
      resolve: async (_root, args, context) => {
        admit(context, listPosts);
        return shown(await readPosts(context.ctx, parseArguments(PostQuery, args)), args.after);
      },
    }),
    post: t.field({
      type: PostRef,
      ...standsFor(listPosts, "A published public post, or one of your own; null for any other."),
      args: { id: t.arg.id({ required: true, description: "With the prefix `post_`." }) },
      resolve: (_root, { id }, context) => {
        admit(context, listPosts);
        return load(context, postsByIds, id);
      },
    }),
  }));

  const written = (t: PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">) => ({
    body: t.string({ description: "Markdown, at most 100,000 characters." }),
    excerpt: t.string({ description: "Left out: the beginning of the body; of a members' post nothing." }),
    tags: t.stringList({ description: "At most 10." }),
    relatedProductIds: t.idList({ description: "At most 10 of your products." }),
    visibility: t.field({ type: PostVisibilityEnum, description: "`public` unless told." }),
    slug: t.string({ description: "Left out: made from the title." }),
  });
  const NewPost = builder.inputType("CreatePostInput", {
    description: "A post as a creator sends it.",
    fields: (t) => ({ title: t.string({ required: true, description: "1 to 200 characters." }), ...written(t) }),
  });
  const PostPatch = builder.inputType("UpdatePostInput", {
    description: "What changes of a post; what is left out stays.",
    fields: (t) => ({ title: t.string({ description: "1 to 200 characters." }), ...written(t) }),
  });
  const payload = (name: string) =>
    payloadOf<PostView>(name, (t) => ({
      post: t.field({
        type: PostRef,
        nullable: true,
        description: "The post; null when it was refused.",
        resolve: ({ view }) => view,
      }),
    }));

  builder.mutationFields((t) => ({
    createPost: t.field({
      type: payload("CreatePostPayload"),
      ...standsFor(createPost, "Publishes a post as the delegated creator."),
      args: {
        input: t.arg({ type: NewPost, required: true, description: "The post." }),
        idempotencyKey: keyArgument(t.arg),
      },
      complexity: 10,
      resolve: (_root, { input, idempotencyKey }, context) =>
        mutate(context, createPost, { idempotencyKey, input }, (ctx, body) => publish(ctx, body)),
    }),
    updatePost: t.field({
      type: payload("UpdatePostPayload"),
      ...standsFor(updatePost, "Changes one of your posts."),
      args: {
        id: t.arg.id({ required: true, description: "With the prefix `post_`." }),
        input: t.arg({ type: PostPatch, required: true, description: "What changes." }),
        idempotencyKey: keyArgument(t.arg),
      },
      complexity: 10,
      resolve: (_root, { id, input, idempotencyKey }, context) =>
        mutate(context, updatePost, { idempotencyKey, id, input }, (ctx, body) => change(ctx, id, body)),
    }),
    deletePost: t.field({
      type: payload("DeletePostPayload"),
      ...standsFor(deletePost, "Deletes one of your posts: gone at once, its slug free again."),
      args: {
        id: t.arg.id({ required: true, description: "With the prefix `post_`." }),
        idempotencyKey: keyArgument(t.arg),
      },
      complexity: 10,
      resolve: (_root, { id, idempotencyKey }, context) =>
        mutate(context, deletePost, { idempotencyKey, id }, (ctx) => remove(ctx, id)),
    }),
  }));
}
