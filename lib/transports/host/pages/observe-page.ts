import type { IncomingMessage, ServerResponse } from "node:http";
import { logRequest } from "@/lib/core/log";
import { observeRequest } from "@/lib/core/metrics/observe";
import { CLIENT_CLOSED } from "@/lib/transports/http/logging/log-failure";
import { STARTS_AT } from "./kept/start-later";

/** Counts what is answered to a browser when its connection is done with it: pages, which have a line in the log, and the files that they load. */
export function observePage({ method = "", headers }: IncomingMessage, response: ServerResponse, path: string): void {
  const startedAt = performance.now();
  const operation = path.startsWith("/_next/") || path.startsWith(`${STARTS_AT}/`) ? "asset" : "page";
  const ip = headers["x-forwarded-for"] as string; // the host's own word: see `setClientAddress`
  response.once("close", () => {
    const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED;
    observeRequest(operation, method, status, startedAt);
    if (operation === "asset") return;
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    logRequest({ method, path, operation, status, ms, ip });
  });
}
