import { sql } from "drizzle-orm";
import { boolean, index, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytea, citext, createdAt, id, moment, updatedAt } from "../columns";

export const planTier = pgEnum("plan_tier", ["FREE", "STARTER", "GROWTH", "ENTERPRISE"]);

/** A person who can sign in. A creator is a user with a profile. */
export const users = pgTable(
  "users",
  {
    id: id().primaryKey(),
    email: citext("email").notNull().unique(),
    name: text("name").notNull(),
    /** argon2id; null for accounts that only sign in through a provider. */
    passwordHash: text("password_hash"),
    emailVerifiedAt: moment("email_verified_at"),
    /** Operators run the service: given and taken on the command line only. */
    role: text("role", { enum: ["member", "operator"] })
      .notNull()
      .default("member"),
    /** The plan. A trigger keeps `profiles.tier` the same (migration 0015): what is public of a creator is read there. */
    tier: planTier("tier").notNull().default("FREE"),
    /** The version of the terms that the person has agreed to, and when; null for accounts from before it was noted. */
    termsVersion: text("terms_version"),
    termsAgreedAt: moment("terms_agreed_at"),
    /** When the account is to be deleted, as its owner asked; until then it can be kept, and its page is hidden. */
    deletionDueAt: moment("deletion_due_at"),
    /** Since when only the row is left, for records of money that refer to it. */
    deletedAt: moment("deleted_at"),
    /** Since when an operator has taken it off the service, and why; `profiles.suspendedAt` is the same moment. */
    suspendedAt: moment("suspended_at"),
    suspendedBecause: text("suspended_because"),
    /** Whether the request log keeps what its credentials send and are answered: see docs/decisions/0052. */
    logsBodies: boolean("logs_bodies").notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("users_deleted").on(t.id).where(sql`${t.deletedAt} is not null`),
    index("users_leaving").on(t.deletionDueAt).where(sql`${t.deletionDueAt} is not null`),
  ],
);

/**
 * The account that a row belongs to. Rows that the version before writes name a profile alone: a trigger fills this in from it
 * (migration 0015), which is what the default is for.
 */
export const accountId = () =>
  id("user_id")
    .notNull()
    .default("")
    .references(() => users.id, { onDelete: "cascade" });

/** A signed-in browser. The session token names this row, so that signing out works on the server too. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    ip: text("ip"),
    /** As the browser names itself, shortened. */
    userAgent: text("user_agent"),
    /** To a few minutes. Null in sessions from before it was noted. */
    lastSeenAt: moment("last_seen_at"),
    /** When the person last proved in this session who they are, after signing in. */
    provedAt: moment("proved_at"),
    /** Whether a second factor was shown in it: a code of an authenticator, or a passkey. */
    secondFactor: boolean("second_factor").notNull().default(false),
    /** Whose account an operator looks at in this session, as its owner sees it, and until when. */
    viewingUserId: id("viewing_user_id").references(() => users.id, { onDelete: "set null" }),
    viewingUntil: moment("viewing_until"),
  },
  (t) => [
    index("sessions_user").on(t.userId),
    index("sessions_viewing").on(t.viewingUserId).where(sql`${t.viewingUserId} is not null`),
  ],
);

/** Cards that an account has paid with for its plan and its memberships, as the processor tells cards apart. */
export const accountCards = pgTable(
  "account_cards",
  {
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fingerprint: text("fingerprint").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.fingerprint] })],
);

/** Links that prove that somebody reads an account's mail. Single use; only the SHA-256 of the token is kept. */
export const accountTokens = pgTable(
  "account_tokens",
  {
    hash: bytea("hash").primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", {
      enum: ["verify_email", "reset_password", "change_email_old", "change_email_new"],
    }).notNull(),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [index("account_tokens_user").on(t.userId, t.purpose)],
);

/** The address that an account is to have once both mailboxes have agreed. One at a time. */
export const emailChanges = pgTable("email_changes", {
  userId: id("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  newEmail: citext("new_email").notNull(),
  oldConfirmedAt: moment("old_confirmed_at"),
  newConfirmedAt: moment("new_confirmed_at"),
  createdAt: createdAt(),
  expiresAt: moment("expires_at").notNull(),
});
