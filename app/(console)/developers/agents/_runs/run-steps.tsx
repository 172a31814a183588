import { Check, ChevronDown, LoaderCircle, X } from "lucide-react";
import { Card } from "@/app/_ui/looks/card";
import { CodeBlock } from "@/app/_ui/text/code-block";
import { formatDuration } from "@/app/_ui/time/duration";
import type { RunStepView } from "@/lib/contracts/agents/agent-run-parts";
import type { RunView } from "@/lib/contracts/agents/agent-runs";
import { Arguments } from "./plan-shown";
import { formatUsdc } from "./usdc";

const MARKS = {
  STARTED: { icon: LoaderCircle, looks: "text-primary-ink motion-safe:animate-spin", word: "Under way" },
  DONE: { icon: Check, looks: "text-success-ink", word: "Done" },
  FAILED: { icon: X, looks: "text-danger-ink", word: "Failed" },
} as const;

/** Every tool call of a run, in order, with why it was made and what it answered. */
export function RunSteps({ run }: { run: RunView }) {
  if (run.steps.length === 0) {
    const words = run.status === "QUEUED" ? "It waits for a worker." : "It has made no call yet.";
    return <p className="text-muted-foreground">{run.finished_at ? "No tool was called." : words}</p>;
  }
  return (
    <Card>
      <ol>
        {run.steps.map((step) => (
          <Step key={step.n} step={step} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step }: { step: RunStepView }) {
  const { icon: Icon, looks, word } = MARKS[step.status];
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-border border-b p-5 last:border-0">
      <Icon aria-label={word} role="img" className={`mt-0.5 size-4 ${looks}`} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <code className="font-medium text-sm">{step.tool}</code>
          <span className="text-muted-foreground text-xs tabular-nums">
            {step.duration_ms === null ? "…" : formatDuration(step.duration_ms)}, {formatUsdc(step.cost.amount_atomic)}
          </span>
        </div>
        <p className="wrap-anywhere text-muted-foreground text-sm">{step.why}</p>
        <Arguments values={step.arguments} />
        {step.error ? <p className="wrap-anywhere pt-1 text-danger-ink text-sm">{step.error}</p> : null}
        {step.result === null ? null : (
          <details className="group pt-1">
            <summary className="flex w-fit list-none items-center gap-1 rounded-sm text-primary-ink text-sm">
              Result
              <ChevronDown aria-hidden className="size-3.5 transition-transform group-open:rotate-180" />
            </summary>
            <CodeBlock code={JSON.stringify(step.result, null, 2)} label="result" className="mt-2 [&_pre]:max-h-96" />
          </details>
        )}
      </div>
    </li>
  );
}
