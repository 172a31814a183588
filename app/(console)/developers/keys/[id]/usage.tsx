import { StackedBars } from "@/app/_ui/data/stacked-bars";
import { Card } from "@/app/_ui/looks/card";
import { number } from "@/lib/core/values/formats";
import { readKeyUsage, USAGE_DAYS } from "@/lib/domain/developers/request-logs/figures/key-usage";
import { pageContext } from "@/lib/transports/actions/session/session";
import { stepNames } from "../../_overview/step-names";

/** What a key asked in the last 30 days, and how often it was refused. */
export async function Usage({ id }: { id: string }) {
  const { days, truncated } = await readKeyUsage(await pageContext(), id);
  const [requests, errors] = [sum(days.map((day) => day.requests)), sum(days.map((day) => day.errors))];
  return (
    <Card className="p-5">
      <StackedBars
        title="Requests a day"
        description={`${number.format(requests)} requests in ${USAGE_DAYS} days, ${number.format(errors)} of them refused or failed.`}
        steps={stepNames(days, "30d")}
        series={[
          { name: "Answered", fill: "fill-chart", swatch: "bg-chart", values: days.map((d) => d.requests - d.errors) },
          { name: "Errors", fill: "fill-warning", swatch: "bg-warning", values: days.map((d) => d.errors) },
        ]}
      />
      <p className="mt-3 text-muted-foreground text-xs">
        Days are UTC. Counts trail by a few seconds.{truncated ? " Of the account's newest 100,000 requests." : ""}
      </p>
    </Card>
  );
}

const sum = (values: number[]) => values.reduce((total, n) => total + n, 0);
