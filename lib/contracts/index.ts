import { listCategories } from "./categories";
import { getMe } from "./me";
import type { Operation } from "./operation";
import { createPost, listPosts } from "./posts";
import { getProfile } from "./profiles";
import { listReviews } from "./reviews";
import { createWebhookEndpoint, disableWebhookEndpoint, listWebhookEndpoints } from "./webhooks";

/** Every operation of REST v1, in the order in which the documentation shows them. */
export const OPERATIONS: readonly Operation[] = [
  getMe,
  getProfile,
  listCategories,
  listReviews,
  listPosts,
  createPost,
  listWebhookEndpoints,
  createWebhookEndpoint,
  disableWebhookEndpoint,
];
