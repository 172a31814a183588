import { and, Column, eq, inArray, is, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, type PgTable, QueryBuilder } from "drizzle-orm/pg-core";
import * as schema from "@/db/schema";
import { FILE_SHOWN } from "@/lib/domain/trade/files/read";
import { boughtBy } from "@/lib/domain/trade/orders/access/bought-by";
import { TIP_PAID } from "@/lib/domain/trade/tips/paid";
import { type Exported, type Owner, ofOwner, ofPage, ofUser } from "./rows-of";
import * as side from "./sides";

const s = schema;
const query = new QueryBuilder();

const ownThreads = ({ profileId, userId }: Owner) =>
  query
    .select({ id: s.threads.id })
    .from(s.threads)
    .where(or(eq(s.threads.profileId, profileId), eq(s.threads.buyerUserId, userId)));
const ownProducts = ({ profileId }: Owner) =>
  query.select({ id: s.products.id }).from(s.products).where(eq(s.products.profileId, profileId));
const bought = ({ userId, email }: Owner) => boughtBy(userId, email || null);
const ownPurchases = (owner: Owner) => query.select({ id: s.orders.id }).from(s.orders).where(bought(owner));

/** Of orders that they bought or sold. */
const ofOrders = (
  table: PgTable & { orderId: PgColumn },
  name: string,
  key: PgColumn | SQL,
  withheld?: side.Withheld,
): Exported => ({
  name,
  table,
  key,
  mine: (owner) => inArray(table.orderId, ownOrders(owner)),
  ...withheld,
});
const ownOrders = (owner: Owner) =>
  query
    .select({ id: s.orders.id })
    .from(s.orders)
    .where(or(eq(s.orders.profileId, owner.profileId), bought(owner)));

/** What an account takes along. What others entrusted to it in confidence (their addresses) stays here. */
export const EXPORTED: readonly Exported[] = [
  { name: "account", table: s.users, key: s.users.id, mine: ({ userId }) => eq(s.users.id, userId) },
  ofUser(s.profiles, "profile", s.profiles.id),
  ofPage(s.formerHandles, "former-handles", s.formerHandles.handle),
  ofPage(s.formerProductSlugs, "former-product-names", s.formerProductSlugs.slug),
  ofPage(s.formerPostSlugs, "former-post-names", s.formerPostSlugs.slug),
  ofUser(s.sessions, "sessions", s.sessions.id, { without: ["id"] }),
  ofUser(s.passkeys, "passkeys", s.passkeys.id),
  ofUser(s.identities, "linked-accounts", s.identities.subject),
  ofUser(s.apiKeys, "api-keys", s.apiKeys.id),
  ofUser(s.bridgeTokens, "bridge-tokens", s.bridgeTokens.id),
  ofUser(s.oauthClients, "apps", s.oauthClients.id),
  ofUser(s.oauthGrants, "connected-apps", s.oauthGrants.id),
  ofUser(s.approvals, "approvals", s.approvals.id),
  ofUser(s.spendLimits, "spending-limits", s.spendLimits.credentialId),
  ofUser(s.webhookEndpoints, "webhook-endpoints", s.webhookEndpoints.id),
  ofUser(s.savedItems, "saved", s.savedItems.seq),
  ofUser(s.savedSearches, "saved-searches", s.savedSearches.id),
  ofUser(s.notices, "notifications", s.notices.seq),
  ofUser(s.reports, "reports-made", s.reports.id),
  ofUser(s.receiptDetails, "receipt-details", s.receiptDetails.userId),
  ofUser(s.noticeChoices, "notification-choices", s.noticeChoices.topic),
  ofUser(s.planSubscriptions, "plan", s.planSubscriptions.id),
  ofUser(s.planInvoices, "invoices", s.planInvoices.id),
  ofUser(s.planLeads, "enterprise-requests", s.planLeads.id),
  ofUser(s.verificationRequests, "verification-requests", s.verificationRequests.id, side.DECIDED),
  ofUser(s.media, "pictures", s.media.id),
  ofUser(s.memberships, "memberships", s.memberships.id),
  ofPage(s.posts, "posts", s.posts.id),
  ofPage(s.portfolioPieces, "portfolio", s.portfolioPieces.id),
  ofPage(s.products, "products", s.products.id),
  {
    name: "product-packages",
    table: s.productPackages,
    key: s.productPackages.id,
    mine: (owner) => inArray(s.productPackages.productId, ownProducts(owner)),
  },
  {
    name: "product-addons",
    table: s.productAddons,
    key: s.productAddons.id,
    mine: (owner) => inArray(s.productAddons.productId, ownProducts(owner)),
  },
  ofPage(s.founders, "founders", s.founders.id),
  ofPage(s.intros, "introductions", s.intros.id, side.INTRODUCED),
  ofPage(s.availability, "availability", s.availability.profileId),
  ofPage(s.availabilityBlocks, "availability-blocks", s.availabilityBlocks.id),
  ofPage(s.bookingTypes, "booking-types", s.bookingTypes.id),
  ofPage(s.bookings, "bookings", s.bookings.id, side.HOSTED),
  {
    name: "bookings-made",
    table: s.bookings,
    key: s.bookings.id,
    mine: ({ email }) => eq(s.bookings.guestEmail, email),
    ...side.BOOKED,
  },
  ofPage(s.membershipTiers, "membership-tiers", s.membershipTiers.id),
  ofOwner(s.agents, "agents", s.agents.id),
  ofOwner(s.agentRuns, "agent-runs", s.agentRuns.id),
  ofOwner(s.agentIntents, "agent-intents", s.agentIntents.id),
  ofPage(s.orders, "orders-sold", s.orders.id, side.SOLD),
  ofPage(s.releases, "payouts", s.releases.id, side.EARNED),
  ofPage(s.reviews, "reviews-received", s.reviews.id, side.REVIEWED),
  {
    name: "orders-bought",
    table: s.orders,
    key: s.orders.id,
    mine: bought,
    ...side.BOUGHT,
  },
  ofOrders(s.orderEvents, "order-history", s.orderEvents.seq),
  ofOrders(s.orderBriefs, "order-briefs", s.orderBriefs.orderId),
  ofOrders(
    s.orderDeliveries,
    "deliveries",
    sql`${s.orderDeliveries.orderId} || '/' || lpad(${s.orderDeliveries.number}::text, 5, '0')`,
  ),
  ofOrders(s.orderRefunds, "refunds", s.orderRefunds.id, side.REFUND),
  {
    ...ofOrders(s.orderTips, "tips", s.orderTips.id, side.TIP),
    // one that was never paid is known to its buyer alone
    mine: (owner) =>
      or(
        inArray(s.orderTips.orderId, ownPurchases(owner)),
        and(inArray(s.orderTips.orderId, ownOrders(owner)), TIP_PAID),
      ),
  },
  ofOrders(s.disputeStatements, "dispute-statements", s.disputeStatements.id),
  ofOrders(s.disputeProposals, "dispute-proposals", s.disputeProposals.id),
  {
    name: "reviews-written",
    table: s.reviews,
    key: s.reviews.id,
    mine: (owner) => inArray(s.reviews.orderId, ownPurchases(owner)),
    ...side.REVIEWED,
  },
  {
    name: "quotes",
    table: s.quotes,
    key: s.quotes.id,
    mine: ({ userId, profileId }) => or(eq(s.quotes.buyerUserId, userId), eq(s.quotes.profileId, profileId)),
    ...side.QUOTED,
  },
  { name: "briefs", table: s.briefs, key: s.briefs.id, mine: ({ userId }) => eq(s.briefs.buyerUserId, userId) },
  {
    name: "conversations",
    table: s.threads,
    key: s.threads.id,
    mine: (owner) => inArray(s.threads.id, ownThreads(owner)),
    ...side.TALKED,
  },
  {
    name: "messages",
    table: s.messages,
    key: s.messages.id,
    mine: (owner) => inArray(s.messages.threadId, ownThreads(owner)),
    ...side.WRITTEN,
  },
  ofOwner(s.auditLog, "audit-log", s.auditLog.id),
  ofOwner(s.usageMonths, "usage", s.usageMonths.month),
  {
    name: "files",
    table: s.files,
    key: s.files.id,
    ...side.UPLOADED,
    // what was sent on an order's page lies under the order
    mine: (owner) =>
      and(
        or(
          eq(s.files.uploader, owner.userId),
          inArray(s.files.uploader, ownPurchases(owner)),
          inArray(s.files.subjectId, ownPurchases(owner)),
        ),
        FILE_SHOWN,
      ),
  },
];

/** What belongs to an account and is not handed out, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  test_clocks: "how far test data was moved, which the audit log says step by step",
  safety_cases: "what operators decide, told to whom it concerns by mail",
  order_files: "where a former version kept the files of deliveries",
  account_tokens: "hashes of links that were mailed",
  email_changes: "a step that ends within a day",
  authenticators: "a secret",
  recovery_codes: "hashes of secrets",
  account_cards: "fingerprints by which the processor tells cards apart",
  buyer_customers: "a name by which the processor knows who pays",
  receipt_series: "the last number of the receipts, which stand in the orders",
  booking_feeds: "the hash of a secret address",
  plan_accounts: "ids of the processor",
  owed_refunds: "what is being sent back stands in the orders",
  profile_search: "a copy of the profile, made for searches",
  product_search: "the same of products",
  brief_matches: "made by the service from briefs of others",
  payout_waits: "addresses of others",
  search_alerts: "when saved searches are looked at next",
  commerce_notices: "what a platform was told of orders, which stand there",
  commerce_checkouts: "what a platform keeps of a checkout; the orders that came of them are there",
  callbacks: "addresses of apps, with secrets; what they heard stands in the orders",
  events: "the same changes again, as endpoints were told of them",
  reputation_sums: "what the orders and reviews, which stand there, add up to",
  view_days: "sums for the studio's charts",
  request_hours: "sums for the console's charts",
  request_logs: "kept for days, and there to be read in the console",
};

/** Columns that nobody is shown: secrets, and what searches are made of. */
export function isShown(name: string, column: PgColumn): boolean {
  return !["bytea", "tsvector"].includes(column.getSQLType()) && !/passwordHash|token|secret|fingerprint/i.test(name);
}

/** Rows behind a key, for pages. */
export const behind = (key: PgColumn | SQL, after: unknown): SQL | undefined =>
  after === undefined ? undefined : sql`${key} > ${is(key, Column) ? sql.param(after, key) : after}`;
