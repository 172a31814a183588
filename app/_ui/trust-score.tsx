import { ShieldCheck } from "lucide-react";
import type { ProfileView } from "@/lib/contracts/profiles";
import { cn } from "./cn";

const NAMES: Record<string, { label: string; sample: [string, string] }> = {
  rating: { label: "Rating", sample: ["review", "reviews"] },
  completion: { label: "Orders completed", sample: ["order", "orders"] },
  punctuality: { label: "Delivered on time", sample: ["delivery", "deliveries"] },
  disputes: { label: "Free of disputes", sample: ["order", "orders"] },
  response: { label: "Answers quickly", sample: ["answer", "answers"] },
  response_time: { label: "Answers quickly", sample: ["answer", "answers"] },
  verification: { label: "Identity verified", sample: ["check", "checks"] },
};

type ScoreProps = { score: number; isNew?: boolean; className?: string };

/** The trust score as a small mark. New creators are named as such: their score rests on few orders. */
export function TrustBadge({ score, isNew, className }: ScoreProps) {
  return (
    <span
      className={cn("inline-flex items-center gap-1 font-medium text-sm tabular-nums", className)}
      title={isNew ? `Trust score ${score} of 100, from fewer than five closed orders` : `Trust score ${score} of 100`}
    >
      <ShieldCheck aria-hidden className={cn("size-3.5", isNew ? "text-muted-foreground" : "text-primary")} />
      <span className="sr-only">Trust score </span>
      {score}
      {isNew ? <span className="font-normal text-muted-foreground">new</span> : null}
    </span>
  );
}

type TrustScoreProps = ScoreProps & { components: ProfileView["trust_components"]; open?: boolean };

/** The score, opened into what it is made of: each component's value, its weight and how much it rests on. */
export function TrustScore({ score, isNew, components, open = false, className }: TrustScoreProps) {
  return (
    <details open={open} className={cn("group", className)}>
      <summary className="flex list-none items-center gap-4 rounded-sm">
        <ScoreRing score={score} />
        <span className="grid">
          <span className="font-semibold text-lg">Trust score</span>
          <span className="text-muted-foreground text-sm">
            {isNew ? "New here: fewer than five closed orders" : "From closed orders, never from a paid plan"}
          </span>
          <span className="text-primary-ink text-sm underline-offset-4 group-hover:underline">
            <span className="group-open:hidden">Show what it is made of</span>
            <span className="hidden group-open:inline">Hide the components</span>
          </span>
        </span>
      </summary>
      <dl className="mt-4 grid gap-3">
        {components.map((component) => (
          <TrustComponentRow key={component.name} component={component} />
        ))}
      </dl>
    </details>
  );
}

function TrustComponentRow({ component }: { component: ProfileView["trust_components"][number] }) {
  const known = NAMES[component.name];
  const percent = Math.round(component.value * (component.value > 1 ? 1 : 100));
  const unit = component.sample === 1 ? (known?.sample[0] ?? "sample") : (known?.sample[1] ?? "samples");
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <dt className="text-base">{known?.label ?? component.name.replaceAll("_", " ")}</dt>
      <dd className="text-right font-medium text-base tabular-nums">{percent}</dd>
      <dd className="col-span-2 h-1.5 overflow-hidden rounded-full bg-muted" aria-hidden>
        <span className="block h-full rounded-full bg-chart" style={{ width: `${percent}%` }} />
      </dd>
      <dd className="col-span-2 text-muted-foreground text-xs tabular-nums">
        {Math.round(component.weight * 100)}% of the score, from {component.sample} {unit}
      </dd>
    </div>
  );
}

function ScoreRing({ score }: { score: number }) {
  const around = 2 * Math.PI * 25;
  return (
    <span className="relative grid size-16 shrink-0 place-items-center">
      <svg aria-hidden="true" viewBox="0 0 60 60" className="-rotate-90 absolute inset-0">
        <circle cx="30" cy="30" r="25" fill="none" strokeWidth="6" className="stroke-muted" />
        <circle
          cx="30"
          cy="30"
          r="25"
          fill="none"
          strokeWidth="6"
          strokeLinecap="round"
          className="stroke-chart"
          strokeDasharray={`${(around * score) / 100} ${around}`}
        />
      </svg>
      <span className="font-semibold text-xl tabular-nums">{score}</span>
    </span>
  );
}
