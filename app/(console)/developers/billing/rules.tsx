import { GRACE_DAYS } from "@/lib/domain/trade/billing/plan-state";

/** What a change of plan does, said before it is made. */
export function Rules() {
  return (
    <ul className="measure grid list-disc gap-1 pl-5 text-muted-foreground text-sm">
      <li>A higher plan begins at once; you pay for the rest of the period what it costs more.</li>
      <li>A lower plan, and Free, begin when the period that is paid for ends. Until then you can take it back.</li>
      <li>
        Nothing is deleted. API keys and webhook endpoints beyond the lower plan&rsquo;s number go on working and
        delivering; new ones are refused until you are below it.
      </li>
      <li>When a payment fails, your plan goes on for {GRACE_DAYS} days while the card is tried again.</li>
    </ul>
  );
}
