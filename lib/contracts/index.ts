import { getCostSummary } from "./agents/agent-costs";
import { createIntent } from "./agents/agent-intents";
import { cancelRun, createAgentRun, createRun, getRun, listRuns } from "./agents/agent-runs";
import { archiveAgent, createAgent, getAgent, listAgents, updateAgent } from "./agents/agents";
import { BOOKING_OPERATIONS } from "./bookings";
import { answerBrief, listBriefs, offerToBrief } from "./contact/brief-operations";
import { answerIntro, listIntros } from "./contact/intro-inbox";
import { createIntro } from "./contact/intros";
import { messageOrder, messagePurchase } from "./contact/order-messages";
import { closePostedBrief, getPostedBrief, listPostedBriefs, postBrief } from "./contact/posted-briefs";
import {
  declineQuote,
  getQuote,
  listQuotes,
  offerQuote,
  requestQuote,
  withdrawQuote,
} from "./contact/quote-operations";
import { createReport } from "./contact/reports";
import { askCreator, blockThread, markThreadRead, unblockThread } from "./contact/thread-operations";
import { listMessages, listThreads, sendMessage } from "./contact/threads";
import { listAuditLog } from "./developers/audit";
import { listEventTypes, sendTestEvent } from "./developers/event-types";
import { listEvents } from "./developers/events/event-log";
import { createKey, listKeys, revokeKey, updateKey } from "./developers/keys/key-operations";
import { reportKey } from "./developers/keys/key-reports";
import { getRequestLog, listOperationLatencies, listRequestLogs } from "./developers/request-logs";
import { getDelivery, listDeliveries, replayDeliveries, replayDelivery } from "./developers/webhooks/deliveries";
import { getRecovery, recoverDeliveries } from "./developers/webhooks/recoveries";
import { createWebhookInbox, listInboxMessages } from "./developers/webhooks/webhook-inboxes";
import {
  createWebhookEndpoint,
  disableWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from "./developers/webhooks/webhooks";
import { getAnalyticsOverview, getCohortRetention } from "./network/analytics";
import { listCategories } from "./network/categories";
import { getFounderCard, saveFounderCard } from "./network/founders/founder-card";
import { listFounders } from "./network/founders/founders";
import { searchOffers } from "./network/offers";
import { createPortfolioPiece, deletePortfolioPiece, updatePortfolioPiece } from "./network/portfolio";
import { getProfile } from "./network/profiles";
import { getReputation } from "./network/reviews/reputation";
import { draftReview } from "./network/reviews/review-drafts";
import { replyToReview } from "./network/reviews/review-replies";
import { listReviews } from "./network/reviews/reviews";
import { listSaved, removeSavedItem, saveItem } from "./network/saved/saved";
import { listSavedSearches, removeSavedSearch, saveSearch, updateSavedSearch } from "./network/saved/saved-searches";
import { searchOwn } from "./network/search/own-search";
import { searchCreators } from "./network/search/search";
import { getAvailability, setAvailability } from "./network/taking-orders";
import type { Operation } from "./operation";
import { getAccount } from "./people/account";
import { getMe } from "./people/me";
import { updateProfile } from "./people/profile";
import { getPost, publishPost, unpublishPost } from "./publishing/post-status";
import { createPost, deletePost, listPosts, updatePost } from "./publishing/posts";
import { getBilling } from "./trade/billing/billing-operations";
import { downloadFile, uploadFile } from "./trade/files";
import { listTiers } from "./trade/memberships/memberships";
import { createTier, listMembers, updateTier } from "./trade/memberships/tier-operations";
import { listApprovals } from "./trade/orders/approvals";
import { deliverOrder, getOrder, listOrders } from "./trade/orders/creator-orders";
import { createOrder } from "./trade/orders/open-order";
import { cancelOrder, refundOrder } from "./trade/orders/order-refunds";
import {
  acceptForOrder,
  addOrderStatement,
  declineCancelOrder,
  getOrderSettlement,
  proposeForOrder,
  refundTip,
  retryRefund,
} from "./trade/orders/order-settling";
import {
  archiveProduct,
  getProduct,
  publishProduct,
  reorderProducts,
  updateProduct,
} from "./trade/products/product-operations";
import { createProduct, listProducts } from "./trade/products/products";
import {
  answerDueDate,
  answerPurchaseDueDate,
  proposeDueDate,
  proposePurchaseDueDate,
} from "./trade/purchases/due-dates";
import { submitPurchaseBrief } from "./trade/purchases/purchase-briefs";
import {
  acceptForPurchase,
  addPurchaseStatement,
  cancelPurchase,
  disputePurchase,
  getPurchaseSettlement,
  proposeForPurchase,
  tipPurchase,
  withdrawCancelPurchase,
} from "./trade/purchases/purchase-settling";
import { acceptPurchase, getPurchase, listPurchases, requestPurchaseRevision } from "./trade/purchases/purchases";
import { advanceTestClock, createFixture } from "./trade/test-mode";
import { uploadMedia } from "./values/media";

/** Every operation of REST v1, in the order in which the documentation shows them. */
export const OPERATIONS: readonly Operation[] = [
  getMe,
  getAccount,
  getBilling,
  reportKey,
  listKeys,
  createKey,
  updateKey,
  revokeKey,
  getProfile,
  updateProfile,
  getAvailability,
  setAvailability,
  createPortfolioPiece,
  updatePortfolioPiece,
  deletePortfolioPiece,
  listCategories,
  listReviews,
  replyToReview,
  getReputation,
  listTiers,
  createTier,
  updateTier,
  listMembers,
  ...BOOKING_OPERATIONS,
  listPosts,
  createPost,
  getPost,
  updatePost,
  publishPost,
  unpublishPost,
  deletePost,
  uploadMedia,
  listProducts,
  createProduct,
  getProduct,
  updateProduct,
  archiveProduct,
  publishProduct,
  reorderProducts,
  listOrders,
  createOrder,
  getOrder,
  deliverOrder,
  proposeDueDate,
  answerDueDate,
  refundOrder,
  cancelOrder,
  declineCancelOrder,
  getOrderSettlement,
  addOrderStatement,
  proposeForOrder,
  acceptForOrder,
  refundTip,
  retryRefund,
  uploadFile,
  downloadFile,
  listQuotes,
  requestQuote,
  getQuote,
  offerQuote,
  declineQuote,
  withdrawQuote,
  listBriefs,
  answerBrief,
  offerToBrief,
  postBrief,
  listPostedBriefs,
  getPostedBrief,
  closePostedBrief,
  listPurchases,
  getPurchase,
  listApprovals,
  acceptPurchase,
  requestPurchaseRevision,
  cancelPurchase,
  withdrawCancelPurchase,
  getPurchaseSettlement,
  disputePurchase,
  addPurchaseStatement,
  proposeForPurchase,
  acceptForPurchase,
  tipPurchase,
  draftReview,
  submitPurchaseBrief,
  proposePurchaseDueDate,
  answerPurchaseDueDate,
  listSaved,
  saveItem,
  removeSavedItem,
  listSavedSearches,
  saveSearch,
  updateSavedSearch,
  removeSavedSearch,
  listFounders,
  getFounderCard,
  saveFounderCard,
  searchCreators,
  searchOffers,
  searchOwn,
  createIntro,
  listIntros,
  answerIntro,
  listThreads,
  askCreator,
  listMessages,
  sendMessage,
  messageOrder,
  messagePurchase,
  markThreadRead,
  blockThread,
  unblockThread,
  createReport,
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
  listRequestLogs,
  listOperationLatencies,
  getRequestLog,
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
  advanceTestClock,
  createFixture,
];
