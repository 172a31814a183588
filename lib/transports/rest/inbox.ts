import { createContext } from "@/lib/core/context";
import { receiveDelivery } from "@/lib/domain/developers/webhooks/inbox/receive";
import { readBody } from "@/lib/transports/http/call";
import { endpoint } from "@/lib/transports/http/endpoint";
import { logCall } from "@/lib/transports/http/logging/log-call";

const MAX_BYTES = 64 * 1024;
/** What an inbox shows of the headers: those that came with the delivery, not those that a proxy added. */
const KEPT = /^(content-type|user-agent|service-[a-z-]+)$/;

/** The built-in receiver: takes signed deliveries for an endpoint whose owner has no server yet. */
export const receiveInboxDelivery = endpoint(
  "inbox",
  async ({ request, requestId, now, ip }, segment) => {
    const { token } = (await segment?.params) ?? {};
    const raw = await readBody(request, MAX_BYTES);
    const headers = Object.fromEntries([...request.headers].filter(([name]) => KEPT.test(name)));
    const ctx = createContext({ actor: { kind: "system", id: "inbox" }, requestId, now, ip });
    const taken = await receiveDelivery(ctx, String(token), headers, raw);
    return { status: 200, body: JSON.stringify(taken), headers: {} };
  },
  // the path without its token, which is what opens the inbox
  { log: (call, status, answer) => logCall({ ...call, path: "/api/inbox" }, "inbox", status, answer) },
);
