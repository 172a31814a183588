import { type Context, createContext } from "./context";
import { logger } from "./log";
import { newId } from "./values/ids";

/**
 * The context of work that nobody asked for in a request: jobs, the delivery loop. `name` is who the audit log will
 * name.
 */
export function systemContext(name: string, now: Date): Context {
  const requestId = newId("req", now.getTime());
  return createContext({
    actor: { kind: "system", id: name },
    requestId,
    now,
    log: logger().child({ system: name, request_id: requestId }),
  });
}
