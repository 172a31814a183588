import { getAnalyticsOverview, getCohortRetention } from "./analytics";
import { listAuditLog } from "./audit";
import { listBookings } from "./bookings";
import { listCategories } from "./categories";
import { deliverOrder, getOrder, listOrders } from "./creator-orders";
import { listEvents } from "./event-log";
import { listFounders } from "./founders";
import { createIntro } from "./intros";
import { getMe } from "./me";
import { listTiers } from "./memberships";
import type { Operation } from "./operation";
import { createPost, deletePost, listPosts, updatePost } from "./posts";
import { createProduct, listProducts } from "./products";
import { getProfile } from "./profiles";
import { getReputation } from "./reputation";
import { listReviews } from "./reviews";
import { createWebhookEndpoint, disableWebhookEndpoint, listWebhookEndpoints } from "./webhooks";

/** Every operation of REST v1, in the order in which the documentation shows them. */
export const OPERATIONS: readonly Operation[] = [
  getMe,
  getProfile,
  listCategories,
  listReviews,
  getReputation,
  listTiers,
  listBookings,
  listPosts,
  createPost,
  updatePost,
  deletePost,
  listProducts,
  createProduct,
  listOrders,
  getOrder,
  deliverOrder,
  listFounders,
  createIntro,
  getAnalyticsOverview,
  getCohortRetention,
  listAuditLog,
  listWebhookEndpoints,
  createWebhookEndpoint,
  disableWebhookEndpoint,
  listEvents,
];
