import { Link } from "@/app/_ui/controls/link";
import { Chart } from "@/app/_ui/data/chart";
import { axisTop } from "@/app/_ui/data/chart-scale";
import { Card, CardContent } from "@/app/_ui/looks/card";
import type { CostSummaryView } from "@/lib/contracts/agents/agent-costs";
import { includesTier } from "@/lib/contracts/tiers";
import { getCostSummary } from "@/lib/domain/agents/costs/summary";
import { readStanding } from "@/lib/domain/people/accounts/standing/standing";
import { pageContext } from "@/lib/transports/actions/session/session";
import { formatUsdc } from "./usdc";

const GAP = 0.22;
/** A hundredth of a cent: the least that the axis shows. */
const LEAST_ATOMIC = 100;

/** What agents cost in the last 30 days, by day; a note where the plan has no cost summary. */
export async function CostChart() {
  const ctx = await pageContext();
  const { tier } = await readStanding(ctx);
  if (!includesTier(tier, "STARTER")) {
    return (
      <p className="mt-8 text-muted-foreground text-sm">
        What your agents cost by day is part of the Starter plan.{" "}
        <Link href="/developers/billing" className="rounded-sm text-primary-ink underline underline-offset-4">
          Compare plans
        </Link>
      </p>
    );
  }
  const { days, total } = await getCostSummary(ctx, {});
  if (total.runs === 0) return null;
  return (
    <section aria-labelledby="costs" className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="costs" className="font-semibold text-lg">
        What they cost
      </h2>
      <Card>
        <CardContent>
          <Costs days={days} total={total} />
        </CardContent>
      </Card>
    </section>
  );
}

function Costs({ days, total }: CostSummaryView) {
  const top = axisTop(Math.max(...days.map((day) => day.amount_atomic)), LEAST_ATOMIC);
  const width = 100 / days.length;
  const last = days.length - 1;
  const steps = days.map(({ date }, i) => ({
    label: { day: date },
    ...(i === 0 || i === last || i === Math.floor(last / 2) ? { tick: { day: date } } : {}),
  }));
  return (
    <Chart
      title="Cost by day, last 30 days"
      stepTitle="Day (UTC)"
      description={`${formatUsdc(total.amount_atomic)} for ${total.runs} runs.`}
      steps={steps}
      series={[
        {
          name: "Cost",
          swatch: "bg-chart",
          values: days.map((d) => formatUsdc(d.amount_atomic)),
          whole: formatUsdc(total.amount_atomic),
        },
        {
          name: "Runs",
          swatch: "bg-border-strong",
          values: days.map((d) => String(d.runs)),
          whole: String(total.runs),
        },
      ]}
      axis={{ top: formatUsdc(top), middle: formatUsdc(top / 2) }}
    >
      <g className="fill-chart">
        {days.map(({ date, amount_atomic }, i) => {
          const height = (amount_atomic / top) * 100;
          return height > 0 ? (
            <rect key={date} x={(i + GAP / 2) * width} y={100 - height} width={width * (1 - GAP)} height={height} />
          ) : null;
        })}
      </g>
    </Chart>
  );
}
