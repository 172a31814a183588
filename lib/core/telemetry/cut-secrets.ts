import type { tracing } from "@opentelemetry/sdk-node";
import { redactPath } from "../log";

type Processor = tracing.SpanProcessor;
type Ending = Parameters<NonNullable<Processor["onEnding"]>>[0];

const OF_ADDRESSES = /^(?:http|url|next)\./;
/** What follows the path of an address. */
const QUERY = /[?#]\S*/g;
/** What may stand before its host. */
const LOGIN = /(?<=:\/\/)[^/\s@]+@/g;
const WORDS_OF_ERRORS = ["exception.message", "exception.stacktrace"];

/**
 * Takes out of spans, before anybody sends them, what is not for a collector: Next writes whole addresses into its own, with the tokens in
 * their queries, and the words of errors, which may hold what a client sent.
 */
export class CutSecrets implements Processor {
  onStart(): void {}
  onEnd(): void {}
  async forceFlush(): Promise<void> {}
  async shutdown(): Promise<void> {}

  onEnding(span: Ending): void {
    span.updateName(cut(span.name));
    for (const [key, value] of Object.entries(span.attributes))
      if (typeof value === "string" && OF_ADDRESSES.test(key))
        span.setAttribute(key, key === "url.query" ? "" : cut(value));
    for (const { attributes } of span.events) for (const key of WORDS_OF_ERRORS) delete attributes?.[key];
    if (span.status.message) span.setStatus({ code: span.status.code });
  }
}

const cut = (text: string) => redactPath(text.replace(QUERY, "").replace(LOGIN, ""));
