import type { ChartStep } from "@/app/_ui/data/chart";
import { clock, shortDay, weekday } from "@/lib/core/values/formats";
import type { TrafficRange, TrafficStep } from "@/lib/domain/developers/request-logs/traffic";

/** What the steps of a range are called in a chart, and which of them stand on its axis. All in UTC. */
export function stepNames(steps: readonly Pick<TrafficStep, "from" | "to">[], range: TrafficRange): ChartStep[] {
  return steps.map(({ from, to }, i) => {
    const [start, end] = [Date.parse(from), Date.parse(to)];
    const hour = new Date(start).getUTCHours();
    if (range === "30d")
      return { label: shortDay.format(start), ...(i % 7 === 1 ? { tick: shortDay.format(start) } : {}) };
    const label = `${weekday.format(start)}, ${clock.format(start)}–${clock.format(end)}`;
    if (range === "7d") return { label, ...(hour === 0 ? { tick: weekday.format(start) } : {}) };
    return { label, ...(hour % 6 === 0 ? { tick: clock.format(start) } : {}) };
  });
}
