import { sql } from "drizzle-orm";
import type Stripe from "stripe";
import { orders, releases } from "@/db/schema";
import { netCents } from "../net";
import type { StandingSums } from "./standing-sums";

/** One paid order in the list of what was earned. */
export const EARNING = {
  id: orders.id,
  productTitle: orders.productTitle,
  amountCents: orders.amountCents,
  feeCents: orders.feeCents,
  refundedCents: orders.refundedCents,
  status: orders.status,
  released: releases.status,
  paidAt: sql<Date>`${orders.paidAt}`.mapWith(orders.paidAt).as("paid_at"),
};

/** One tip, or one period of a membership, in the same list: `id` is of the tipped order, null for a membership. */
export const EARNED_AT_ONCE = {
  kind: releases.kind,
  id: releases.orderId,
  productTitle: orders.productTitle,
  amountCents: releases.amountCents,
  feeCents: releases.feeCents,
  refundedCents: releases.refundedCents,
  released: releases.status,
  paidAt: releases.createdAt,
};

type OrderRow = typeof orders.$inferSelect;
type ReleaseRow = typeof releases.$inferSelect;

export type EarningRow = Pick<ReleaseRow, "kind" | "amountCents" | "feeCents" | "refundedCents"> & {
  /** Of the order that was paid or tipped. */
  id: string | null;
  productTitle: string | null;
  /** Of an order that was paid. */
  status?: OrderRow["status"];
  released: ReleaseRow["status"] | null;
  paidAt: Date;
};

/** Where an order's money is: held until the order completes, on its way to the creator's bank, there, or sent back. */
export type MoneyStanding = "held" | "on_its_way" | "paid_out" | "refunded";

/** An order that completed before payouts were ours to make has been paid out by the processor. */
export function standingOfMoney(row: { status: OrderRow["status"]; released: EarningRow["released"] }): MoneyStanding {
  if (row.status === "REFUNDED" || row.status === "CANCELED") return "refunded";
  if (row.released === "PAID") return "paid_out";
  if (row.status !== "COMPLETED" || row.released === "HELD") return "held";
  return row.released === null ? "paid_out" : "on_its_way";
}

/** Where a creator's payouts stand. `due` are the processor's names of what is missing, in words. */
export type PayoutsView = {
  state: "none" | "pending" | "enabled";
  account_id: string | null;
  due: string[];
  /** Details were sent and the processor still checks them. */
  under_review: boolean;
  balance: { available_cents: number; pending_cents: number; currency: string } | null;
  sums: StandingSums;
  /** For refunds after payouts, in US cents: kept from what is earned next. */
  owed_cents: number;
  earnings: {
    kind: EarningRow["kind"];
    /** The order that was paid or tipped; null for a membership. */
    order_id: string | null;
    product_title: string | null;
    amount_cents: number;
    /** What stays with the platform: a refund gives its part of the fee back. */
    fee_cents: number;
    net_cents: number;
    refunded_cents: number;
    standing: MoneyStanding;
    paid_at: string;
  }[];
};

/** What the processor's account and balance, and our orders, come to. */
export function viewPayouts(
  account: Stripe.Account | null,
  balance: Stripe.Balance | null,
  earnings: readonly EarningRow[],
  owedCents = 0,
  sums: StandingSums = { held_cents: 0, on_its_way_cents: 0 },
): PayoutsView {
  const required = account?.requirements;
  const due = [...new Set([...(required?.past_due ?? []), ...(required?.currently_due ?? [])])];
  const enabled = account?.capabilities?.transfers === "active";
  const usd = (list: readonly { amount: number; currency: string }[]) =>
    list.filter((part) => part.currency === "usd").reduce((sum, part) => sum + part.amount, 0);
  return {
    state: account ? (enabled ? "enabled" : "pending") : "none",
    account_id: account?.id ?? null,
    due: [...new Set(due.map(requirementInWords))],
    under_review: Boolean(account && !enabled && account.details_submitted && due.length === 0),
    balance: balance && {
      available_cents: usd(balance.available),
      pending_cents: usd(balance.pending),
      currency: "usd",
    },
    sums,
    owed_cents: owedCents,
    earnings: earnings.map(viewEarning),
  };
}

/** Amount, less what went back, less the fee that is left, is what is the creator's. */
function viewEarning(row: EarningRow): PayoutsView["earnings"][number] {
  const net = netCents(row);
  return {
    kind: row.kind,
    order_id: row.id,
    product_title: row.productTitle,
    amount_cents: row.amountCents,
    fee_cents: row.amountCents - row.refundedCents - net,
    net_cents: net,
    refunded_cents: row.refundedCents,
    standing: standingOf(row),
    paid_at: row.paidAt.toISOString(),
  };
}

/** A tip and a membership are earned when they are paid: nothing waits for an order. */
function standingOf({ status, released, amountCents, refundedCents }: EarningRow): MoneyStanding {
  if (status) return standingOfMoney({ status, released });
  if (refundedCents >= amountCents) return "refunded";
  return standingOfMoney({ status: "COMPLETED", released });
}

const WORDS: [start: string, words: string][] = [
  ["external_account", "A bank account to pay to"],
  ["tos_acceptance", "Your consent to the processor's terms"],
  ["individual.verification", "A document that shows who you are"],
  ["person.verification", "A document that shows who you are"],
  ["individual", "Details about you"],
  ["representative", "Details about who represents the company"],
  ["company", "Details about the company"],
  ["business_profile", "A description of what you sell"],
  ["business_type", "Whether you are a person or a company"],
];

/** "tos_acceptance.date" in words for people; one that is not known keeps its name. Source: docs.stripe.com/connect/required-verification-information. */
export function requirementInWords(name: string): string {
  const plain = name.replace(/^person_[^.]+/, "person");
  return WORDS.find(([start]) => plain.startsWith(start))?.[1] ?? plain.replaceAll(/[._]/g, " ");
}
