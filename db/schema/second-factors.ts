import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytea, createdAt, id, moment } from "../columns";
import { users } from "./accounts";

/** An account's authenticator app (RFC 6238). Asked for at sign-in once it is confirmed. */
export const authenticators = pgTable("authenticators", {
  userId: id("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  sealedSecret: bytea("sealed_secret").notNull(),
  /** Null until a code has shown that the app holds the secret. */
  confirmedAt: moment("confirmed_at"),
  /** The time step of the last code that was taken: none is taken twice, and none before it. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  createdAt: createdAt(),
});

/** Codes for who has lost the authenticator. Single use; only the SHA-256 is kept. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    hash: bytea("hash").primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    usedAt: moment("used_at"),
  },
  (t) => [index("recovery_codes_user").on(t.userId)],
);

/** A key pair of a person's device or password manager (WebAuthn), which signs in without a password. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** As the authenticator named it, in base64url. */
    id: text("id").primaryKey(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** COSE. It checks signatures, and opens nothing. */
    publicKey: bytea("public_key").notNull(),
    /** How often it has signed, where its authenticator counts: a number that goes back is a copy's. */
    counter: bigint("counter", { mode: "number" }).notNull().default(0),
    transports: text("transports").array().notNull().default([]),
    /** Whether its owner finds it on other devices too. */
    synced: boolean("synced").notNull().default(false),
    createdAt: createdAt(),
    lastUsedAt: moment("last_used_at"),
  },
  (t) => [index("passkeys_user").on(t.userId)],
);

/** Challenges that were answered, until they end by themselves: none is taken twice. */
export const spentChallenges = pgTable(
  "spent_challenges",
  { hash: bytea("hash").primaryKey(), expiresAt: moment("expires_at").notNull() },
  (t) => [index("spent_challenges_expiry").on(t.expiresAt)],
);

/** Who an account is at a provider that signs people in. */
export const identities = pgTable(
  "identities",
  {
    provider: text("provider").notNull(),
    /** The provider's own id of the person: an address may change hands there. */
    subject: text("subject").notNull(),
    userId: id("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What the person is called there, to be recognised in the settings. */
    label: text("label").notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment("last_used_at"),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), uniqueIndex("identities_user").on(t.userId, t.provider)],
);
