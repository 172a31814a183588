import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

// Next bundles pages apart from the host: one process has one answer
const holder = globalThis as { __guildhallTracing?: boolean };

/** Says that there is somebody to send spans to. Until then nothing here costs more than a look at a flag. */
export function beginTracing(): void {
  holder.__guildhallTracing = true;
}

/** The span under way, where spans are kept. */
export function activeSpan(): Span | undefined {
  return holder.__guildhallTracing ? trace.getActiveSpan() : undefined;
}

/** What leads from a log line to its trace; nothing where no span is under way. */
export function traceFields(): { trace_id: string; span_id: string } | undefined {
  const span = activeSpan()?.spanContext();
  return span && { trace_id: span.traceId, span_id: span.spanId };
}

/** A request to the endpoint `name`, in the trace of a caller that sent `traceparent` (W3C Trace Context). */
export function requestSpan<T>(name: string, request: Request, answer: () => Promise<T>): Promise<T> {
  if (!holder.__guildhallTracing) return answer();
  const { method, headers, url } = request;
  const attributes = { "http.request.method": method, "url.path": new URL(url).pathname };
  const caller = propagation.extract(context.active(), headers, OF_HEADERS);
  return context.with(caller, () => inSpan(`${method} ${name}`, attributes, answer, SpanKind.SERVER));
}

/** Says on the span of a request how it ended. */
export function noteAnswer(status: number, requestId: string): void {
  const span = activeSpan();
  span?.setAttributes({ "http.response.status_code": status, "guildhall.request_id": requestId });
  if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
}

/** A piece of work, within the one that is under way or as the first of its trace. What it throws is told of the span, and thrown. */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<T> {
  if (!holder.__guildhallTracing) return work();
  return trace.getTracer("guildhall").startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // its words may hold what a client sent: the log keeps them, redacted
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
      throw error;
    } finally {
      span.end();
    }
  });
}

export const CLIENT = SpanKind.CLIENT;

const OF_HEADERS = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
};
