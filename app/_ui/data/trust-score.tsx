import type { ProfileView } from "@/lib/contracts/network/profiles";
import { cn } from "../cn";
import { Glyph } from "../looks/logos/glyph";

/** How each component is called, and what its sample counts; the identity check counts nothing. */
const COMPONENTS: Record<string, { label: string; one: string; many: string } | { label: string }> = {
  rating: { label: "Rating", one: "review", many: "reviews" },
  completion: { label: "Orders completed", one: "closed order", many: "closed orders" },
  punctuality: { label: "Delivered on time", one: "delivery", many: "deliveries" },
  disputes: { label: "No dispute lost", one: "closed order", many: "closed orders" },
  response: { label: "Answers within three days", one: "request", many: "requests" },
  verification: { label: "Identity verified" },
};

type ScoreProps = { score: number; isNew?: boolean; className?: string };

/** The trust score as a small mark. New creators are named as such: their score rests on few orders. */
export function TrustBadge({ score, isNew, className }: ScoreProps) {
  return (
    <span
      className={cn("figure font-medium", className)}
      title={isNew ? `Trust score ${score} of 100, from fewer than five closed orders` : `Trust score ${score} of 100`}
    >
      <Glyph name="trust" className={isNew ? "text-muted-foreground" : "text-primary"} />
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

type TrustComponent = ProfileView["trust_components"][number];

function TrustComponentRow({ component }: { component: TrustComponent }) {
  const percent = Math.round(component.value * 100);
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      <dt className="text-base">{COMPONENTS[component.name]?.label ?? component.name.replaceAll("_", " ")}</dt>
      <dd className="text-right font-medium text-base tabular-nums">{percent}</dd>
      <dd className="col-span-2 h-1.5 overflow-hidden rounded-full bg-muted" aria-hidden>
        <span className="block h-full rounded-full bg-chart" style={{ width: `${percent}%` }} />
      </dd>
      <dd className="col-span-2 text-muted-foreground text-xs tabular-nums">
        {Math.round(component.weight * 100)}% of the score
        {component.name === "disputes" ? ", and a lost one weighs on all of it" : ""}
        {basisOf(component)}
      </dd>
    </div>
  );
}

/** What a component's value rests on. Without a sample it is the neutral start that everybody has. */
function basisOf({ name, sample }: TrustComponent): string {
  const known = COMPONENTS[name];
  if (!known || !("one" in known)) return "";
  if (sample === 0) return ", a neutral start: nothing measured yet";
  return `, from ${sample} ${sample === 1 ? known.one : known.many}`;
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
