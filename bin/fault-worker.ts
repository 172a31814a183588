import type { Dispatcher } from "undici";
import { destinationPolicy } from "@/lib/domain/developers/webhooks/outbound/destination";
import { guardedAgent } from "@/lib/domain/developers/webhooks/outbound/guard";
import { startWorker } from "@/lib/transports/worker/main";
import { stepWhenTold } from "./faults/storm/stepping-clock";
import { FAULT_TIMING, WORKER_HEADER } from "./faults/storm/timing";
import { serve } from "./launch/processes/child";

/**
 * A worker of the fault test: the real one, on a shorter schedule, that says in each request which process sent it. Its machine's
 * clock steps when the test says so.
 */
const name = process.argv[2] ?? "";
stepWhenTold();

const signed: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
  dispatch({ ...options, headers: { ...(options.headers as object), [WORKER_HEADER]: name } }, handler);

await serve(() =>
  startWorker({
    jobs: [],
    deliveries: { ...FAULT_TIMING, dispatcher: guardedAgent(destinationPolicy()).compose(signed) },
  }),
);
