import { bigint, index, pgTable } from "drizzle-orm/pg-core";
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
