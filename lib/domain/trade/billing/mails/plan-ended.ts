import { type PlanTier, TIERS } from "@/lib/contracts/tiers";
import type { Mail } from "@/lib/domain/platform/mail/message";

/** To a creator who is on the Free plan again. */
export function planEnded({ tier, unpaid }: { tier: PlanTier; unpaid: boolean }): Mail {
  const { name } = TIERS[tier];
  return {
    kind: "plan_ended",
    subject: `Your ${name} plan has ended`,
    paragraphs: [
      unpaid
        ? `Your ${name} plan could not be paid for, so it has ended.`
        : `Your ${name} plan has ended with its last paid period.`,
      "Nothing was deleted. API keys and webhook endpoints beyond what your plan has now go on working; new ones are refused until you are below its number.",
      "You can choose a plan again at any time.",
    ],
    action: { label: "See the plans", path: "/developers/billing" },
  };
}
