import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { env } from "@/lib/core/env";
import { standBefore } from "@/lib/transports/http/caller/caller";
import { setClientAddress } from "../client-address";

/**
 * Says who calls where the API host does not: `next start` hands requests to Next as they were sent, so Node's own channel is asked,
 * which tells of each before anyone else sees it.
 */
export function sayWhoCalls(): void {
  if (!standBefore()) return;
  const { TRUSTED_PROXY_HOPS } = env();
  subscribe("http.server.request.start", (message) => {
    setClientAddress((message as { request: IncomingMessage }).request, TRUSTED_PROXY_HOPS);
  });
}
