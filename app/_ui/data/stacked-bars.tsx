import { compactNumber, number } from "@/lib/core/values/formats";
import { Chart, type ChartStep, stepKey } from "./chart";
import { axisTop } from "./chart-scale";

export type BarSeries = {
  name: string;
  /** Classes of its bars and of its mark in the legend. */
  fill: string;
  swatch: string;
  values: readonly number[];
};

type StackedBarsProps = {
  title: string;
  description: string;
  steps: readonly ChartStep[];
  series: readonly BarSeries[];
};

const GAP = 0.22;

/** Counts a step, series upon series, the first at the bottom. */
export function StackedBars({ title, description, steps, series }: StackedBarsProps) {
  const sums = steps.map((_, i) => series.reduce((sum, { values }) => sum + (values[i] ?? 0), 0));
  const top = axisTop(Math.max(...sums), 4);
  const width = 100 / steps.length;
  return (
    <Chart
      title={title}
      description={description}
      steps={steps}
      series={series.map(({ values, ...rest }) => ({
        ...rest,
        values: values.map((n) => number.format(n)),
        whole: compactNumber.format(values.reduce((sum, n) => sum + n, 0)),
      }))}
      axis={{ top: compactNumber.format(top), middle: compactNumber.format(top / 2) }}
    >
      {series.map(({ name, fill }, at) => (
        <g key={name} className={fill}>
          {steps.map((step, i) => {
            const below = series.slice(0, at).reduce((sum, { values }) => sum + (values[i] ?? 0), 0);
            const height = ((series[at]?.values[i] ?? 0) / top) * 100;
            const y = 100 - (below / top) * 100 - height;
            return height > 0 ? (
              <rect key={stepKey(step)} x={(i + GAP / 2) * width} y={y} width={width * (1 - GAP)} height={height} />
            ) : null;
          })}
        </g>
      ))}
    </Chart>
  );
}
