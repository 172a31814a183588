"use client";

import { Archive, ArrowDown, ArrowUp } from "lucide-react";
import { Money } from "@/app/_ui/data/money";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useRefusalToast } from "@/app/_ui/form/hooks/use-refusal-toast";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import type { MembershipTierView } from "@/lib/contracts/trade/memberships/memberships";
import { archiveTierAction, moveTierAction, restoreTierAction } from "./actions";
import { EditTier } from "./edit-tier";

type TierLineProps = { tier: MembershipTierView; first: boolean; last: boolean };

/** One tier with its price, its members and what can be done with it. */
export function TierLine({ tier, first, last }: TierLineProps) {
  return (
    <li className="grid gap-x-6 gap-y-3 p-5 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 dir="auto" className="wrap-anywhere font-semibold text-lg">
            {tier.name}
          </h3>
          <p className="text-sm">
            {tier.price_cents === 0 ? (
              <span className="font-semibold">Free</span>
            ) : (
              <>
                <Money cents={tier.price_cents} className="font-semibold" />
                <span className="text-muted-foreground"> a {tier.interval}</span>
              </>
            )}
          </p>
        </div>
        {tier.description ? <p className="wrap-anywhere measure text-muted-foreground">{tier.description}</p> : null}
        {tier.perks.length > 0 ? (
          <ul className="list-disc pl-5 text-sm">
            {tier.perks.map((perk) => (
              <li key={perk} className="wrap-anywhere">
                {perk}
              </li>
            ))}
          </ul>
        ) : null}
        <p className="text-muted-foreground text-sm">
          {tier.member_count === 1 ? "1 member" : `${tier.member_count.toLocaleString("en")} members`}
        </p>
      </div>
      <div className="flex items-start gap-1 sm:justify-end">
        {first ? null : <Move tier={tier} by={-1} />}
        {last ? null : <Move tier={tier} by={1} />}
        {tier.active ? (
          <>
            <EditTier tier={tier} />
            <AskFirst
              verb="Archive"
              thing={tier.name}
              icon={Archive}
              id={tier.id}
              action={archiveTierAction}
              question={`Archive “${tier.name}”?`}
              consequence="Nobody new can join it. Its members stay members and go on paying."
              yes="Archive"
              no="Keep it"
              done={`“${tier.name}” is archived`}
            />
          </>
        ) : (
          <Restore tier={tier} />
        )}
      </div>
    </li>
  );
}

function Move({ tier, by }: { tier: MembershipTierView; by: -1 | 1 }) {
  const { state, pending, formProps } = useActionForm(moveTierAction);
  useRefusalToast(state);
  const Arrow = by < 0 ? ArrowUp : ArrowDown;
  return (
    <form {...formProps} aria-label={`Move ${tier.name} ${by < 0 ? "up" : "down"}`}>
      <input type="hidden" name="id" value={tier.id} />
      <input type="hidden" name="by" value={by} />
      <SubmitButton variant="ghost" size="icon-sm" pending={pending}>
        {pending ? null : <Arrow aria-hidden />}
        <span className="sr-only">{`Move ${tier.name} ${by < 0 ? "up" : "down"}`}</span>
      </SubmitButton>
    </form>
  );
}

function Restore({ tier }: { tier: MembershipTierView }) {
  const { state, pending, formProps } = useActionForm(restoreTierAction, `“${tier.name}” is on your profile again`);
  useRefusalToast(state);
  return (
    <form {...formProps} aria-label={`Put ${tier.name} back`}>
      <input type="hidden" name="id" value={tier.id} />
      <SubmitButton variant="secondary" size="sm" pending={pending}>
        Put back
      </SubmitButton>
    </form>
  );
}
