import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Writable } from "node:stream";
import { DomainError } from "@/lib/core/errors";
import type { NodeHandler } from "@/lib/transports/host/node-handler";

export type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Longer than any page takes that is well. */
const PATIENCE_MS = 20_000;

/** Why there is no page: what it reads does not answer. */
export const awayFor = (path: string) =>
  new DomainError("service_unavailable", `The page ${path} cannot be made at the moment.`);

/**
 * Lets `handler` answer a GET that nobody sent, and takes down what it writes. Throws `service_unavailable` when it does not come to an
 * end.
 */
export function render(handler: NodeHandler, path: string, headers: Record<string, string>): Promise<Rendered> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: "GET", url: path, httpVersion: "1.1", httpVersionMajor: 1, httpVersionMinor: 1 });
  request.headers = { ...headers };
  request.rawHeaders = Object.entries(headers).flat();
  request.complete = true;
  request.push(null);
  return new Promise((resolve, reject) => {
    const response = new TakenDown(request, resolve);
    const timer = setTimeout(() => {
      response.destroy();
      reject(awayFor(path));
    }, PATIENCE_MS);
    response.once("close", () => clearTimeout(timer));
    Promise.resolve(handler(request, response)).catch(reject);
  });
}

/** A response whose bytes go nowhere but into memory. */
class TakenDown extends ServerResponse {
  private readonly chunks: Buffer[] = [];

  constructor(
    request: IncomingMessage,
    private readonly done: (rendered: Rendered) => void,
  ) {
    super(request);
    this.assignSocket(new Writable({ write: (_chunk, _encoding, written) => written() }) as Socket);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of node's own type
  override write(chunk: any, ...rest: any[]): boolean {
    this.keep(chunk, rest[0]);
    super.write(chunk, ...rest);
    return true; // nothing here ever drains
  }

  // biome-ignore lint/suspicious/noExplicitAny: the overloads of node's own type
  override end(...args: any[]): this {
    const ended = this.writableEnded;
    if (typeof args[0] === "string" || args[0] instanceof Uint8Array) {
      this.keep(args[0], args[1]);
      args[0] = undefined; // node would hand it to `write`, which has it already
      args[1] = undefined;
    }
    super.end(...args.filter((arg) => arg !== undefined));
    if (!ended) {
      this.done({ status: this.statusCode, headers: this.getHeaders(), body: Buffer.concat(this.chunks) });
      setImmediate(() => this.emit("close"));
    }
    return this;
  }

  private keep(chunk: string | Uint8Array, encoding: unknown): void {
    const isText = typeof chunk === "string";
    this.chunks.push(
      isText
        ? Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8")
        : Buffer.from(chunk),
    );
  }
}
