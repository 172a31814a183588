import { bigint, integer, numeric, pgTable } from "drizzle-orm/pg-core";
import { id } from "../columns";
import { profiles } from "./profiles";

/**
 * What a creator's live orders and their reviews add up to, so that no step of an order reads the history again. Written by triggers alone, in the
 * statement that changes an order or a review (migration 0087: `reputation_of` says what one order adds); a creator without a row has
 * none that count. Who loads rows around triggers calls `count_reputation()` afterwards.
 */
export const reputationSums = pgTable("reputation_sums", {
  profileId: id("profile_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  /** Orders, without the creator's own purchases. */
  closed: integer("closed").notNull(),
  completed: integer("completed").notNull(),
  delivered: integer("delivered").notNull(),
  /** Of those, first delivered by the day that they are due. */
  punctual: integer("punctual").notNull(),
  /** Completed ones that nobody disputes now, and what buyers paid for them less what went back, in US cents. */
  earnedOrders: integer("earned_orders").notNull(),
  earnedCents: bigint("earned_cents", { mode: "number" }).notNull(),
  /** Reviews that count, by their stars. */
  stars1: integer("stars_1").notNull(),
  stars2: integer("stars_2").notNull(),
  stars3: integer("stars_3").notNull(),
  stars4: integer("stars_4").notNull(),
  stars5: integer("stars_5").notNull(),
  /**
   * Reviews that make trust: those, and of orders that were completed and are disputed now. Their weights as of `WEIGHED_AT`, doubled
   * for each half-life that they are younger, and weights times stars: exact, so that what is taken away leaves nothing.
   */
  weighed: integer("weighed").notNull(),
  weight: numeric("weight").notNull(),
  weightedStars: numeric("weighted_stars").notNull(),
});

/** As of when the weights of reviews are kept. Changed with the function `reputation_of` alone. */
export const WEIGHED_AT = "2026-01-01T00:00:00Z";
