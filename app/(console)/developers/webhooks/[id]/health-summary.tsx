import { StackedBars } from "@/app/_ui/data/stacked-bars";
import { Card } from "@/app/_ui/looks/card";
import { number } from "@/lib/core/values/formats";
import type { EndpointHealth } from "@/lib/domain/developers/webhooks/reading/health";
import { deadLettersText, latencyText, successText } from "../_deliveries/health-figures";

/** How an endpoint fared in the last 24 hours: figures, and attempts by the hour. */
export function HealthSummary({ health }: { health: EndpointHealth }) {
  const figures = [
    ["Attempts", number.format(health.attempts)],
    ["Success", successText(health)],
    ["95th percentile", latencyText(health)],
    ["Dead letters", deadLettersText(health)],
  ] as const;
  return (
    <section aria-label="The last 24 hours">
      <Card>
        <dl className="grid grid-cols-2 border-border sm:grid-cols-4">
          {figures.map(([name, value]) => (
            <div key={name} className="grid gap-0.5 px-5 py-3.5">
              <dt className="text-muted-foreground text-xs">{name}</dt>
              <dd className="font-semibold text-xl tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {health.attempts > 0 ? (
          <div className="border-border border-t p-5">
            <Attempts health={health} />
          </div>
        ) : null}
      </Card>
    </section>
  );
}

function Attempts({ health: { hours } }: { health: EndpointHealth }) {
  const steps = hours.map(({ at }, i) => {
    const begin = Date.parse(at);
    return {
      label: { at: begin },
      ...(i % 6 === 0 ? { tick: { at: begin, form: "minute" } as const } : {}),
    };
  });
  return (
    <StackedBars
      title="Attempts by the hour"
      description="How many attempts were answered with a 2xx, and how many were not."
      steps={steps}
      series={[
        { name: "Succeeded", fill: "fill-chart", swatch: "bg-chart", values: hours.map((hour) => hour.succeeded) },
        { name: "Failed", fill: "fill-danger", swatch: "bg-danger", values: hours.map((hour) => hour.failed) },
      ]}
    />
  );
}
