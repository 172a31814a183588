import { sql } from "drizzle-orm";
import { boolean, index, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, livemode, moment, tsvector, updatedAt } from "../columns";
import { profiles } from "./profiles";

export const founderStage = pgEnum("founder_stage", [
  "idea",
  "pre_seed",
  "seed",
  "series_a",
  "series_b_plus",
  "bootstrapped",
]);
export const introStatus = pgEnum("intro_status", ["PENDING", "ACCEPTED", "DECLINED"]);

/** What a creator builds and is looking for. Found only while its own switch and the profile's are both on. */
export const founders = pgTable(
  "founders",
  {
    id: id().primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .unique()
      .references(() => profiles.id, { onDelete: "cascade" }),
    building: text("building").notNull(),
    stage: founderStage("stage").notNull(),
    intent: text("intent", { enum: ["cofounder", "customers", "hiring", "advice", "raising"] })
      .array()
      .notNull()
      .default(sql`'{}'`),
    raising: boolean("raising").notNull().default(false),
    discoverable: boolean("discoverable").notNull().default(false),
    /** What a search reads. The intents one by one: whatever joins an array is not immutable to PostgreSQL. */
    words: tsvector("words").generatedAlwaysAs(
      sql`setweight(to_tsvector('english', building), 'A') ||
        setweight(to_tsvector('english', coalesce(intent[1], '') || ' ' || coalesce(intent[2], '') || ' ' ||
          coalesce(intent[3], '') || ' ' || coalesce(intent[4], '') || ' ' || coalesce(intent[5], '')), 'B')`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("founders_newest").on(t.id).where(sql`${t.discoverable}`),
    index("founders_stage").on(t.stage, t.id).where(sql`${t.discoverable}`),
    index("founders_words").using("gin", t.words).with({ fastupdate: false }),
  ],
);

/** A request to be introduced, waiting in the target's inbox. Nothing connects until the target accepts. */
export const intros = pgTable(
  "intros",
  {
    id: id().primaryKey(),
    profileId: id("profile_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    note: text("note").notNull(),
    callbackUrl: text("callback_url").notNull(),
    status: introStatus("status").notNull().default("PENDING"),
    answeredAt: moment("answered_at"),
    /** What an accept sends back: a message, and how to reach the creator. Null until then, and after a decline. */
    reply: text("reply"),
    contact: text("contact"),
    livemode: livemode(),
    createdAt: createdAt(),
  },
  (t) => [index("intros_profile").on(t.profileId, t.id), index("intros_status").on(t.profileId, t.status, t.id)],
);
