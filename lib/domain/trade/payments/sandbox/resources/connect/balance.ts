import { sql } from "drizzle-orm";
import { sandboxObjects as table } from "@/db/schema/payments";
import type { Call } from "../../call";
import { type Endpoint, endpoint } from "../../endpoint";
import { listObjects, PAGE } from "../../list";
import { text } from "../../params";
import { noSuch } from "../../refusal";
import { find, retrieve } from "../../store";

type Funds = { currency: string; available: number; pending: number };

/** What an account (null: the platform) has, by currency: the sum of its movements, pending until their `available_on`. */
export async function fundsOf(call: Call, account: string | null): Promise<Funds[]> {
  const due = sql`(data->>'available_on')::bigint <= ${call.now}`;
  const part = (which: typeof due) => sql<number>`coalesce(sum((data->>'net')::bigint) filter (where ${which}), 0)`;
  return call.db
    .select({
      currency: sql<string>`data->>'currency'`,
      available: part(due).mapWith(Number),
      pending: part(sql`not (${due})`).mapWith(Number),
    })
    .from(table)
    .where(
      sql`${table.object} = 'balance_transaction' and ${table.data} @> ${JSON.stringify({ _account: account })}::jsonb`,
    )
    .groupBy(sql`data->>'currency'`);
}

const balance = endpoint("GET /v1/balance", {}, async (call) => {
  if (call.account) await retrieve(call, "account", call.account);
  const rows = await fundsOf(call, call.account);
  const known = rows.length > 0 ? rows : [{ currency: "usd", available: 0, pending: 0 }];
  const part = (of: "available" | "pending") =>
    known.map(({ currency, [of]: amount }) => ({ amount, currency, source_types: { card: amount } }));
  return { object: "balance", available: part("available"), livemode: false, pending: part("pending") };
});

const movement = endpoint("GET /v1/balance_transactions/:id", {}, async (call, _params, id) => {
  const found = await find(call, "balance_transaction", id);
  if (found?._account !== call.account) throw noSuch("balance transaction", id);
  return found;
});

const movements = endpoint(
  "GET /v1/balance_transactions",
  { ...PAGE, type: text.optional(), source: text.optional() },
  (call, { type, source, ...page }) =>
    listObjects(call, "balance_transaction", "/v1/balance_transactions", page, {
      match: { _account: call.account, type, source },
    }),
);

export const balanceEndpoints: Endpoint[] = [balance, movement, movements].map((one) => ({
  ...one,
  forAccounts: true,
}));
