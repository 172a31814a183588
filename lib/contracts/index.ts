import { getCostSummary } from "./agent-costs";
import { createIntent } from "./agent-intents";
import { cancelRun, createAgentRun, createRun, getRun, listRuns } from "./agent-runs";
import { archiveAgent, createAgent, getAgent, listAgents, updateAgent } from "./agents";
import { getAnalyticsOverview, getCohortRetention } from "./analytics";
import { listAuditLog } from "./audit";
import { listBookings } from "./bookings";
import { listCategories } from "./categories";
import { deliverOrder, getOrder, listOrders } from "./creator-orders";
import { getDelivery, listDeliveries, replayDeliveries, replayDelivery } from "./deliveries";
import { listEvents } from "./event-log";
import { listEventTypes, sendTestEvent } from "./event-types";
import { listFounders } from "./founders";
import { createIntro } from "./intros";
import { getMe } from "./me";
import { listTiers } from "./memberships";
import type { Operation } from "./operation";
import { createPost, deletePost, listPosts, updatePost } from "./posts";
import { createProduct, listProducts } from "./products";
import { getProfile } from "./profiles";
import { getRecovery, recoverDeliveries } from "./recoveries";
import { getReputation } from "./reputation";
import { listReviews } from "./reviews";
import { createWebhookInbox, listInboxMessages } from "./webhook-inboxes";
import {
  createWebhookEndpoint,
  disableWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from "./webhooks";

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
  listAgents,
  createAgent,
  getAgent,
  updateAgent,
  archiveAgent,
  createAgentRun,
  createIntent,
  createRun,
  listRuns,
  getRun,
  cancelRun,
  getCostSummary,
  getAnalyticsOverview,
  getCohortRetention,
  listAuditLog,
  listWebhookEndpoints,
  createWebhookEndpoint,
  getWebhookEndpoint,
  updateWebhookEndpoint,
  disableWebhookEndpoint,
  rotateWebhookSecret,
  sendTestEvent,
  listDeliveries,
  getDelivery,
  replayDelivery,
  replayDeliveries,
  recoverDeliveries,
  getRecovery,
  createWebhookInbox,
  listInboxMessages,
  listEventTypes,
  listEvents,
];
