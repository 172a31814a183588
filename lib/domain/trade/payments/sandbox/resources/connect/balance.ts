import { sql } from "drizzle-orm";
import { sandboxObjects as table } from "@/db/schema/payments";
import type { Call } from "../../call";
import { type Endpoint, endpoint } from "../../endpoint";
import { retrieve } from "../../store";

// What the platform holds: taken from buyers, less refunds, less what went on to creators, plus its fees.
const HELD = sql`sum(case ${table.object}
  when 'charge' then (data->>'amount_captured')::bigint - (data->>'amount_refunded')::bigint
  when 'transfer' then (data->>'amount_reversed')::bigint - (data->>'amount')::bigint
  else (data->>'amount')::bigint - (data->>'amount_refunded')::bigint end)`;

// What a connected account was passed on, less the platform's fees and what was taken back.
const EARNED = sql`sum(case ${table.object}
  when 'transfer' then (data->>'amount')::bigint - (data->>'amount_reversed')::bigint
  else (data->>'amount_refunded')::bigint - (data->>'amount')::bigint end)`;

async function balanceOf(call: Call) {
  const { account } = call;
  if (account) await retrieve(call, "account", account);
  const counted = account
    ? sql`(${table.object} = 'transfer' and data->>'destination' = ${account})
        or (${table.object} = 'application_fee' and data->>'account' = ${account})`
    : sql`${table.object} in ('charge', 'transfer', 'application_fee')`;
  return call.db
    .select({ currency: sql<string>`data->>'currency'`, amount: (account ? EARNED : HELD).mapWith(Number) })
    .from(table)
    .where(counted)
    .groupBy(sql`data->>'currency'`);
}

const balance = endpoint("GET /v1/balance", {}, async (call) => {
  const rows = await balanceOf(call);
  const known = rows.length > 0 ? rows : [{ currency: "usd", amount: 0 }];
  const available = known.map(({ amount, currency }) => ({ amount, currency, source_types: { card: amount } }));
  const pending = known.map(({ currency }) => ({ amount: 0, currency, source_types: { card: 0 } }));
  return { object: "balance", available, livemode: false, pending };
});

export const balanceEndpoints: Endpoint[] = [{ ...balance, forAccounts: true }];
