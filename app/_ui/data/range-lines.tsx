import { Chart, type ChartStep } from "./chart";
import { axisTop } from "./chart-scale";

type Values = readonly (number | null)[];

type RangeLinesProps = {
  title: string;
  description: string;
  steps: readonly ChartStep[];
  /** The lower line and the upper one; null where there is nothing to show. */
  low: { name: string; values: Values; whole: number | null };
  high: { name: string; values: Values; whole: number | null };
  format: (value: number) => string;
};

/** Two lines with the space between them tinted, broken where values are missing. */
export function RangeLines({ title, description, steps, low, high, format }: RangeLinesProps) {
  const top = axisTop(Math.max(0, ...high.values.map((value) => value ?? 0)), 1);
  const x = (i: number) => (i / steps.length) * 100;
  const y = (value: number) => 100 - (value / top) * 100;
  const text = (value: number | null) => (value === null ? "–" : format(value));
  const points = (values: Values, [from, to]: [number, number]) => {
    const at = (i: number, part: number) => `${x(i + part)} ${y(values[i] ?? 0)}`;
    // a step alone is drawn as wide as it lasts, so that it is seen and its two values are told apart
    if (to - from === 1) return [at(from, 0), at(from, 1)];
    return values.slice(from, to).map((_, i) => at(from + i, 0.5));
  };
  return (
    <Chart
      title={title}
      description={description}
      steps={steps}
      series={[
        { name: low.name, swatch: "bg-chart", values: low.values.map(text), whole: text(low.whole) },
        { name: high.name, swatch: "bg-chart-soft", values: high.values.map(text), whole: text(high.whole) },
      ]}
      axis={{ top: format(top), middle: format(top / 2) }}
    >
      {runs(high.values).map((run) => {
        const upper = points(high.values, run);
        const lower = points(low.values, run);
        return (
          <g key={run[0]} fill="none" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
            <path d={`M${upper.join("L")}L${lower.toReversed().join("L")}Z`} className="fill-chart/12" />
            <path d={`M${upper.join("L")}`} className="stroke-chart-soft" vectorEffect="non-scaling-stroke" />
            <path d={`M${lower.join("L")}`} className="stroke-chart" vectorEffect="non-scaling-stroke" />
          </g>
        );
      })}
    </Chart>
  );
}

/** The stretches without a gap, as `[from, to)`. */
function runs(values: Values): [number, number][] {
  const found: [number, number][] = [];
  let from = -1;
  for (let i = 0; i <= values.length; i++) {
    const present = i < values.length && values[i] !== null;
    if (present && from === -1) from = i;
    if (!present && from !== -1) {
      found.push([from, i]);
      from = -1;
    }
  }
  return found;
}
