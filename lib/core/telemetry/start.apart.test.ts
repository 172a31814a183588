import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { SpanStatusCode, trace } from "@opentelemetry/api";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openTransaction, statement } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { endpoint } from "@/lib/transports/http/endpoint";
import { startTelemetry } from "./start";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
};
type Metric = { name: string; sum?: Points; gauge?: Points; histogram?: Points };
type Points = { isMonotonic?: boolean; dataPoints: Record<string, unknown>[] };

/** A collector as OTLP over HTTP describes one: it takes JSON at two paths. */
const received = { spans: [] as Sent[], metrics: [] as Metric[], resources: [] as Attribute[], keys: [] as unknown[] };
let collector: Server;
let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
  collector = createServer(async (request, response) => {
    received.keys.push(request.headers["x-collector-key"]);
    // biome-ignore lint/suspicious/noExplicitAny: the collector's own format, read where the test looks
    const body = (await json(request)) as any;
    for (const { resource, scopeSpans } of body.resourceSpans ?? []) {
      received.resources.push(...resource.attributes);
      for (const { spans } of scopeSpans) received.spans.push(...spans);
    }
    for (const { scopeMetrics } of body.resourceMetrics ?? [])
      for (const { metrics } of scopeMetrics) received.metrics.push(...metrics);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((listening) => collector.listen(0, "127.0.0.1", listening));
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${port}`);
  vi.stubEnv("OTEL_EXPORTER_OTLP_PROTOCOL", "http/json");
  vi.stubEnv("OTEL_EXPORTER_OTLP_HEADERS", "x-collector-key=secret");
  vi.stubEnv("OTEL_RESOURCE_ATTRIBUTES", "deployment.environment.name=staging");
});
afterAll(async () => {
  collector.close();
  await db.drop();
});

const said = (attributes: Attribute[], name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};
const spanOf = (name: string) => received.spans.find((span) => span.name === name);

/** Next names addresses whole, and says what an error said. */
function spanAsOfNext(): void {
  const attributes = {
    "http.target": "/orders/ord_1?token=hidden",
    "http.url":
      "https://ada:hidden@example.com/reset/Ab3dE6gH-0123hidden9_abcdefghijkl?email=hidden@example.com#hidden",
    "url.path": "/keys/gh_live_Ab3dE6gH_hidden",
  };
  const span = trace.getTracer("next.js").startSpan("GET /orders/ord_1?token=hidden", { attributes });
  span.setAttributes({ "url.query": "token=hidden", "http.route": "/orders/[id]" });
  span.recordException(new Error("params: hidden"));
  span.setStatus({ code: SpanStatusCode.ERROR, message: "params: hidden" });
  span.end();
}

it("sends a request, what it asked the database, and what is counted, to where the standard variables say", async () => {
  const telemetry = await startTelemetry("web", async () => []);
  const handle = endpoint(
    "probe",
    async () => {
      await openTransaction(async (tx) => void (await tx.execute("select 'in a transaction'")));
      await statement("select $1::int as one", [1]);
      return { status: 200, body: "{}", headers: {} };
    },
    { log: false },
  );
  const failing = endpoint("failing", async () => statement("select 1 / $1::int", [0]) as never, { log: false });
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const { status } = await handle(new Request("http://localhost/v1/probe?key=hidden", { headers }));
  expect(status).toBe(200);
  expect((await failing(new Request("http://localhost/v1/failing"))).status).toBe(500);
  await statement("select 'nobody asked in a request'", []);
  spanAsOfNext();
  await telemetry.stop();

  const request = spanOf("GET probe");
  expect(request).toMatchObject({ traceId, parentSpanId: "00f067aa0ba902b7", kind: 2 });
  expect(said(request?.attributes ?? [], "url.path")).toBe("/v1/probe");
  expect(said(request?.attributes ?? [], "http.response.status_code")).toBe(200);
  const asked = received.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(asked.map(({ attributes }) => said(attributes, "db.query.text")).sort()).toEqual([
    "begin ",
    "select $1::int as one",
    "select 'in a transaction'",
  ]);
  expect(spanOf("GET failing")).toMatchObject({ status: { code: 2 } });
  expect(
    received.spans.find(({ attributes }) => said(attributes, "db.response.status_code") === "22012"),
  ).toBeDefined();
  expect(JSON.stringify(received.spans)).not.toMatch(/hidden|nobody asked/);
  const page = spanOf("GET /orders/ord_1")?.attributes ?? [];
  expect(["http.target", "http.url", "url.path", "url.query", "http.route"].map((name) => said(page, name))).toEqual([
    "/orders/ord_1",
    "https://example.com/reset/Ab3d…",
    "/keys/gh_live_Ab3d…",
    "",
    "/orders/[id]",
  ]);

  expect(said(received.resources, "service.name")).toBe("guildhall");
  expect(said(received.resources, "deployment.environment.name")).toBe("staging");
  expect(new Set(received.keys)).toEqual(new Set(["secret"]));
  const counted = received.metrics.find(({ name }) => name === "guildhall_http_requests_total")?.sum;
  expect(counted?.isMonotonic).toBe(true);
  expect(counted?.dataPoints.map(({ asDouble }) => asDouble)).toEqual([1, 1]);
  const durations = received.metrics.find(({ name }) => name === "guildhall_http_request_duration_seconds")?.histogram;
  const [took] = (durations?.dataPoints ?? []) as [{ count: number; bucketCounts: number[]; explicitBounds: number[] }];
  expect(took.count).toBe(1);
  expect(took.bucketCounts).toHaveLength(took.explicitBounds.length + 1);
  expect(took.bucketCounts.reduce((sum, one) => sum + one)).toBe(1);
});
