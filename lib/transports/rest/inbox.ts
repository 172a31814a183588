import { createContext } from "@/lib/core/context";
import { logRequest } from "@/lib/core/log";
import { receiveDelivery } from "@/lib/domain/developers/webhooks/inbox/receive";
import { beginCall, readBody } from "@/lib/transports/http/call";
import { type Answer, errorAnswer, toResponse } from "@/lib/transports/http/respond";
import type { Handler } from "./route";

const MAX_BYTES = 64 * 1024;
/** What an inbox shows of the headers: those that came with the delivery, not those that a proxy added. */
const KEPT = /^(content-type|user-agent|service-[a-z-]+)$/;

/** The built-in receiver: takes signed deliveries for an endpoint whose owner has no server yet. */
export const receiveInboxDelivery: Handler = async (request, segment) => {
  const call = beginCall(request);
  const { requestId, now, ip, startedAt } = call;
  let answer: Answer;
  try {
    const { token } = (await segment?.params) ?? {};
    const raw = await readBody(request, MAX_BYTES);
    const headers = Object.fromEntries([...request.headers].filter(([name]) => KEPT.test(name)));
    const ctx = createContext({ actor: { kind: "system", id: "inbox" }, requestId, now, ip });
    const taken = await receiveDelivery(ctx, String(token), headers, raw);
    answer = { status: 200, body: JSON.stringify(taken), headers: {} };
  } catch (error) {
    answer = errorAnswer(error, requestId);
  }
  const ms = Math.round(performance.now() - startedAt);
  // the path without its token, which is what opens the inbox
  logRequest({ request_id: requestId, method: "POST", path: "/api/inbox", status: answer.status, ms, ip });
  return toResponse(answer, requestId);
};
