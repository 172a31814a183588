import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { logger } from "@/lib/core/log";
import { Encodings } from "../../encoding/encodings";
import { withoutStart } from "../kept/start-later";
import type { MakePage } from "../making/make-page";
import { documentPolicy } from "../page-policy";

type Document = { headers: OutgoingHttpHeaders; encodings: Encodings };
type Answered = { status: number; headers: OutgoingHttpHeaders; body: Buffer | undefined };

/** The page of the app that is shown. It reads nothing, so it can be made while nothing else can. */
const PATH = "/_unavailable";
const IN_WORDS = "This page cannot be shown at the moment. Nothing is lost. Try again in a few seconds.";
export const UNAVAILABLE = 503;
const AGAIN_MS = 5_000;
/** When to come again, in seconds. */
export const RETRY_SECONDS = "5";

/** The page that stands in for one that cannot be made now: made when it is first needed, without scripts of its own. */
export class UnavailablePage {
  private made: Promise<Document> | undefined;

  constructor(private readonly makePage: MakePage) {}

  /** Makes it now, and again until it is made, so that it is there when nothing can be made any more. */
  prepare(): void {
    this.made ??= this.make();
    this.made.catch(() => {
      setTimeout(() => {
        this.made = undefined;
        this.prepare();
      }, AGAIN_MS).unref();
    });
  }

  /** Answers a request with it. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await this.for(request);
    response.writeHead(status, headers).end(body);
  }

  /** The whole answer to a request. Never fails: without the page it says the same in a sentence. */
  async for({ method, headers: asked }: Pick<IncomingMessage, "method" | "headers">): Promise<Answered> {
    this.made ??= this.make();
    const { headers, encodings } = await this.made.catch((error) => {
      this.made = undefined;
      logger().error({ err: error }, "the page of an unavailable service could not be made");
      return {
        headers: { "content-type": "text/plain; charset=utf-8" },
        encodings: new Encodings(Buffer.from(IN_WORDS)),
      };
    });
    const { body, encoding } = await encodings.for(asked["accept-encoding"]);
    return {
      status: UNAVAILABLE,
      headers: {
        ...headers,
        "cache-control": "private, no-store",
        "content-length": body.length,
        "retry-after": RETRY_SECONDS,
        vary: "Accept-Encoding",
        "x-content-type-options": "nosniff",
        ...(encoding && { "content-encoding": encoding }),
      },
      body: method === "HEAD" ? undefined : body,
    };
  }

  private async make(): Promise<Document> {
    const { status, body } = await this.makePage(PATH, {});
    if (status !== 200) throw new Error(`${PATH} answered ${status}.`);
    const html = withoutStart(body.toString());
    return {
      headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": documentPolicy(html) },
      encodings: new Encodings(Buffer.from(html)),
    };
  }
}
