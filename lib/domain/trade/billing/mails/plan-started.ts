import { type PlanTier, TIERS } from "@/lib/contracts/tiers";
import { number } from "@/lib/core/values/formats";
import type { Mail } from "@/lib/domain/platform/mail/message";

/** To a creator whose plan has begun or is another one now. */
export function planStarted({ tier, was }: { tier: PlanTier; was: PlanTier }): Mail {
  const { name, requestsPerMonth, agentRunsPerMonth } = TIERS[tier];
  return {
    kind: "plan_started",
    subject: `You are on the ${name} plan`,
    paragraphs: [
      was === "FREE"
        ? `Thank you. Your ${name} plan is paid and counts from your next request on.`
        : `Your plan is ${name} now, in place of ${TIERS[was].name}. It counts from your next request on.`,
      `It includes ${number.format(requestsPerMonth)} requests and ${number.format(agentRunsPerMonth)} agent runs per month.`,
      "Change or cancel it at any time; what is paid for lasts until the end of its period.",
    ],
    action: { label: "See your plan", path: "/developers/billing" },
  };
}
