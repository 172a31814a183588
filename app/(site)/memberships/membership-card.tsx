"use client";

import { LogOut } from "lucide-react";
import { PortalButton } from "@/app/_parts/portal/portal-button";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useRefusalToast } from "@/app/_ui/form/hooks/use-refusal-toast";
import { SubmitButton } from "@/app/_ui/form/submit-button";
import { Badge } from "@/app/_ui/looks/badge";
import { ExactTime } from "@/app/_ui/time/exact-time";
import type { OwnMembershipView } from "@/lib/contracts/trade/memberships/memberships";
import { leaveAction, openPortalAction, stayAction } from "./actions";

/** One membership with the way out, or back in while the paid period lasts. */
export function MembershipCard({ own }: { own: OwnMembershipView }) {
  const { tier, creator } = own;
  const active = own.status === "ACTIVE";
  return (
    <li className="grid gap-3 rounded-md border border-border bg-card p-5 shadow-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 dir="auto" className="wrap-anywhere font-semibold text-lg">
            {tier.name}
          </h2>
          <Badge tone={active ? (own.ends_at ? "warning" : "success") : "neutral"}>
            {active ? <Standing until={own.ends_at} /> : "Former"}
          </Badge>
        </div>
        <p>
          <Link href={`/${creator.handle}`} className="rounded-sm text-primary-ink hover:underline">
            {creator.display_name}
          </Link>
        </p>
        <p className="text-muted-foreground text-sm">
          <Price tier={tier} />
          since <ExactTime at={own.started_at} form="day" />
          {own.canceled_at ? (
            <>
              {" "}
              until <ExactTime at={own.canceled_at} form="day" />
            </>
          ) : null}
        </p>
        {own.next_charge_at ? (
          <p className="text-muted-foreground text-sm">
            Next charge: <Money cents={tier.price_cents} /> on <ExactTime at={own.next_charge_at} form="day" />
          </p>
        ) : null}
        {active ? (
          <p className="text-sm">
            <Link
              href={`/${creator.handle}#members-posts`}
              className="rounded-sm text-primary-ink underline underline-offset-4"
            >
              Read what is for members
            </Link>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {tier.price_cents > 0 ? (
          <PortalButton
            label={active ? "Card and receipts" : "Receipts"}
            action={openPortalAction}
            of={{ id: own.id, name: `${tier.name} of ${creator.display_name}` }}
          />
        ) : null}
        {active ? own.ends_at ? <Stay own={own} /> : <Leave own={own} /> : null}
      </div>
    </li>
  );
}

/** What the member pays. */
function Price({ tier }: { tier: OwnMembershipView["tier"] }) {
  if (tier.price_cents === 0) return "Free · ";
  return (
    <>
      <Money cents={tier.price_cents} />
      {` a ${tier.interval} · `}
    </>
  );
}

function Standing({ until }: { until: string | null }) {
  if (!until) return "Member";
  return (
    <span>
      Ends <ExactTime at={until} form="day" />
    </span>
  );
}

function Leave({ own }: { own: OwnMembershipView }) {
  const free = own.tier.price_cents === 0;
  const due = !free && own.next_charge_at === null;
  return (
    <AskFirst
      verb="Leave"
      thing={`${own.tier.name} of ${own.creator.display_name}`}
      icon={LogOut}
      labelled
      id={own.id}
      action={leaveAction}
      question={`Leave “${own.tier.name}” of ${own.creator.display_name}?`}
      consequence={
        free
          ? "You can no longer read what is for members, from now on."
          : due
            ? "What is due for it is not charged any more, and you are no longer a member, from now on."
            : "You are not charged again, and stay a member until the end of the period that is paid."
      }
      yes="Leave"
      no="Stay"
      done={free || due ? "You have left" : "You leave at the end of the paid period"}
    />
  );
}

function Stay({ own }: { own: OwnMembershipView }) {
  const { state, pending, formProps } = useActionForm(stayAction, "You stay a member");
  useRefusalToast(state);
  return (
    <form {...formProps} aria-label={`Stay in ${own.tier.name}`}>
      <input type="hidden" name="id" value={own.id} />
      <SubmitButton size="sm" variant="secondary" pending={pending}>
        Stay a member
      </SubmitButton>
    </form>
  );
}
