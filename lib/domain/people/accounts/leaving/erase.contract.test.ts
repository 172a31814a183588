import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import * as schema from "@/db/schema";
import { ERASED, ERASED_OF_OWNERS, ERASED_OF_USERS, KEPT } from "./erase";

const names = (tables: readonly PgTable[]) => tables.map((table) => getTableConfig(table).name);

/** Tables that refer to an account or a creator, or name one without a foreign key. */
const referring = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => {
    const { foreignKeys, columns } = getTableConfig(table);
    const to = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
    return to.includes("profiles") || to.includes("users") || columns.some(({ name }) => name === "profile_id");
  });

it("says of every table that belongs to an account whether it goes with it or stays", () => {
  const said = [...names(ERASED), ...names(ERASED_OF_USERS), ...names(ERASED_OF_OWNERS), ...names(KEPT), "profiles"];
  expect(said.sort()).toEqual(names(referring).sort());
});
