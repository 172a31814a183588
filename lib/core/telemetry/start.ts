import { hostname } from "node:os";
import type { metrics as otel } from "@opentelemetry/sdk-node";
import { logger } from "../log";
import { type Snapshot, snapshot } from "../metrics/exposition";
import { beginTracing } from "../spans";
import { CutSecrets } from "./cut-secrets";
import { PrometheusProducer } from "./prometheus-producer";

type Service = { stop(): Promise<void> };
type Signal = "TRACES" | "METRICS";

/** The longest that an end waits for what is left to be sent. */
const STOP_MS = 3_000;
const OFF: Service = { stop: async () => {} };
// one in a process, no matter who asks first: our own start, or Next's where `next start` runs alone
const holder = globalThis as { __guildhallTelemetry?: Promise<Service> };

/**
 * Sends traces and metrics where the standard variables of OpenTelemetry say (`OTEL_EXPORTER_OTLP_ENDPOINT` or one per signal,
 * `OTEL_TRACES_EXPORTER`, `OTEL_METRICS_EXPORTER`), and reads the rest of them: headers, protocol, sampler, service name, intervals.
 * Where none is set, nothing is loaded. `name` says what the process does; `shared` answers what is read from the
 * database, for the process that tells it. Once in a process: later callers get what the first has started.
 */
export function startTelemetry(name: string, shared: () => Promise<Snapshot> = async () => []): Promise<Service> {
  holder.__guildhallTelemetry ??= start(name, shared);
  return holder.__guildhallTelemetry;
}

/** A service of this process, which sends what is left of its telemetry once it has stopped. */
export async function withTelemetry(
  name: string,
  start: () => Promise<Service>,
  shared?: () => Promise<Snapshot>,
): Promise<Service> {
  const telemetry = await startTelemetry(name, shared);
  const service = await start();
  return { stop: () => service.stop().finally(telemetry.stop) };
}

async function start(name: string, shared: () => Promise<Snapshot>): Promise<Service> {
  const [traces, metrics] = [wanted("TRACES"), wanted("METRICS")];
  if (!traces && !metrics) return OFF;
  const { NodeSDK, api, metrics: kinds, resources } = await import("@opentelemetry/sdk-node");
  const read = async () => [...(await snapshot()), ...(await shared())];
  const producer = new PrometheusProducer(read, kinds, resources.emptyResource());
  const sdk = new NodeSDK({
    resource: resources.defaultResource().merge(resources.resourceFromAttributes(describe(name))),
    spanProcessors: traces ? [new CutSecrets(), ...(await senders())] : [],
    metricReaders: metrics ? [await reader(kinds, producer)] : [],
    logRecordProcessors: [],
  });
  api.diag.setLogger({ ...SILENT, error: report, warn: report }, { suppressOverrideMessage: true });
  sdk.start();
  if (traces) beginTracing();
  return { stop: () => atMost(STOP_MS, sdk.shutdown()) };
}

/** What sends spans, as the environment says: what the SDK makes itself where it is told of no processor. */
async function senders() {
  const { getSpanProcessorsFromEnv } = await import("@opentelemetry/sdk-node/build/src/utils.js");
  return getSpanProcessorsFromEnv(undefined);
}

function describe(name: string) {
  const instance = `${hostname()}-${process.pid}`;
  return { "service.name": "guildhall", "service.instance.id": instance, "guildhall.process": name };
}

/** Whether an operator has said where this signal goes. The standard's own default is a collector on this machine, asked for or not. */
function wanted(signal: Signal): boolean {
  const { env } = process;
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === "true") return false;
  const exporter = env[`OTEL_${signal}_EXPORTER`];
  if (exporter) return exporter !== "none";
  return Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`]);
}

/** The SDK makes its own readers from the environment, but none that asks a producer. */
async function reader(kinds: typeof otel, producer: PrometheusProducer): Promise<otel.IMetricReader> {
  const { OTEL_METRIC_EXPORT_INTERVAL: interval, OTEL_METRIC_EXPORT_TIMEOUT: timeout } = process.env;
  return new kinds.PeriodicExportingMetricReader({
    exporter: await metricExporter(kinds),
    metricProducers: [producer],
    exportIntervalMillis: Number(interval) || 60_000,
    exportTimeoutMillis: Math.min(Number(timeout) || 30_000, Number(interval) || 60_000),
  });
}

async function metricExporter(kinds: typeof otel): Promise<otel.PushMetricExporter> {
  const { env } = process;
  if (env.OTEL_METRICS_EXPORTER === "console") return new kinds.ConsoleMetricExporter();
  const protocol = env.OTEL_EXPORTER_OTLP_METRICS_PROTOCOL ?? env.OTEL_EXPORTER_OTLP_PROTOCOL;
  const { OTLPMetricExporter } =
    protocol === "grpc"
      ? await import("@opentelemetry/exporter-metrics-otlp-grpc")
      : protocol === "http/json"
        ? await import("@opentelemetry/exporter-metrics-otlp-http")
        : await import("@opentelemetry/exporter-metrics-otlp-proto");
  return new OTLPMetricExporter();
}

const SILENT = { info: () => {}, debug: () => {}, verbose: () => {} };

/** What the SDK says of itself, mostly that a collector is away: it goes on, and so does the service. */
function report(message: string): void {
  logger().warn({ telemetry: message.slice(0, 500) }, "telemetry was not sent");
}

function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  return Promise.race([
    work.catch(() => {}),
    new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref()),
  ]);
}
