import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt } from "../columns";
import { accountId, planTier } from "./accounts";
import { profiles } from "./profiles";

/** An account as the platform's own customer. Made when it first buys a plan or is given one. */
export const planAccounts = pgTable("plan_accounts", {
  userId: accountId().primaryKey(),
  /** For the version before; a contraction drops it. */
  profileId: id("profile_id")
    .unique()
    .references(() => profiles.id, { onDelete: "cascade" }),
  /** The plan that the operator gives without payment. The account is on this one or on what it pays for, whichever is higher. */
  grantedTier: planTier("granted_tier").notNull(),
  customerId: text("customer_id").unique(),
  /** The one checkout that may be open, by a name of ours: the processor's idempotency key of its session. */
  checkoutId: text("checkout_id"),
  checkoutTier: planTier("checkout_tier"),
  checkoutSessionId: text("checkout_session_id"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const SUBSCRIPTION_STATUSES = [
  "active",
  "canceled",
  "incomplete",
  "incomplete_expired",
  "past_due",
  "paused",
  "trialing",
  "unpaid",
] as const;
export const INVOICE_STATUSES = ["draft", "open", "paid", "uncollectible", "void"] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** A subscription to a plan, as the processor last said it is. Its id is the processor's. */
export const planSubscriptions = pgTable(
  "plan_subscriptions",
  {
    id: text("id").primaryKey(),
    userId: accountId(),
    /** For the version before; a contraction drops it. */
    profileId: id("profile_id").references(() => profiles.id, { onDelete: "cascade" }),
    status: text("status").$type<SubscriptionStatus>().notNull(),
    /** The plan that its price is for. */
    tier: planTier("tier").notNull(),
    /** The higher plan that is paid up to `kept_until`, after a move to a lower one. */
    keptTier: planTier("kept_tier"),
    keptUntil: moment("kept_until"),
    /** What it gave its account when it was last looked at; FREE when nothing. */
    grants: planTier("grants").notNull(),
    currentPeriodEnd: moment("current_period_end").notNull(),
    cancelAt: moment("cancel_at"),
    endedAt: moment("ended_at"),
    /** The end of the days in which an unpaid plan goes on; set when the first payment failed. */
    graceEndsAt: moment("grace_ends_at"),
    /** When time alone may change something: the processor is then asked again. Null once it has ended. */
    checkAt: moment("check_at"),
    /** Counts writes: what was read from the processor before another write is not written over it. */
    version: integer("version").notNull(),
    startedAt: moment("started_at").notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("plan_subscriptions_profile").on(t.profileId),
    index("plan_subscriptions_account").on(t.userId),
    index("plan_subscriptions_check").on(t.checkAt).where(sql`${t.checkAt} is not null`),
  ],
);

/** Invoices of plans, by the processor's events. */
export const planInvoices = pgTable(
  "plan_invoices",
  {
    id: text("id").primaryKey(),
    userId: accountId(),
    /** For the version before; a contraction drops it. */
    profileId: id("profile_id").references(() => profiles.id, { onDelete: "cascade" }),
    number: text("number"),
    status: text("status").$type<(typeof INVOICE_STATUSES)[number]>().notNull(),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    /** The processor's page of the invoice. */
    hostedUrl: text("hosted_url"),
    issuedAt: moment("issued_at").notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("plan_invoices_profile").on(t.profileId, t.issuedAt, t.id),
    index("plan_invoices_account").on(t.userId, t.issuedAt, t.id),
  ],
);

/** What people wrote to the operator about the ENTERPRISE plan. */
export const planLeads = pgTable(
  "plan_leads",
  {
    id: id().primaryKey(),
    userId: accountId(),
    /** For the version before; a contraction drops it. */
    profileId: id("profile_id").references(() => profiles.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    company: text("company").notNull(),
    message: text("message").notNull(),
    /** When an operator said that it is dealt with. */
    answeredAt: moment("answered_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("plan_leads_open").on(t.createdAt).where(sql`${t.answeredAt} is null`),
    index("plan_leads_profile").on(t.profileId, t.createdAt),
    index("plan_leads_account").on(t.userId, t.createdAt),
    index("plan_leads_created").on(t.createdAt, t.id),
  ],
);
