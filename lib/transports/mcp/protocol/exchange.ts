import type { JSONRPCMessage, JSONRPCRequest, McpServer, Server, Transport } from "@modelcontextprotocol/server";
import type { DomainError } from "@/lib/core/errors";
import type { Refused } from "@/lib/domain/developers/request-logs/ended-request";
import type { Served } from "@/lib/transports/http/call";

/** One HTTP exchange with the tool server, and what its log line will say: never an argument. */
export type Exchange = Served & {
  method: string;
  tool: string | null;
  outcome: Outcome | null;
  /** What a tool refused with, for the account's own log. */
  refused: Refused | null;
  /** What a tool refused an app with that signing in again can lift. */
  lacking?: DomainError;
  /** Whether it is of the current revision. */
  current: boolean;
};

type Outcome = "ok" | "input_required" | "tool_error" | "tool_crash" | "rpc_error" | "rate_limited" | "refused";

/** What a tool answered: the markdown that is complete by itself, and the same as data. */
export type ToolAnswer = { text: string; output: Record<string, unknown> };

type Answer = JSONRPCMessage | ReadableStream<Uint8Array>;

/**
 * Serves one request of a 2025 or older client: connects the server to a transport that lives for this one message,
 * without building the HTTP request and response that the SDK's own transport needs (95 µs for both together, not 173).
 */
export async function exchangeOne(
  server: Server | McpServer,
  message: JSONRPCRequest,
  takesStream: boolean,
): Promise<Answer> {
  const transport = new OneMessage(takesStream);
  await server.connect(transport);
  return transport.exchange(message); // nothing to close: both are garbage after the answer, and closing makes an Error
}

const FRAMES = new TextEncoder();

class OneMessage implements Transport {
  onmessage?: Transport["onmessage"];
  onclose?: () => void;
  #answer: ((answer: Answer) => void) | undefined;
  #stream: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor(private readonly takesStream: boolean) {}

  exchange(message: JSONRPCRequest): Promise<Answer> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.onmessage?.(message);
    });
  }

  async start(): Promise<void> {}

  /** The first message that is not a notification is the answer. One that comes before makes it a stream, for a client that takes one. */
  async send(message: JSONRPCMessage): Promise<void> {
    const isAnswer = "id" in message;
    if (!this.#stream && (isAnswer || !this.takesStream)) return isAnswer ? this.#answer?.(message) : undefined;
    if (!this.#stream) this.#answer?.(this.#open());
    this.#stream?.enqueue(FRAMES.encode(`event: message\ndata: ${JSON.stringify(message)}\n\n`));
    if (isAnswer) this.#stream?.close();
  }

  #open(): ReadableStream<Uint8Array> {
    return new ReadableStream({
      start: (controller) => {
        this.#stream = controller;
      },
    });
  }

  async close(): Promise<void> {
    this.onclose?.();
  }
}
