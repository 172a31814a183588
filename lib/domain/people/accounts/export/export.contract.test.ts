import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import * as schema from "@/db/schema";
import { EXPORTED, NOT_EXPORTED } from "./tables";

const names = (tables: readonly PgTable[]) => tables.map((table) => getTableConfig(table).name);

/** Tables that refer to an account, a creator or an order, or name a creator without a foreign key. */
const referring = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => {
    const { foreignKeys, columns } = getTableConfig(table);
    const to = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
    return (
      to.some((name) => ["profiles", "users", "orders"].includes(name)) ||
      columns.some(({ name }) => name === "profile_id")
    );
  });

it("says of every table that belongs to an account whether it is in the account's archive", () => {
  const said = new Set([...names(EXPORTED.map(({ table }) => table)), ...Object.keys(NOT_EXPORTED)]);
  expect(names(referring).filter((name) => !said.has(name))).toEqual([]);
  const exported = new Set(names(EXPORTED.map(({ table }) => table)));
  expect(Object.keys(NOT_EXPORTED).filter((name) => exported.has(name))).toEqual([]);
});
