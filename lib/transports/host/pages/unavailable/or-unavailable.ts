import type { IncomingMessage, ServerResponse } from "node:http";
import type { NodeHandler } from "@/lib/transports/host/node-handler";
import { type Failures, takingDown } from "../making/failures";
import { RETRY_SECONDS, UNAVAILABLE, type UnavailablePage } from "./unavailable-page";

/** Longer than a query may take (`db/client.ts`): a page that had to wait for one alone has said so by then. */
const PATIENCE_MS = 20_000;
/** What Next says of any page that it could not make. */
const FAILED = 500;

/**
 * Next answers 500 whatever a page met. Where that was a database that is away, and where a page to be read has not begun after 20 s,
 * the answer is 503 with `Retry-After`, and the page that says so. What a script asked for keeps its body.
 */
export function orUnavailable(pages: NodeHandler, unavailable: UnavailablePage): NodeHandler {
  return (request, response) => {
    const failures: Failures = { any: false, away: false };
    const held = new HeldResponse(request, response, failures, unavailable);
    if (request.method === "GET" || request.method === "HEAD") {
      const timer = setTimeout(() => held.replace(), PATIENCE_MS);
      response.once("close", () => clearTimeout(timer));
    }
    return takingDown(failures, () => pages(request, response));
  };
}

/** Stands between Next and a response: passes on what is written, or drops it once the answer is another. */
class HeldResponse {
  private readonly own: Pick<ServerResponse, "writeHead" | "flushHeaders" | "write" | "end">;
  private replaced = false;

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly failures: Failures,
    private readonly unavailable: UnavailablePage,
  ) {
    const { writeHead, flushHeaders, write, end } = response;
    this.own = { writeHead, flushHeaders, write, end };
    const passOn = (name: keyof typeof this.own, dropped: unknown) => {
      const own = this.own[name] as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => {
        this.decide();
        if (name === "writeHead" && args[0] === FAILED) args[0] = response.statusCode; // Node asked for it before
        if (!this.replaced) return own.apply(response, args);
        for (const written of args) if (typeof written === "function") written();
        return dropped;
      };
    };
    Object.assign(response, {
      writeHead: passOn("writeHead", response),
      flushHeaders: passOn("flushHeaders", undefined),
      write: passOn("write", true),
      end: passOn("end", response),
    });
  }

  /** Before the first byte the status can still be another. */
  private decide(): void {
    const { response, request, failures } = this;
    if (this.replaced || response.headersSent || response.statusCode !== FAILED || !failures.away) return;
    if (isReadByScript(request)) {
      response.statusCode = UNAVAILABLE;
      response.setHeader("retry-after", RETRY_SECONDS);
    } else this.replace();
  }

  /** Answers that the service is away, in place of what Next has to say. */
  replace(): void {
    const { request, response, own } = this;
    if (this.replaced || response.headersSent) return;
    this.replaced = true;
    void this.unavailable.for(request).then(({ status, headers, body }) => {
      if (response.destroyed) return;
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      own.writeHead.call(response, status, headers);
      own.end.call(response, body, "utf8");
    });
  }
}

/** Next's navigation and its calls of actions: what they read is no document. */
function isReadByScript({ headers }: IncomingMessage): boolean {
  return headers.rsc !== undefined || headers["next-action"] !== undefined;
}
