import { cn } from "@/app/_ui/cn";
import type { ChartStep } from "@/app/_ui/data/chart";
import { RangeLines } from "@/app/_ui/data/range-lines";
import { type BarSeries, StackedBars } from "@/app/_ui/data/stacked-bars";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { Card } from "@/app/_ui/looks/card";
import { formatDuration } from "@/app/_ui/time/duration";
import { number, percent } from "@/lib/core/values/formats";
import {
  readTraffic,
  TRAFFIC_RANGES,
  type TrafficCounts,
  type TrafficRange,
  type TrafficStep,
} from "@/lib/domain/developers/request-logs/figures/traffic";
import { pageContext } from "@/lib/transports/actions/session/session";
import { stepNames } from "./step-names";

const NAMES: Record<TrafficRange, string> = { "24h": "24 hours", "7d": "7 days", "30d": "30 days" };
const RANGES = Object.keys(TRAFFIC_RANGES) as TrafficRange[];

const CLASSES = [
  { status: 2, name: "2xx", fill: "fill-chart", swatch: "bg-chart" },
  { status: 3, name: "3xx", fill: "fill-border-strong", swatch: "bg-border-strong" },
  { status: 4, name: "4xx", fill: "fill-warning", swatch: "bg-warning" },
  { status: 5, name: "5xx", fill: "fill-danger", swatch: "bg-danger" },
] as const;

/** The range of an address; a day when it names none. */
export function readRange(text: string | undefined): TrafficRange {
  return RANGES.find((range) => range === text) ?? "24h";
}

/** How much the creator's credentials are used, what came of it and how long it took. */
export async function Traffic({ range }: { range: TrafficRange }) {
  const { total, steps } = await readTraffic(await pageContext(), range);
  const names = stepNames(steps, range);
  return (
    <section aria-labelledby="traffic" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="traffic" className="font-semibold text-lg">
          Traffic
        </h2>
        <FilterLinks
          label="Range"
          options={RANGES.map((option) => ({
            href: option === "24h" ? "/developers" : `/developers?range=${option}`,
            label: NAMES[option],
            current: option === range,
          }))}
        />
      </div>
      <Card>
        <Summary total={total} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 p-5 lg:grid-cols-2">
          <Requests total={total} steps={steps} names={names} range={range} />
          <Latency total={total} steps={steps} names={names} range={range} />
        </div>
      </Card>
      <p className="text-muted-foreground text-xs">
        {range === "30d" ? "Days are UTC. " : ""}Counts trail by a few seconds.
      </p>
    </section>
  );
}

function Summary({ total }: { total: TrafficCounts }) {
  const { requests, by_class, p50_ms, p95_ms } = total;
  const failed = by_class[4] + by_class[5];
  const figures = [
    { name: "Requests", value: number.format(requests) },
    { name: "Errors", value: requests === 0 ? "–" : percent.format(failed / requests) },
    { name: "Median latency", value: p50_ms === null ? "–" : formatDuration(p50_ms) },
    { name: "95th percentile", value: p95_ms === null ? "–" : formatDuration(p95_ms) },
  ];
  return (
    <dl className="grid grid-cols-2 border-border border-b sm:grid-cols-4">
      {figures.map(({ name, value }, i) => (
        <div
          key={name}
          className={cn(
            "grid gap-0.5 border-border px-5 py-4 sm:border-l sm:first:border-l-0",
            i % 2 === 1 && "max-sm:border-l",
            i > 1 && "max-sm:border-t",
          )}
        >
          <dt className="text-muted-foreground text-sm">{name}</dt>
          <dd className="font-semibold text-xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type ChartInput = { total: TrafficCounts; steps: TrafficStep[]; names: ChartStep[]; range: TrafficRange };

function Requests({ total, steps, names, range }: ChartInput) {
  const series: BarSeries[] = CLASSES.filter(({ status }) => status === 2 || total.by_class[status] > 0).map(
    ({ status, ...looks }) => ({ ...looks, values: steps.map((step) => step.by_class[status]) }),
  );
  const words = CLASSES.map(({ status, name }) => `${number.format(total.by_class[status])} with ${name}`).join(", ");
  return (
    <StackedBars
      title="Requests by status"
      description={`${number.format(total.requests)} requests in ${NAMES[range]}: ${words}.`}
      steps={names}
      series={series}
    />
  );
}

function Latency({ total, steps, names, range }: ChartInput) {
  const { p50_ms, p95_ms } = total;
  const words =
    p50_ms === null || p95_ms === null
      ? "No requests."
      : `Half of the requests took at most ${formatDuration(p50_ms)}, 95 % at most ${formatDuration(p95_ms)}.`;
  return (
    <RangeLines
      title="Latency"
      description={`In ${NAMES[range]}. ${words}`}
      steps={names}
      low={{ name: "p50", values: steps.map((step) => step.p50_ms), whole: p50_ms }}
      high={{ name: "p95", values: steps.map((step) => step.p95_ms), whole: p95_ms }}
      format={formatDuration}
    />
  );
}
