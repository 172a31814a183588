import { sql } from "drizzle-orm";
import { sandboxObjects as table } from "@/db/schema/payments";
import { endpoint } from "../endpoint";

// What the platform holds: taken from buyers, less refunds, less what went on to creators, plus its fees.
const HELD = sql`sum(case ${table.object}
  when 'charge' then (data->>'amount_captured')::bigint - (data->>'amount_refunded')::bigint
  when 'transfer' then (data->>'amount_reversed')::bigint - (data->>'amount')::bigint
  else (data->>'amount')::bigint - (data->>'amount_refunded')::bigint end)`;

export const balanceEndpoints = [
  endpoint("GET /v1/balance", {}, async (call) => {
    const rows = await call.db
      .select({ currency: sql<string>`data->>'currency'`, amount: HELD.mapWith(Number) })
      .from(table)
      .where(sql`${table.object} in ('charge', 'transfer', 'application_fee')`)
      .groupBy(sql`data->>'currency'`);
    const known = rows.length > 0 ? rows : [{ currency: "usd", amount: 0 }];
    const available = known.map(({ amount, currency }) => ({ amount, currency, source_types: { card: amount } }));
    const pending = known.map(({ currency }) => ({ amount: 0, currency, source_types: { card: 0 } }));
    return { object: "balance", available, livemode: false, pending };
  }),
];
