import { database } from "@/db/client";
import type { Context } from "./context";
import { newId } from "./ids";
import { logger } from "./log";

/** The context of work that nobody asked for in a request: jobs, the delivery loop. `name` is who the audit log will name. */
export function systemContext(name: string, now: Date): Context {
  const requestId = newId("req", now.getTime());
  return {
    actor: { kind: "system", id: name },
    db: database(),
    inTransaction: false,
    now,
    requestId,
    ip: null,
    log: logger().child({ system: name, request_id: requestId }),
  };
}
