import type { ChartStep } from "@/app/_ui/data/chart";
import type { TrafficRange, TrafficStep } from "@/lib/domain/developers/request-logs/traffic";

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });

const CLOCK = format({ hour: "2-digit", minute: "2-digit" });
const DAY = format({ day: "numeric", month: "short" });
const WEEKDAY = format({ weekday: "short", day: "numeric" });

/** What the steps of a range are called in a chart, and which of them stand on its axis. All in UTC. */
export function stepNames(steps: readonly Pick<TrafficStep, "from" | "to">[], range: TrafficRange): ChartStep[] {
  return steps.map(({ from, to }, i) => {
    const [start, end] = [Date.parse(from), Date.parse(to)];
    const hour = new Date(start).getUTCHours();
    if (range === "30d") return { label: DAY.format(start), ...(i % 7 === 1 ? { tick: DAY.format(start) } : {}) };
    const label = `${WEEKDAY.format(start)}, ${CLOCK.format(start)}–${CLOCK.format(end)}`;
    if (range === "7d") return { label, ...(hour === 0 ? { tick: WEEKDAY.format(start) } : {}) };
    return { label, ...(hour % 6 === 0 ? { tick: CLOCK.format(start) } : {}) };
  });
}
