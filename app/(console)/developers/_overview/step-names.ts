import type { ChartStep } from "@/app/_ui/data/chart";
import type { TrafficRange, TrafficStep } from "@/lib/domain/developers/request-logs/figures/traffic";

/** What the steps of a range are called in a chart, and which of them stand on its axis: hours on the reader's clock, days as UTC counts them. */
export function stepNames(steps: readonly Pick<TrafficStep, "from" | "to">[], range: TrafficRange): ChartStep[] {
  return steps.map(({ from, to }, i) => {
    const [at, until] = [Date.parse(from), Date.parse(to)];
    if (range === "30d") return { label: { day: from }, ...(i % 7 === 1 ? { tick: { day: from } } : {}) };
    const label = { at, until };
    const hour = new Date(at).getUTCHours();
    if (range === "7d") return { label, ...(hour === 0 ? { tick: { at, form: "monthDay" } as const } : {}) };
    return { label, ...(hour % 6 === 0 ? { tick: { at, form: "minute" } as const } : {}) };
  });
}
