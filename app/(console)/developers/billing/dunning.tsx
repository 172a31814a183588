import { PortalButton } from "@/app/_parts/portal/portal-button";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { TIERS } from "@/lib/contracts/tiers";
import type { BillingView } from "@/lib/contracts/trade/billing/billing";
import { openPortalAction } from "./actions";

/** Says that a payment failed, until when that changes nothing, and what to do. Nothing where nothing is due. */
export function Dunning({ billing, now }: { billing: BillingView; now: Date }) {
  const { subscription: sub } = billing;
  if (sub?.status !== "past_due") return null;
  const { name } = TIERS[sub.tier];
  const grace = sub.grace_ends_at !== null && Date.parse(sub.grace_ends_at) > now.getTime();
  return (
    <FormAlert tone={grace ? "warning" : "danger"}>
      <div className="grid gap-3">
        <p>
          <strong>The payment for your {name} plan failed.</strong>{" "}
          {grace && sub.grace_ends_at ? (
            <>
              Your plan goes on until <ExactTime at={sub.grace_ends_at} />, and the card is tried again. Change it to
              settle this now.
            </>
          ) : (
            `Its days of grace are over: you are on ${TIERS[billing.tier].name} until it is paid. Nothing was deleted.`
          )}
        </p>
        <PortalButton label="Change the card" action={openPortalAction} primary />
      </div>
    </FormAlert>
  );
}
