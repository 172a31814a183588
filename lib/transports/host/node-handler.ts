import type { IncomingMessage, ServerResponse } from "node:http";

/** What answers a request of `node:http`. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown;
