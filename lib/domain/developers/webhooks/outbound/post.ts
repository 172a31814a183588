import { LRUCache } from "lru-cache";
import type { Dispatcher } from "undici";

export type PostOptions = {
  dispatcher: Dispatcher;
  /** How long the whole exchange may take, connecting included. */
  timeoutMs: number;
  /** How much of the answer's body is read before the connection is closed, and how much of that is returned. */
  readBytes: number;
  keepBytes: number;
};

/** `body` is the first `keepBytes` of what came before the end, the deadline or `readBytes`. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** No answer came in time. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";
}

/**
 * POSTs a body and answers with the head and the start of what came back. Follows no redirect. Rejects when no head
 * came: with `DeadlineError`, `BlockedAddressError` or the connection's own error. A body that breaks off later does
 * not.
 *
 * Uses undici's handlers directly: streams and abort signals would double the processor time of a delivery.
 */
export function post(
  url: string,
  headers: Record<string, string>,
  body: string,
  options: PostOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { origin, path } = targetOf(url);
    const kept: Buffer[] = [];
    let bytes = 0;
    let head: { status: number; headers: Record<string, string> } | undefined;
    let connection: Dispatcher.DispatchController | undefined;
    let late: DeadlineError | undefined;

    const settle = (error?: Error) => {
      clearTimeout(timer);
      if (head) resolve({ ...head, body: Buffer.concat(kept).subarray(0, options.keepBytes) });
      else reject(error);
    };
    const timer = setTimeout(() => {
      late = new DeadlineError(`no answer within ${options.timeoutMs / 1000} s`);
      settle(late);
      connection?.abort(late);
    }, options.timeoutMs);

    const request = {
      origin,
      path,
      method: "POST",
      headers,
      body,
    } as const;
    try {
      options.dispatcher.dispatch(request, {
        onRequestStart(controller) {
          connection = controller;
          if (late) controller.abort(late);
        },
        onResponseStart(_controller, status, received) {
          if (status >= 200) head = { status, headers: flatten(received) };
        },
        onResponseData(controller, chunk) {
          if (bytes < options.keepBytes) kept.push(chunk);
          bytes += chunk.length;
          if (bytes <= options.readBytes) return;
          settle();
          controller.abort(new Error("enough read"));
        },
        onResponseEnd: () => settle(),
        onResponseError: (_controller, error) => settle(error),
      });
    } catch (error) {
      settle(error as Error);
    }
  });
}

const targets = new LRUCache<string, { origin: string; path: string }>({ max: 1_000 });

/** Where a URL leads, parsed once while it is in use. Throws on what is not a URL. */
function targetOf(url: string): { origin: string; path: string } {
  let target = targets.get(url);
  if (!target) {
    const { origin, pathname, search } = new URL(url);
    target = { origin, path: pathname + search };
    targets.set(url, target);
  }
  return target;
}

function flatten(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    flat[name] = Array.isArray(value) ? value.join(", ") : (value ?? "");
  return flat;
}
