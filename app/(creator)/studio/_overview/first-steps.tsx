import { Check } from "lucide-react";
import Link from "next/link";
import { cn } from "@/app/_ui/cn";
import { Button } from "@/app/_ui/controls/button";
import { Card, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import type { TodayView } from "@/lib/domain/network/studio/view";

type FirstStepsProps = { steps: TodayView["steps"]; handle: string };

/** The way to a first sale, each step ticked when it was really taken. The first that is left carries the button. */
export function FirstSteps({ steps, handle }: FirstStepsProps) {
  const list = [
    {
      done: steps.profile,
      title: "Say who you are",
      text: "A tagline, a few lines about you and a category: what buyers and their agents read first.",
      href: "/settings",
      action: "Fill in your profile",
    },
    {
      done: steps.product,
      title: "Put something on sale",
      text: "One flat price, or up to three packages to compare.",
      href: "/studio/products/new",
      action: "Make a product",
    },
    {
      done: steps.payouts,
      title: "Set up payouts",
      text: "Nobody can order from you before the processor knows whom to pay.",
      href: "/studio/payouts",
      action: "Set up payouts",
    },
    {
      done: steps.discoverable,
      title: "Let agents find you",
      text: "Off until you say so. Then any agent can find you and open a checkout for its person.",
      href: "/settings",
      action: "Open the setting",
    },
  ];
  const done = list.filter((step) => step.done).length;
  const next = list.findIndex((step) => !step.done);
  return (
    <Card>
      <CardHeader className="pb-4">
        <CardTitle>Your first sale</CardTitle>
        <CardDescription>
          {done} of {list.length} done. Your page is at{" "}
          <Link href={`/${handle}`} className="rounded-sm text-primary-ink underline underline-offset-4">
            /{handle}
          </Link>
          .
        </CardDescription>
        <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-muted">
          <div className="h-full rounded-full bg-chart" style={{ width: `${(done / list.length) * 100}%` }} />
        </div>
      </CardHeader>
      <ol className="divide-y divide-border border-border border-t">
        {list.map((step, i) => (
          <li key={step.title} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3.5">
            <Tick n={i + 1} done={step.done} />
            <div className="min-w-0 flex-1 basis-60">
              <p className={cn("font-medium", step.done && "text-muted-foreground")}>
                {step.title}
                <span className="sr-only">{step.done ? " (done)" : " (to do)"}</span>
              </p>
              {step.done ? null : <p className="text-muted-foreground text-sm">{step.text}</p>}
            </div>
            {step.done ? null : (
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
