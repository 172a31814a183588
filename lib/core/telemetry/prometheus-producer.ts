import type { metrics as otel } from "@opentelemetry/sdk-node";
import type { Snapshot } from "../metrics/exposition";

type Kinds = Pick<typeof otel, "AggregationTemporality" | "DataPointType">;
type Value = Snapshot[number]["values"][number] & { metricName?: string };
type Labels = Value["labels"];

/** What the processes of this service count for Prometheus, in the form in which OpenTelemetry sends it. */
export class PrometheusProducer implements otel.MetricProducer {
  private readonly startTime = hrTime(Date.now() - process.uptime() * 1_000);

  /** `read` answers what is counted now; `kinds` is the SDK's own vocabulary, and `resource` an empty one: the reader has its own. */
  constructor(
    private readonly read: () => Promise<Snapshot>,
    private readonly kinds: Kinds,
    private readonly resource: otel.ResourceMetrics["resource"],
  ) {}

  async collect(): Promise<otel.CollectionResult> {
    const times = { startTime: this.startTime, endTime: hrTime(Date.now()) };
    const metrics = (await this.read()).map((metric) => this.convert(metric, times));
    return {
      resourceMetrics: { resource: this.resource, scopeMetrics: [{ scope: { name: "guildhall" }, metrics }] },
      errors: [],
    };
  }

  private convert({ name, help, type, values }: Snapshot[number], times: Times): otel.MetricData {
    const { AggregationTemporality, DataPointType } = this.kinds;
    const descriptor = { name, description: help, unit: name.endsWith("_seconds") ? "s" : "1", valueType: DOUBLE };
    const base = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
    // prom-client's types say a number, its answers a word
    const kind = String(type);
    if (kind === "histogram")
      return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(values, times) };
    const dataPoints = values.map(({ value, labels }) => ({ ...times, attributes: attributesOf(labels), value }));
    if (kind === "counter") return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
    return { ...base, dataPointType: DataPointType.GAUGE, dataPoints };
  }
}

type Times = { startTime: [number, number]; endTime: [number, number] };
type HistogramPoint = otel.HistogramMetricData["dataPoints"][number];

/** prom-client counts each bucket with all below it, as values next to the sum and the count of the same labels. */
function histograms(values: readonly Value[], times: Times): HistogramPoint[] {
  const series = new Map<string, Value[]>();
  for (const value of values) {
    const { le: _, ...labels } = value.labels;
    const key = JSON.stringify(labels);
    series.set(key, [...(series.get(key) ?? []), value]);
  }
  return [...series].map(([key, parts]) => {
    const ending = (suffix: string) => parts.filter(({ metricName }) => metricName?.endsWith(suffix));
    const buckets = ending("_bucket");
    const below = buckets.map(({ value }) => value);
    return {
      ...times,
      attributes: JSON.parse(key),
      value: {
        buckets: {
          boundaries: buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite),
          counts: below.map((count, at) => count - (below[at - 1] ?? 0)),
        },
        sum: ending("_sum")[0]?.value ?? 0,
        count: ending("_count")[0]?.value ?? 0,
      },
    };
  });
}

const attributesOf = (labels: Labels) => labels as Record<string, string | number>;
/** `ValueType.DOUBLE` of the API. */
const DOUBLE = 1;

function hrTime(milliseconds: number): [number, number] {
  return [Math.floor(milliseconds / 1_000), Math.round((milliseconds % 1_000) * 1e6)];
}
