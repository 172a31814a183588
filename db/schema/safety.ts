import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { citext, createdAt, id, livemode, moment, updatedAt } from "../columns";
import { users } from "./accounts";
import { profiles } from "./profiles";

export const CASE_SUBJECTS = ["profile", "product", "post", "review", "message"] as const;
export const CASE_STATES = ["OPEN", "ACTED", "DISMISSED"] as const;
export const CASE_SOURCES = ["report", "rules"] as const;

/** A rule that a text met: what it is called, what it counts, and the words that met it. */
export type RuleMet = { rule: string; points: number; found: string };

/**
 * Something that operators look at: one row for each thing that was reported or that the rules flagged, however many say so. What was
 * there at the time is kept with it: the thing itself may change or go.
 */
export const safetyCases = pgTable(
  "safety_cases",
  {
    id: id().primaryKey(),
    subjectKind: text("subject_kind", { enum: CASE_SUBJECTS }).notNull(),
    subjectId: id("subject_id").notNull(),
    /** Who answers for it: the account, and its creator's page if it has one. Null for a guest. */
    userId: id("user_id").references(() => users.id, { onDelete: "set null" }),
    profileId: id("profile_id").references(() => profiles.id, { onDelete: "set null" }),
    source: text("source", { enum: CASE_SOURCES }).notNull(),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull().default(""),
    rules: jsonb("rules").$type<RuleMet[]>().notNull().default([]),
    score: smallint("score").notNull().default(0),
    reports: smallint("reports").notNull().default(0),
    status: text("status", { enum: CASE_STATES }).notNull().default("OPEN"),
    /** Who decided, what, and why; null while it is open. */
    decidedBy: id("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: moment("decided_at"),
    decision: text("decision", { enum: ["dismiss", "hide", "suspend"] }),
    note: text("note"),
    livemode: livemode(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("safety_cases_subject_open").on(t.subjectId, t.subjectKind).where(sql`${t.status} = 'OPEN'`),
    index("safety_cases_open").on(t.source, t.id).where(sql`${t.status} = 'OPEN'`),
    index("safety_cases_user").on(t.userId, t.id),
  ],
);

/** What somebody reported, once per reporter and thing. */
export const reports = pgTable(
  "reports",
  {
    id: id().primaryKey(),
    caseId: id("case_id")
      .notNull()
      .references(() => safetyCases.id, { onDelete: "cascade" }),
    subjectKind: text("subject_kind", { enum: CASE_SUBJECTS }).notNull(),
    subjectId: id("subject_id").notNull(),
    /** An account's id, or a hash that stands for the network of somebody without one. */
    reporter: text("reporter").notNull(),
    userId: id("user_id").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason").notNull(),
    words: text("words").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("reports_once").on(t.subjectId, t.subjectKind, t.reporter),
    index("reports_case").on(t.caseId, t.id),
  ],
);

/** Words that operators do not want to see: `refuse` stops a text, `flag` puts it before them. */
export const bannedWords = pgTable("banned_words", {
  word: citext("word").primaryKey(),
  effect: text("effect", { enum: ["refuse", "flag"] }).notNull(),
  createdAt: createdAt(),
});
