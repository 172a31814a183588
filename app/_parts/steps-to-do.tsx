import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/app/_ui/cn";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Card, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";

export type Step = { done: boolean; title: string; text: string } & (
  | { href: string; action: string }
  | { does: ReactNode }
);

type StepsToDoProps = {
  title: string;
  lead: ReactNode;
  steps: readonly Step[];
  /** Whether all of them are to be taken: then it is said how many are. */
  counted?: boolean;
};

/** The way to a first success, each step ticked when it was really taken. The first that is left carries the button. */
export function StepsToDo({ title, lead, steps, counted = false }: StepsToDoProps) {
  const done = steps.filter((step) => step.done).length;
  const next = steps.findIndex((step) => !step.done);
  return (
    <Card>
      <CardHeader className="pb-4">
        <CardTitle>{title}</CardTitle>
        <CardDescription>
          {counted ? `${done} of ${steps.length} done. ` : null}
          {lead}
        </CardDescription>
        {counted ? (
          <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-muted">
            <div className="h-full rounded-full bg-chart" style={{ width: `${(done / steps.length) * 100}%` }} />
          </div>
        ) : null}
      </CardHeader>
      <ol className="divide-y divide-border border-border border-t">
        {steps.map((step, i) => (
          <li key={step.title} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3.5">
            <Tick n={i + 1} done={step.done} />
            <div className="min-w-0 flex-1 basis-60">
              <p className={cn("font-medium", step.done && "text-muted-foreground")}>
                {step.title}
                <span className="sr-only">{step.done ? " (done)" : " (to do)"}</span>
              </p>
              {step.done ? null : <p className="text-muted-foreground text-sm">{step.text}</p>}
            </div>
            {step.done ? null : "does" in step ? (
              step.does
            ) : (
              <Button asChild size="sm" variant={i === next ? "primary" : "secondary"}>
                <Link href={step.href}>{step.action}</Link>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Tick({ n, done }: { n: number; done: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        "grid size-6 shrink-0 place-items-center rounded-full border font-medium text-xs",
        done ? "border-transparent bg-primary text-primary-foreground" : "border-border-strong text-muted-foreground",
      )}
    >
      {done ? <Check className="size-3.5" strokeWidth={3} /> : n}
    </span>
  );
}
