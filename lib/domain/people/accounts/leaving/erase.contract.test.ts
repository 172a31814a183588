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

/** What becomes of an address with the account of the person whose it is. */
const ADDRESSES = {
  "bookings.guest_email": "replaced",
  "buyer_customers.email": "goes",
  "email_changes.new_email": "goes",
  "mails.recipient": "goes",
  "memberships.member_email": "replaced",
  "orders.buyer_email": "stays: records of money say who paid",
  "owed_refunds.buyer_email": "stays: records of money say who paid",
  "payout_waits.email": "goes",
  "plan_leads.email": "goes",
  "quotes.buyer_email": "emptied",
  "threads.buyer_email": "emptied",
  "users.email": "replaced",
};

it("says of every column that holds an address what becomes of it", () => {
  const columns = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns
        .filter((column) => /(^|_)email$|recipient/.test(column.name))
        .map((column) => `${name}.${column.name}`);
    });
  expect(columns.sort()).toEqual(Object.keys(ADDRESSES).sort());
});
