import type { IncomingMessage, ServerResponse } from "node:http";
import { observeRequest } from "@/lib/core/metrics/observe";
import { CLIENT_CLOSED } from "@/lib/transports/http/logging/log-failure";
import { STARTS_AT } from "./kept/start-later";

/** Counts what is answered to a browser when its connection is done with it: pages, and the files that they load. */
export function observePage({ method = "" }: IncomingMessage, response: ServerResponse, path: string): void {
  const startedAt = performance.now();
  const operation = path.startsWith("/_next/") || path.startsWith(`${STARTS_AT}/`) ? "asset" : "page";
  response.once("close", () => {
    const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED;
    observeRequest(operation, method, status, startedAt);
  });
}
