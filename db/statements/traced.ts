import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { ISql } from "postgres";

const DATABASE = { "db.system.name": "postgresql" };

/**
 * A client whose statements are spans of the work that asks them, with their text, which holds no values. What nobody's work asks
 * (the looks of a loop for what is due) is none: it would be most of what there is. Without a span under way it is the client itself.
 */
export function traced<Client extends ISql>(client: Client): Client {
  const unsafe = client.unsafe;
  client.unsafe = ((text: string, ...rest: unknown[]) => {
    const query = Reflect.apply(unsafe, client, [text, ...rest]);
    if (trace.getActiveSpan()) follow(query, text);
    return query;
  }) as typeof unsafe;
  return client;
}

function follow(query: Promise<unknown>, text: string): void {
  const [operation = "query"] = /^\s*(\w+)/.exec(text)?.slice(1) ?? [];
  const name = operation.toUpperCase();
  const attributes = { ...DATABASE, "db.operation.name": name, "db.query.text": text.slice(0, MOST_TEXT) };
  const span = trace.getTracer("guildhall").startSpan(name, { kind: SpanKind.CLIENT, attributes });
  const failed = (error: { code?: string }) => {
    span.setStatus({ code: SpanStatusCode.ERROR });
    if (error?.code) span.setAttribute("db.response.status_code", error.code);
    span.end();
  };
  // the driver sends a query once somebody calls its own `then`: this one only looks on
  Promise.prototype.then.call(query, () => span.end(), failed);
}

const MOST_TEXT = 4_000;
