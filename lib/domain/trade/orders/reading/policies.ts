import { LARGEST_TIP, LEAST_TIP } from "@/lib/contracts/trade/orders/settlements";
import type { MarketplacePoliciesView } from "@/lib/contracts/trade/policies";
import type { Context } from "@/lib/core/context";
import { env, writeTierEnabled } from "@/lib/core/env";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/core/values/durations";
import { formatMoney } from "@/lib/core/values/money";
import { ANSWER_MS, LATE_MS } from "../canceling/deadline";
import { OPEN_FOR_MS } from "../checkout/open-checkout";
import { DISPUTABLE_MS } from "../closing/dispute";
import { AGREE_MS } from "../disputes/resolve";
import { ACCEPTANCE_MS } from "../work/deliver";
import { OPEN_AFTER_CLOSE_MS } from "../work/review-window";

/** Fees, windows and what happens to the money: computed from the constants that the trade itself runs on. */
export async function getMarketplacePolicies(_ctx: Context): Promise<MarketplacePoliciesView> {
  const { PLATFORM_FEE_BPS, MCP_CREATE_ORDER_REQUIRES_KEY } = env();
  const feePercent = PLATFORM_FEE_BPS / 100;
  const acceptanceHours = ACCEPTANCE_MS / HOUR_MS;
  const checkoutHours = Math.round((OPEN_FOR_MS / HOUR_MS) * 100) / 100;
  const disputeDays = DISPUTABLE_MS / DAY_MS;
  const reviewDays = OPEN_AFTER_CLOSE_MS / DAY_MS;
  return {
    currency: "usd",
    fees: { platform_fee_percent: feePercent, buyer_fee_cents: 0 },
    checkout: {
      expires_after_hours: checkoutHours,
      agents_may_open: writeTierEnabled(),
      needs_api_key: MCP_CREATE_ORDER_REQUIRES_KEY ?? false,
    },
    acceptance: { window_hours: acceptanceHours, without_an_answer: "accepted" },
    disputes: { days_after_completion: disputeDays, stops_acceptance_timer: true },
    reviews: { days_after_close: reviewDays, per_order: 1, only_buyers: true },
    rules: [
      {
        topic: "Price",
        text:
          `The buyer pays the price shown, add-ons included, and nothing on top. ${feePercent} % of it is the ` +
          "platform's fee, which the creator bears.",
      },
      {
        topic: "Payment",
        text:
          `A person pays on the hosted checkout page in their own browser, within ${inWords(OPEN_FOR_MS)}. Agents ` +
          "never pay, and never handle card data.",
      },
      {
        topic: "Acceptance",
        text:
          `After each delivery the buyer has ${acceptanceHours} hours to accept, to ask for one of the revisions ` +
          "that the offer includes, or to open a dispute. Without an answer the delivery counts as accepted.",
      },
      {
        topic: "Cancellation",
        text:
          "A creator may cancel an order that is not delivered, or that is in revision. A buyer may ask to: the " +
          `creator agrees or declines, and ${inWords(ANSWER_MS)} without an answer cancel it; until then nothing can be ` +
          `delivered. A delivery that is more than ${inWords(LATE_MS)} late the buyer cancels at once. The whole payment ` +
          "goes back to the buyer.",
      },
      {
        topic: "Dispute",
        text:
          `A buyer may open a dispute from the payment on, and for ${disputeDays} days after the order is ` +
          "completed. It stops the acceptance timer. Each side says its part and may propose how to settle it: a refund " +
          "in whole or in part, another delivery, or completion; what the other side accepts is done at once. Without " +
          `agreement after ${AGREE_MS / DAY_MS} days the platform decides, in part too, with a reason that both read.`,
      },
      {
        topic: "Payout",
        text:
          "The creator's part is held until the order is completed, then paid out once the payment processor has it. A " +
          "dispute holds it again if it has not left. Tips and memberships are paid out at once.",
      },
      {
        topic: "Refund",
        text:
          "A refund, in whole or in part, goes to the card that paid; the platform's fee and the creator's part are taken " +
          "back in proportion, from what is held or from what the creator earns next. In part, the order goes on as it " +
          "is. A refund that the buyer's bank refuses stays the buyer's and is tried again. Money that came for nothing " +
          "goes back by itself.",
      },
      {
        topic: "Tip",
        text:
          `After completion the buyer may tip, once for each order, from ${formatMoney(LEAST_TIP)} to ` +
          `${formatMoney(LARGEST_TIP)}: a payment of its own, all of it the creator's, who may send it back.`,
      },
      {
        topic: "Review",
        text:
          `Only who paid can review, once per order and until ${reviewDays} days after it is closed. The creator ` +
          "may reply once, and cannot remove a review.",
      },
    ],
  };
}

/** A span as people say it, to the minute: `23 hours 55 minutes`, `72 hours`. */
export function inWords(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  const counted = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? "" : "s"}`]);
  return [...counted(Math.floor(minutes / 60), "hour"), ...counted(minutes % 60, "minute")].join(" ") || "0 minutes";
}
