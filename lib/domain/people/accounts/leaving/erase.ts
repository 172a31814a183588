import { and, eq, inArray, isNull, like, notExists, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import * as schema from "@/db/schema";
import { QUESTION_TO } from "@/lib/contracts/contact/threads";
import { dropFiles } from "@/lib/domain/trade/files/claim";
import { boughtBy } from "@/lib/domain/trade/orders/access/bought-by";

/** What goes with a creator's page, in an order in which nothing refers to what is gone. */
export const ERASED = [
  schema.callbacks,
  schema.quotes,
  schema.posts,
  schema.portfolioPieces,
  schema.founders,
  schema.intros,
  schema.briefMatches,
  schema.bookings,
  schema.bookingTypes,
  schema.bookingFeeds,
  schema.availabilityBlocks,
  schema.availability,
  schema.payoutWaits,
  schema.viewDays,
  schema.formerHandles,
  schema.formerProductSlugs,
  schema.formerPostSlugs,
  schema.productSearch,
  schema.profileSearch,
] as const;

/** What stays of an account: records of money and what they refer to, what buyers wrote, and who did what. */
export const KEPT = [
  schema.orders,
  schema.receiptSeries,
  schema.products,
  schema.reviews,
  // what these two add up to
  schema.reputationSums,
  schema.membershipTiers,
  schema.memberships,
  schema.planAccounts,
  schema.planSubscriptions,
  schema.planInvoices,
  schema.owedRefunds,
  schema.releases,
  schema.threads,
  schema.briefs,
  schema.auditLog,
  schema.safetyCases,
  schema.reports,
  // who they are at the processor, until the job that deletes them there has done so: `forgetCustomers`
  schema.buyerCustomers,
  // the job that removes their files finds them by their rows
  schema.media,
  // so does the one that ends their grants, of rows that say nothing more: `leaveApps`
  schema.oauthClients,
] as const;

/** What goes with anybody's account. */
export const ERASED_OF_USERS = [
  schema.sessions,
  schema.accountTokens,
  schema.emailChanges,
  schema.receiptDetails,
  schema.authenticators,
  schema.recoveryCodes,
  schema.passkeys,
  schema.identities,
  schema.accountCards,
  schema.apiKeys,
  schema.bridgeTokens,
  schema.oauthGrants,
  schema.webhookEndpoints,
  schema.planLeads,
  schema.verificationRequests,
  schema.spendLimits,
  schema.commerceCheckouts,
  schema.savedItems,
  schema.savedSearches,
  schema.searchAlerts,
  schema.testClocks,
  schema.approvals,
  schema.notices,
  schema.noticeChoices,
] as const;

/** The same of what is kept under a page or an account. */
export const ERASED_OF_OWNERS = [
  schema.agentRuns,
  schema.agentIntents,
  schema.agents,
  schema.events,
  schema.requestHours,
  schema.requestLogs,
  schema.usageMonths,
] as const;

export const DELETED_NAME = "Deleted account";

/** Deletes what goes with an account and its page, if it has one. */
export async function eraseAccount(tx: Transaction, userId: string, profileId: string | null): Promise<void> {
  for (const table of ERASED_OF_USERS) await tx.delete(table).where(eq(table.userId, userId));
  const owners = profileId ? [userId, profileId] : [userId];
  await hidePictures(tx, userId);
  await letGoOfProofs(tx, userId);
  const { requestBodies, requestLogs } = schema;
  const logged = tx.select({ id: requestLogs.id }).from(requestLogs).where(inArray(requestLogs.ownerId, owners));
  await tx.delete(requestBodies).where(inArray(requestBodies.id, logged));
  // also those at endpoints of apps
  const { deliveries, events } = schema;
  const told = tx.select({ id: events.id }).from(events).where(inArray(events.ownerId, owners));
  await tx.delete(deliveries).where(inArray(deliveries.eventId, told));
  for (const table of ERASED_OF_OWNERS) await tx.delete(table).where(inArray(table.ownerId, owners));
}

/** Nothing shows the account's pictures any more, for long enough to be removed at the next round. */
async function hidePictures(tx: Transaction, userId: string): Promise<void> {
  const { media, mediaUses } = schema;
  const own = eq(media.userId, userId);
  await tx.delete(mediaUses).where(inArray(mediaUses.mediaId, tx.select({ id: media.id }).from(media).where(own)));
  await tx
    .update(media)
    .set({ alt: "", unusedSince: new Date(0) })
    .where(own);
}

/** Documents that say who somebody is go with the next round of the job that removes what nothing took. */
async function letGoOfProofs(tx: Transaction, userId: string): Promise<void> {
  const { files } = schema;
  await dropFiles(tx, and(eq(files.uploader, userId), eq(files.subject, "verification")));
}

/** Leaves of a creator's profile what records of money need: a row under a handle that nobody knows. */
export async function eraseProfile(tx: Transaction, profileId: string, handle: string, now: Date): Promise<void> {
  const { profiles, products, orders, reviews, membershipTiers, threads } = schema;
  for (const table of ERASED) await tx.delete(table).where(eq(table.profileId, profileId));
  const sold = tx.select({ id: orders.id }).from(orders).where(eq(orders.productId, products.id));
  await tx.delete(products).where(and(eq(products.profileId, profileId), notExists(sold)));
  const nothing = { summary: "", description: "", images: [], updatedAt: now };
  await tx
    .update(products)
    .set({ ...nothing, status: "archived" })
    .where(eq(products.profileId, profileId));
  await tx
    .update(membershipTiers)
    .set({ active: false, description: "", perks: [], updatedAt: now })
    .where(eq(membershipTiers.profileId, profileId));
  await tx.update(reviews).set({ replyBody: null, repliedAt: null }).where(eq(reviews.profileId, profileId));
  // a question about no product has the name of who was asked as its title, whatever it has become since
  const named = and(
    eq(threads.profileId, profileId),
    isNull(threads.productId),
    like(threads.title, `${QUESTION_TO}%`),
  );
  await tx
    .update(threads)
    .set({ title: `${QUESTION_TO}${DELETED_NAME}` })
    .where(named);
  await tx
    .update(profiles)
    .set({
      handle,
      displayName: DELETED_NAME,
      tagline: "",
      bio: "",
      avatarUrl: null,
      avatar: null,
      cover: null,
      location: null,
      languages: [],
      categories: [],
      skills: [],
      links: [],
      verified: false,
      mcpDiscoverable: false,
      payoutsEnabled: false,
      trustStaleAt: null,
      deletedAt: now,
      updatedAt: now,
    })
    .where(eq(profiles.id, profileId));
}

/** Takes a person out of what they did as a buyer and a member; orders keep who paid. `email` only where it was proved to be theirs. */
export async function eraseBuyer(
  tx: Transaction,
  userId: string,
  address: string,
  email: string | null,
): Promise<void> {
  const { reviews, orders, bookings, memberships, threads, messages, quotes, briefs, buyerCustomers } = schema;
  await tx.update(buyerCustomers).set({ email: address }).where(eq(buyerCustomers.userId, userId));
  await tx
    .update(memberships)
    .set({ memberName: DELETED_NAME, memberEmail: address })
    .where(eq(memberships.userId, userId));
  await tx.update(messages).set({ authorName: DELETED_NAME }).where(eq(messages.authorId, userId));
  await tx
    .update(threads)
    .set({ buyerName: DELETED_NAME, buyerEmail: null, buyerMailDue: null })
    .where(eq(threads.buyerUserId, userId));
  await tx.update(quotes).set({ buyerName: DELETED_NAME, buyerEmail: null }).where(eq(quotes.buyerUserId, userId));
  await tx.update(briefs).set({ buyerUserId: null }).where(eq(briefs.buyerUserId, userId));
  const bought = tx.select({ id: orders.id }).from(orders).where(boughtBy(userId, email));
  await tx.update(reviews).set({ buyerName: DELETED_NAME }).where(inArray(reviews.orderId, bought));
  if (email === null) return;
  await eraseGuest(tx, email);
  await tx.delete(schema.payoutWaits).where(eq(schema.payoutWaits.email, email));
  await tx
    .update(bookings)
    .set({ guestName: DELETED_NAME, guestEmail: address, guestNotes: "", hostNote: "" })
    .where(eq(bookings.guestEmail, email));
  await tx.delete(schema.mails).where(sql`lower(${schema.mails.recipient}) = lower(${email})`);
}

/** The same of what they asked as a guest: nobody is told of an answer, and no link that was mailed opens it any more. */
async function eraseGuest(tx: Transaction, email: string): Promise<void> {
  const { threads, messages, quotes } = schema;
  const nobody = { buyerName: DELETED_NAME, buyerEmail: null, linkHash: null };
  const asked = and(isNull(threads.buyerUserId), eq(threads.buyerEmail, email));
  const written = tx.select({ id: threads.id }).from(threads).where(asked);
  await tx
    .update(messages)
    .set({ authorName: DELETED_NAME })
    .where(and(inArray(messages.threadId, written), eq(messages.authorKind, "buyer")));
  await tx
    .update(threads)
    .set({ ...nobody, buyerMailDue: null })
    .where(asked);
  await tx
    .update(quotes)
    .set(nobody)
    .where(and(isNull(quotes.buyerUserId), eq(quotes.buyerEmail, email)));
}
