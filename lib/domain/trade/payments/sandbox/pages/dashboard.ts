import { listObjects } from "../list";
import { reading } from "../mutate";
import { find } from "../store";

const SHOWN = 20;

/**
 * An account holder's view of what was paid to them. Amounts in minor units; `net` is after the fee and what was
 * reversed.
 */
export type DashboardView = {
  accountId: string;
  name: string | null;
  email: string | null;
  payouts: boolean;
  transfers: { id: string; at: Date; amount: number; fee: number; reversed: number; net: number; currency: string }[];
};

/** The dashboard behind a login link, or null when the link is unknown or spent. */
export async function viewDashboard(token: string, now = new Date()): Promise<DashboardView | null> {
  const call = reading(now);
  const link = await find(call, "_link", token);
  if (link?.kind !== "dashboard" || link.expires_at <= call.now) return null;
  const account = await find(call, "account", link.account);
  if (!account) return null;
  const page = { limit: SHOWN };
  const { data } = await listObjects(call, "transfer", "", page, { match: { destination: account.id } });
  const fees = await listObjects(call, "application_fee", "", { limit: 100 }, { match: { account: account.id } });
  const feeOf = new Map(fees.data.map((fee) => [fee.charge, fee.amount - fee.amount_refunded]));
  return {
    accountId: account.id,
    name: account.business_profile.name ?? null,
    email: account.email,
    payouts: account.payouts_enabled,
    transfers: data.map((transfer) => {
      const fee = feeOf.get(transfer.source_transaction ?? "") ?? 0;
      return {
        id: transfer.id,
        at: new Date(transfer.created * 1000),
        amount: transfer.amount,
        fee,
        reversed: transfer.amount_reversed,
        net: transfer.amount - fee - transfer.amount_reversed,
        currency: transfer.currency,
      };
    }),
  };
}
