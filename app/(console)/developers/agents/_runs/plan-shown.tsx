import { CircleHelp } from "lucide-react";
import type { PlanView } from "@/lib/contracts/agents/agent-intents";
import { formatUsdc } from "./usdc";

/** What an agent would do, step by step, and what none of the steps can check; or why it cannot. */
export function PlanShown({ plan }: { plan: PlanView }) {
  if (plan.obstacle) {
    return (
      <div className="flex items-start gap-2 rounded-sm bg-warning-tint p-3.5 text-warning-ink">
        <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0" />
        <p className="wrap-anywhere min-w-0">{plan.obstacle}</p>
      </div>
    );
  }
  return (
    <div className="grid min-w-0 gap-3 border-border border-t pt-5">
      <div className="flex flex-wrap justify-between gap-x-4">
        <h2 className="font-medium">The plan</h2>
        <p className="text-muted-foreground text-sm">about {formatUsdc(plan.estimated_cost.amount_atomic)}</p>
      </div>
      <ol className="grid min-w-0 gap-3">
        {plan.steps.map((step) => (
          <li key={step.n} className="grid min-w-0 grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2">
            <span className="text-muted-foreground tabular-nums">{step.n}.</span>
            <div className="grid min-w-0 gap-0.5">
              <code className="font-medium text-sm">{step.tool}</code>
              <span className="text-muted-foreground text-sm">{step.why}</span>
              <Arguments values={step.arguments} />
            </div>
          </li>
        ))}
      </ol>
      <Unchecked what={plan.unchecked} />
    </div>
  );
}

/** What was asked for and no tool could be asked: the person has to look themselves. */
export function Unchecked({ what }: { what: readonly string[] }) {
  if (what.length === 0) return null;
  return (
    <div className="grid min-w-0 gap-1 rounded-sm bg-warning-tint p-3.5 text-sm text-warning-ink">
      <p className="font-medium">Not checked</p>
      <ul className="wrap-anywhere list-disc pl-4">
        {what.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}

/** The arguments of a call, name and value. */
export function Arguments({ values }: { values: Record<string, unknown> }) {
  const entries = Object.entries(values);
  if (entries.length === 0) return null;
  return (
    <ul className="flex min-w-0 flex-wrap gap-1.5 pt-1">
      {entries.map(([name, value]) => (
        <li key={name} className="wrap-anywhere min-w-0 rounded-sm bg-muted px-1.5 py-0.5 font-mono text-xs">
          <span className="text-muted-foreground">{name}:</span>{" "}
          {typeof value === "string" ? value : JSON.stringify(value)}
        </li>
      ))}
    </ul>
  );
}
