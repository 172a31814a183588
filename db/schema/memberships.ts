import { sql } from "drizzle-orm";
import { boolean, index, integer, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { citext, createdAt, id, livemode, metadata, moment, updatedAt } from "../columns";
import { users } from "./accounts";
import { profiles } from "./profiles";

export const billingInterval = pgEnum("billing_interval", ["month", "year"]);
export const membershipStatus = pgEnum("membership_status", ["ACTIVE", "CANCELED"]);

/** A creator's membership tier: what followers subscribe to. Not the creator's own plan. */
export const membershipTiers = pgTable(
  "membership_tiers",
  {
    id: id().primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    priceCents: integer("price_cents").notNull(),
    currency: text("currency").notNull().default("usd"),
    interval: billingInterval("interval").notNull(),
    perks: text("perks").array().notNull().default(sql`'{}'`),
    memberCount: integer("member_count").notNull().default(0),
    active: boolean("active").notNull().default(true),
    position: integer("position").notNull().default(0),
    metadata: metadata(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex("membership_tiers_slug").on(t.profileId, t.slug)],
);

/** One person's membership, from joining to leaving. A person who comes back gets a new row. */
export const memberships = pgTable(
  "memberships",
  {
    id: id().primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    tierId: id("tier_id")
      .notNull()
      .references(() => membershipTiers.id, { onDelete: "cascade" }),
    userId: id("user_id").references(() => users.id, { onDelete: "set null" }),
    memberEmail: citext("member_email").notNull(),
    memberName: text("member_name").notNull(),
    status: membershipStatus("status").notNull().default("ACTIVE"),
    startedAt: moment("started_at").notNull().defaultNow(),
    canceledAt: moment("canceled_at"),
    /** The end that the member asked for: of the period that is paid. Active until then. */
    endsAt: moment("ends_at"),
    /** When the processor charges next, as it said last: of one who owes a period, when that began. Null where it has not said it. */
    nextChargeAt: moment("next_charge_at"),
    /** US cents an interval: what the tier cost when they joined. A new price is for those who join after it. */
    priceCents: integer("price_cents").notNull().default(0),
    /** How often that is charged, as the subscription was sold: the tier's may be another by now. Null where that is not known. */
    interval: billingInterval("interval"),
    /** The subscription at the processor; null for a free tier. */
    subscriptionId: text("subscription_id").unique(),
    livemode: livemode(),
    createdAt: createdAt(),
  },
  (t) => [
    index("memberships_profile").on(t.profileId, t.startedAt),
    index("memberships_tier").on(t.tierId),
    index("memberships_user").on(t.userId, t.id),
    // of what is paid: until when the processor has said how it stands
    index("memberships_told_until")
      .on(sql`coalesce(least(${t.endsAt}, ${t.nextChargeAt}), ${t.startedAt})`, t.id)
      .where(sql`${t.status} = 'ACTIVE' and ${t.subscriptionId} is not null`),
    // of an account, whatever its address is by now; without one the address says who it is
    uniqueIndex("memberships_active")
      .on(t.profileId, t.livemode, t.userId)
      .where(sql`${t.status} = 'ACTIVE' and ${t.userId} is not null`),
    uniqueIndex("memberships_active_guest")
      .on(t.profileId, t.livemode, t.memberEmail)
      .where(sql`${t.status} = 'ACTIVE' and ${t.userId} is null`),
  ],
);
