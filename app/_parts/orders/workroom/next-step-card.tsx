import { Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/app/_ui/cn";
import { FormAlert } from "@/app/_ui/form/form-alert";
import { ExactTime } from "@/app/_ui/time/exact-time";
import { TimeAhead } from "@/app/_ui/time/time-ahead";
import type { NextStep, Side } from "./next-step";
import { NextTitle } from "./next-title";

type NextStepCardProps = {
  step: NextStep;
  side: Side;
  /** How the other side is called. */
  other: string;
  now: Date;
  /** What the reader can do now. */
  children?: ReactNode;
};

/** The one next step, on top of the workroom: whose turn it is, what comes, until when. */
export function NextStepCard({ step, side, other, now, children }: NextStepCardProps) {
  const mine = step.turn === side;
  return (
    <section
      aria-labelledby="next"
      className={cn(
        "wrap-anywhere grid grid-cols-1 gap-3 rounded-md border px-5 py-4 shadow-sm sm:px-6 sm:py-5",
        mine ? "border-primary/40 bg-primary-tint/50" : "border-border bg-card",
      )}
    >
      <div className="grid grid-cols-1 gap-1">
        <p className={cn("font-medium text-sm", mine ? "text-primary-ink" : "text-muted-foreground")}>
          {step.turn === null ? "Nothing left to do" : mine ? "Your turn" : `${other}'s turn`}
        </p>
        <NextTitle title={step.title} />
        <p className="measure whitespace-pre-line text-muted-foreground">{step.text}</p>
        {step.declined === undefined ? null : (
          <FormAlert tone="warning" className="measure mt-2">
            {other} declined to cancel: <span className="whitespace-pre-line">{step.declined}</span>
            <br />
            If you do not agree, you can open a dispute at the end of this page.
          </FormAlert>
        )}
        {step.until ? <Until at={step.until} says={saysOf(step, side)} now={now} /> : null}
      </div>
      {children}
    </section>
  );
}

/** Until then the work is delivered, or somebody answers. */
function saysOf({ due }: NextStep, side: Side): string {
  if (!due) return "Until";
  return side === "creator" ? "Deliver by" : "Delivery by";
}

function Until({ at, says, now }: { at: string; says: string; now: Date }) {
  const late = Date.parse(at) < now.getTime();
  return (
    <p className={cn("flex items-center gap-2", late ? "text-danger-ink" : "text-foreground")}>
      <Hourglass aria-hidden className="size-4 shrink-0" />
      <span>
        {late ? "It was due" : says} <ExactTime at={at} className="font-medium" />, <TimeAhead at={at} now={now} />
      </span>
    </p>
  );
}
