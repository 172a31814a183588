import { eq, inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Withheld } from "./sides";

/** Whose data they are. `profileId` is empty without a page, `email` without a proved address: neither fits any row then. */
export type Owner = { userId: string; profileId: string; email: string };

/** Rows of a table that are an account's, in the order of `key`, by which they are read in pages, less what is not theirs to see. */
export type Exported = Partial<Withheld> & {
  name: string;
  table: PgTable;
  key: PgColumn | SQL;
  mine: (owner: Owner) => SQL | undefined;
};

export const ofUser = (
  table: PgTable & { userId: PgColumn },
  name: string,
  key: PgColumn,
  withheld?: Withheld,
): Exported => ({
  name,
  table,
  key,
  mine: ({ userId }) => eq(table.userId, userId),
  ...withheld,
});

export const ofPage = (
  table: PgTable & { profileId: PgColumn },
  name: string,
  key: PgColumn,
  withheld?: Withheld,
): Exported => ({
  name,
  table,
  key,
  mine: ({ profileId }) => eq(table.profileId, profileId),
  ...withheld,
});

export const ofOwner = (table: PgTable & { ownerId: PgColumn }, name: string, key: PgColumn): Exported => ({
  name,
  table,
  key,
  mine: ({ userId, profileId }) => inArray(table.ownerId, [userId, profileId].filter(Boolean)),
});
