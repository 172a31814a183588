import { operation } from "../operation";
import { EXAMPLE_POST, Post, PostParams } from "./posts";

const OWN = {
  tag: "Posts",
  tier: "FREE",
  status: 200,
  params: PostParams,
  response: Post,
} as const;

export const getPost = operation({
  ...OWN,
  id: "getPost",
  touches: "shared",
  method: "GET",
  path: "/v1/posts/{id}",
  summary: "Read a post",
  description: "A published public post, or one of your own: members' posts and drafts too.",
  scope: "posts:read",
  errors: ["not_found"],
  example: { response: EXAMPLE_POST },
});

export const publishPost = operation({
  ...OWN,
  id: "publishPost",
  touches: "shared",
  method: "POST",
  path: "/v1/posts/{id}/publish",
  summary: "Publish a draft",
  description: "Shows it from now on, dated now. A post that is published stays as it is.",
  scope: "posts:write",
  errors: ["not_found", "conflict"],
  example: { response: EXAMPLE_POST },
});

export const unpublishPost = operation({
  ...OWN,
  id: "unpublishPost",
  touches: "shared",
  method: "POST",
  path: "/v1/posts/{id}/unpublish",
  summary: "Take a post back into your drafts",
  description: "To everybody else it is gone at once. A draft stays as it is.",
  scope: "posts:write",
  errors: ["not_found"],
  example: { response: { ...EXAMPLE_POST, status: "draft", updated_at: "2026-11-22T16:05:12.000Z" } },
});
