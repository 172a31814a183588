import { createContext } from "@/lib/core/context";
import { logger } from "@/lib/core/log";
import { constructEvent } from "@/lib/domain/trade/payments/processor";
import { applyProcessorEvent } from "@/lib/domain/trade/processor-events/apply-processor-event";
import { beginCall, readBody } from "@/lib/transports/http/call";
import { type Answer, errorAnswer, toResponse } from "@/lib/transports/http/respond";
import type { Handler } from "./route";

const MAX_EVENT_BYTES = 1024 * 1024;

/**
 * The payment processor's webhook: verified over its raw bytes, applied once, acknowledged with what was done. A bad signature is 400,
 * a database that is away 503, so that the processor sends it again.
 */
export const receiveProcessorEvent: Handler = async (request) => {
  const call = beginCall(request);
  const log = logger();
  let answer: Answer;
  try {
    const raw = await readBody(request, MAX_EVENT_BYTES);
    const event = constructEvent(raw, request.headers.get("stripe-signature") ?? "");
    const { requestId, now, ip } = call;
    const outcome = await applyProcessorEvent(
      createContext({ actor: { kind: "system", id: "processor" }, requestId, now, ip }),
      event,
    );
    log.info({ request_id: call.requestId, event: event.id, type: event.type, outcome }, "processor event");
    answer = { status: 200, body: JSON.stringify({ received: true, outcome }), headers: {} };
  } catch (error) {
    answer = errorAnswer(error, call.requestId);
    log.warn(
      { request_id: call.requestId, status: answer.status, err: answer.status >= 500 ? error : undefined },
      "processor event refused",
    );
  }
  return toResponse(answer, call.requestId);
};
