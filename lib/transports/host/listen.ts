import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { DomainError } from "@/lib/core/errors";
import { logger } from "@/lib/core/log";
import { newId } from "@/lib/core/values/ids";
import type { NodeHandler } from "@/lib/transports/host/node-handler";
import { errorAnswer, toResponse } from "@/lib/transports/http/answering/respond";
import { standBefore } from "@/lib/transports/http/caller/caller";
import { isSignInEndpoint } from "@/lib/transports/rest/sign-in-endpoints";
import { setClientAddress } from "./client-address";
import { Doors } from "./doors";
import { observePage } from "./pages/observe-page";
import { refusalOf, refuse } from "./pages/page-refusals";
import { dispatchWith, METHODS } from "./routing/dispatch";
import { createMatcher, type RouteModule } from "./routing/match";
import { isApi, isDecodable, readPath } from "./routing/request-target";
import { sendText } from "./send-text";
import { answerUnread } from "./unread-requests";
import { takeUpgrades, type Upgrade } from "./upgrades";

export type HostOptions = {
  manifest: readonly [pattern: string, module: RouteModule][];
  /** Answers every path that the manifest does not have: Next. */
  fallback: NodeHandler;
  /** Answers pages in the fallback's place, or says that it does not. */
  pages?: ((request: IncomingMessage, response: ServerResponse, path: string) => boolean) | undefined;
  trustedProxyHops: number;
  /** Takes the websocket of hot reload, in development. */
  hotReload?: Upgrade | undefined;
};

export type Host = {
  server: Server;
  /** Listens on a port of these addresses (`undefined`: all); resolves when it does on each that there is. */
  listen(port: number, hosts: readonly (string | undefined)[]): Promise<void>;
  drain(timeoutMs?: number): Promise<void>;
};

const SWEEP_MS = 50;
/** What Next answers with a handler of a `route.ts`; anything else is a 500 there. */
const KNOWN_METHODS = [...METHODS, "OPTIONS"];

/**
 * The API host: answers the paths of the manifest by calling the very functions that the `route.ts` files export, 7 to 8 times
 * faster than through Next's router, and leaves every other path to `fallback`. The client's address, the request-size cap, the
 * slow-request timeouts and the graceful drain live here.
 */
export function createHost(options: HostOptions): Host {
  standBefore();
  const match = createMatcher(options.manifest);
  const dispatch = dispatchWith(match);
  const answer = async (request: Request, { outgoing }: HttpBindings | Http2Bindings) =>
    sendText(await dispatch(request), outgoing as ServerResponse);
  const listener = getRequestListener(answer, {
    overrideGlobalObjects: false,
    errorHandler: (error) => crash(error),
  });
  let draining = false;

  const server = createServer({
    maxHeaderSize: 16_384,
    keepAliveTimeout: 65_000,
    headersTimeout: 15_000,
    requestTimeout: 60_000,
    requireHostHeader: false, // node's refusal has no body
  });
  const take: NodeHandler = (request, response) => {
    setClientAddress(request, options.trustedProxyHops);
    if (draining) response.setHeader("connection", "close");
    const path = readPath(request);
    if (isOurs(path, request.method)) return void listener(request, response);
    const refused = isApi(path) ? undefined : refusalOf(request, path);
    if (refused) return refuse(response, refused);
    observePage(request, response, path);
    return options.pages?.(request, response, path) || options.fallback(request, response);
  };
  server.on("request", take);
  server.on("checkExpectation", take); // what a client expects beyond 100 may be ignored (RFC 9110, 10.1.1)
  answerUnread(server);
  if (options.hotReload) takeUpgrades(server, options.hotReload);

  const doors = new Doors(server);

  async function drain(timeoutMs = 10_000): Promise<void> {
    draining = true;
    const closed = doors.close();
    server.closeIdleConnections();
    // a connection that was busy when we began is kept alive when its request is done
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(timer);
  }

  /**
   * Everything of the API is, but for the sign-in library's endpoints: their `route.ts` answers in Next, and in the envelope. Without a
   * manifest all of it is Next's that Next can read.
   */
  function isOurs(path: string, method = ""): boolean {
    if (!isApi(path)) return match(path) !== undefined;
    if (!KNOWN_METHODS.includes(method) || !isDecodable(path)) return true;
    return options.manifest.length > 0 && !isSignInEndpoint(path);
  }

  return { server, listen: (port, hosts) => doors.open(port, hosts), drain };
}

/** A request that could not be read, or an answer that could not be written. */
function crash(error: unknown): Response {
  const requestId = newId("req");
  if (!(error instanceof Error && error.name === "RequestError")) {
    logger().error({ err: error, request_id: requestId }, "handler crashed");
    return toResponse(errorAnswer(error, requestId), requestId);
  }
  return toResponse(
    errorAnswer(new DomainError("invalid_request", "The request could not be read."), requestId),
    requestId,
  );
}
