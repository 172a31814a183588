import type { RequestLogQuery } from "@/lib/contracts/developers/request-logs";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { rangeEnds } from "@/lib/core/values/time-range";
import { listRequests, type RequestFilter } from "./read";
import type { RequestView } from "./view";

/** The acting account's requests as the API lists them. Throws `invalid_cursor`, `invalid_request` for a span without length. */
export async function listRequestLogs(ctx: Context, query: RequestLogQuery): Promise<Page<RequestView>> {
  const { errors, path, credential_id: credential, request_id: requestId, order_id: orderId, limit, cursor } = query;
  const { from, to } = rangeEnds(query);
  const filter: RequestFilter = {
    ...(errors ? { status: "errors" } : {}),
    // as the reference writes paths, too
    ...(path ? { path: path.replace(/^\/(?=v1(?:\/|$))/, "/api/") } : {}),
    ...(credential ? { credential } : {}),
    ...(requestId ? { requestId } : {}),
    ...(orderId ? { orderId } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
  return listRequests(ctx, filter, { limit, ...(cursor ? { cursor } : {}) });
}
