import { type SQL, sql } from "drizzle-orm";
import * as s from "@/db/schema";
import { askedTakenDown, QUOTE_TAKEN_DOWN } from "@/lib/domain/platform/safety/taken-down";

/** What one side of a row that belongs to two is not handed out: columns left out, and what stands in place of others. */
export type Withheld = { without: readonly string[]; instead?: Readonly<Record<string, SQL>> };

// SQL within SQL: of the outermost, a select of one table would write the columns without their table
const whole = (expression: SQL): SQL => sql`${expression}`;

/** Ids at the processor, and a mark of ours, which no view shows to either side. */
const OF_PAYMENT = ["ownPurchase", "checkoutSessionId", "paymentIntentId", "refundId", "processorDisputeId"];

/** An order as its views show it: see `trade/orders/showing/view.ts`. Which app or key opened it is the affair of its own side. */
export const SOLD: Withheld = {
  without: ["buyerEmail", "buyerUserId", "agentId", "spendMonth", "checkoutUrl", ...OF_PAYMENT],
  instead: {
    apiKeyId: whole(sql`case when ${s.orders.spendMonth} is null then ${s.orders.apiKeyId} end`),
    buyerName: whole(sql`case when ${s.orders.paidAt} is not null then ${s.orders.buyerName} end`),
  },
};
export const BOUGHT: Withheld = {
  // `metadata` is of programs: neither the other side's nor a person's (docs/decisions/0056)
  without: ["metadata", "feeCents", "tried", ...OF_PAYMENT],
  instead: { apiKeyId: whole(sql`case when ${s.orders.spendMonth} is not null then ${s.orders.apiKeyId} end`) },
};

export const REFUND: Withheld = {
  without: [
    "processorId",
    "byDispute",
    "retries",
    "refusedIds",
    "owesReversal",
    "reversedAt",
    "attempts",
    "dueAt",
    "lastError",
  ],
};
export const TIP: Withheld = { without: ["sessionId", "paymentIntentId", "apiKeyId", "spendMonth"] };

/** The payment that a release came by is its buyer's. */
export const EARNED: Withheld = { without: ["source"] };

/** What lies with a purchase may be its seller's: of them the id is nobody's. */
export const UPLOADED: Withheld = { without: ["uploader", "countedFor", "place"] };

/** How much time its host keeps free around it is the host's affair. */
export const BOOKED: Withheld = { without: ["bufferBeforeMinutes", "bufferAfterMinutes", "remindersSent"] };
export const HOSTED: Withheld = { without: ["guestEmail"] };

/** Words that an operator withholds are nobody's to read, here as elsewhere. */
export const REVIEWED: Withheld = {
  without: ["changeToldAt"],
  instead: {
    title: whole(sql`case when ${s.reviews.hiddenAt} is null then ${s.reviews.title} else '' end`),
    body: whole(sql`case when ${s.reviews.hiddenAt} is null then ${s.reviews.body} else '' end`),
  },
};
export const WRITTEN: Withheld = {
  without: ["authorId", "forHandle"],
  instead: { body: whole(sql`case when ${s.messages.hiddenAt} is null then ${s.messages.body} else '' end`) },
};
export const QUOTED: Withheld = {
  without: ["buyerEmail", "buyerUserId"],
  instead: { brief: whole(sql`case when ${QUOTE_TAKEN_DOWN} then '' else ${s.quotes.brief} end`) },
};
export const INTRODUCED: Withheld = {
  without: [],
  instead: {
    note: whole(sql`case when ${askedTakenDown(s.intros.id, s.intros.profileId)} then '' else ${s.intros.note} end`),
  },
};

/** What is unread and when a mail tells of it is each side's own. */
export const TALKED: Withheld = {
  without: [
    "buyerEmail",
    "buyerUserId",
    "handleAsked",
    "buyerUnread",
    "creatorUnread",
    "buyerMailDue",
    "creatorMailDue",
    "buyerMailedAt",
    "creatorMailedAt",
  ],
};

/** Which operator decided is theirs to know. */
export const DECIDED: Withheld = { without: ["decidedBy"] };
