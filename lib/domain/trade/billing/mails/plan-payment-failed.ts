import { type PlanTier, TIERS } from "@/lib/contracts/tiers";
import { longDay } from "@/lib/core/values/formats";
import type { Mail } from "@/lib/domain/platform/mail/message";

/** To a creator whose card was refused at the renewal of the plan. */
export function planPaymentFailed({ tier, graceEndsAt }: { tier: PlanTier; graceEndsAt: Date }): Mail {
  const { name } = TIERS[tier];
  return {
    kind: "plan_payment_failed",
    subject: `The payment for your ${name} plan failed`,
    paragraphs: [
      `Your card was refused when your ${name} plan was renewed. It will be tried again over the next days.`,
      `Nothing changes until ${longDay.format(graceEndsAt)} (UTC). If nothing could be taken by then, you go on with the Free plan: nothing is deleted.`,
      "Change the card to settle it now.",
    ],
    action: { label: "Change the card", path: "/developers/billing" },
  };
}
