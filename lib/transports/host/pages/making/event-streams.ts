import type { IncomingMessage, ServerResponse } from "node:http";

/** The event streams that readers hold open here. They end when nobody wants them any more, which a process that drains cannot wait for. */
export class EventStreams {
  private readonly open = new Map<ServerResponse, IncomingMessage>();
  private hasEnded = false;

  /** Enters a stream: what comes from `source` is on its way to `response`. */
  add(source: IncomingMessage, response: ServerResponse): void {
    this.open.set(response, source);
    response.once("close", () => this.open.delete(response));
    if (this.hasEnded) this.end();
  }

  /** Ends all, between two words, and from now on each that is entered. */
  end(): void {
    this.hasEnded = true;
    for (const [response, source] of this.open) {
      source.unpipe(response);
      response.end();
      source.destroy();
    }
    this.open.clear();
  }
}
