import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import * as schema from "@/db/schema";
import { EXPORTED, isShown, NOT_EXPORTED } from "./tables";

const names = (tables: readonly PgTable[]) => tables.map((table) => getTableConfig(table).name);

/** Tables that refer to an account, a creator or an order, or name a creator without a foreign key. */
const referring = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => {
    const { foreignKeys, columns } = getTableConfig(table);
    const to = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
    return (
      to.some((name) => ["profiles", "users", "orders"].includes(name)) ||
      columns.some(({ name }) => name === "profile_id")
    );
  });

it("says of every table that belongs to an account whether it is in the account's archive", () => {
  const said = new Set([...names(EXPORTED.map(({ table }) => table)), ...Object.keys(NOT_EXPORTED)]);
  expect(names(referring).filter((name) => !said.has(name))).toEqual([]);
  const exported = new Set(names(EXPORTED.map(({ table }) => table)));
  expect(Object.keys(NOT_EXPORTED).filter((name) => exported.has(name))).toEqual([]);
});

/** Of rows that belong to two, what the archive of one of them holds: what its own pages and programs show it, too. */
const SHOWN: Record<string, string> = {
  approvals:
    "id userId orderId kind status deliveryNumber review credentialId app signer reason change checkoutUrl livemode createdAt decidedAt",
  memberships:
    "id profileId tierId userId memberEmail memberName status startedAt canceledAt endsAt nextChargeAt priceCents interval subscriptionId livemode createdAt",
  introductions: "id profileId note callbackUrl status answeredAt reply contact livemode createdAt",
  bookings:
    "id profileId title status startsAt endsAt timezone locationKind priceCents currency guestName guestNotes location typeId bufferBeforeMinutes bufferAfterMinutes rescheduleCount rescheduledAt rescheduledBy remindersSent canceledAt canceledBy hostNote livemode createdAt updatedAt",
  "bookings-made":
    "id profileId title status startsAt endsAt timezone locationKind priceCents currency guestName guestEmail guestNotes location typeId rescheduleCount rescheduledAt rescheduledBy canceledAt canceledBy hostNote livemode createdAt updatedAt",
  "orders-sold":
    "id profileId productId productTitle packageSlug quoteId status amountCents feeCents currency lines deliveryDays revisionsAllowed revisionsUsed source apiKeyId agentName tried buyerName expiresAt paidAt receiptNumber awaitsBrief briefReminders dueAt dueProposal deliveredAt firstDeliveredAt deliveryNumber acceptBy acceptedBy remindersSent closedAt refundedCents refundedAt refundPendingCents refundRequestedAt cancelAskedAt cancelReason cancelDeclined cancelRestsUntil disputedAt processorDispute livemode metadata createdAt updatedAt",
  payouts:
    "id profileId account kind orderId amountCents feeCents refundedCents status availableOn currency receivedMinor paidCents keptCents recoveredCents chargebackCents chargebackReversedAt payoutId returned nettedFor attempts dueAt lastError paidAt livemode createdAt",
  "reviews-received":
    "id orderId profileId productId productTitle rating title body buyerName replyBody repliedAt changedAt hiddenAt counted livemode createdAt updatedAt",
  "orders-bought":
    "id profileId productId productTitle packageSlug quoteId status amountCents currency lines deliveryDays revisionsAllowed revisionsUsed source apiKeyId agentId agentName buyerUserId spendMonth buyerEmail buyerName checkoutUrl expiresAt paidAt receiptNumber awaitsBrief briefReminders dueAt dueProposal deliveredAt firstDeliveredAt deliveryNumber acceptBy acceptedBy remindersSent closedAt refundedCents refundedAt refundPendingCents refundRequestedAt cancelAskedAt cancelReason cancelDeclined cancelRestsUntil disputedAt processorDispute livemode createdAt updatedAt",
  "order-history": "seq orderId at actor from to note",
  "order-briefs": "orderId requirements summary answers submittedAt updatedAt",
  deliveries: "orderId number message links createdAt",
  refunds: "id orderId cents reason note status sentAt livemode createdAt",
  tips: "id orderId cents status paidAt refundRequestedAt refundedCents livemode createdAt",
  "dispute-statements": "id orderId side body livemode createdAt",
  "dispute-proposals": "id orderId side kind cents dueAt status livemode createdAt decidedAt",
  "reviews-written":
    "id orderId profileId productId productTitle rating title body buyerName replyBody repliedAt changedAt hiddenAt counted livemode createdAt updatedAt",
  quotes:
    "id status profileId productId buyerName source briefId threadId messageId brief budgetCents wantedBy title scope amountCents deliveryDays revisions expiresAt offeredAt closedAt note declinedBy orderId livemode createdAt updatedAt",
  conversations:
    "id kind subjectId originId title productId profileId buyerName lastMessageAt lastPreview lastSide creatorWroteAt blockedBy blockedAt livemode createdAt",
  messages: "id threadId side authorKind authorName via body createdAt readAt hiddenAt",
  files: "id subject subjectId part name sizeBytes livemode createdAt claimedAt",
};

const columnsOf = ({ table, without = [] }: (typeof EXPORTED)[number]) =>
  Object.entries(getTableColumns(table)).filter(([name, column]) => isShown(name, column) && !without.includes(name));

it("hands out of rows that belong to two only columns that were looked at for that side", () => {
  for (const part of EXPORTED.filter(({ name }) => name in SHOWN))
    expect(
      `${part.name}: ${columnsOf(part)
        .map(([name]) => name)
        .join(" ")}`,
    ).toBe(`${part.name}: ${SHOWN[part.name]}`);
});

it("looks at every row that hangs on an order or a conversation as at one that belongs to two", () => {
  const shared = ["orders", "threads"];
  const found = EXPORTED.filter(({ table }) => {
    const { foreignKeys, name } = getTableConfig(table);
    const to = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
    return [name, ...to].some((one) => shared.includes(one));
  });
  expect(found.map(({ name }) => name).filter((name) => !(name in SHOWN))).toEqual([]);
});

it("leaves out and replaces columns that are there", () => {
  for (const { name, table, without = [], instead = {} } of EXPORTED) {
    const columns = Object.keys(getTableColumns(table));
    const wrong = [...without, ...Object.keys(instead)].filter((column) => !columns.includes(column));
    expect([name, wrong]).toEqual([name, []]);
  }
});
