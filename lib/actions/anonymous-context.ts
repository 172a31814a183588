import { database } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { logger } from "@/lib/core/log";
import { clientAddress } from "@/lib/rest/call";

/** A context of nobody in particular, for the request that these headers belong to. */
export function anonymousContext(headers: Headers): Context {
  const requestId = newId("req");
  return {
    actor: { kind: "anonymous" },
    db: database(),
    inTransaction: false,
    now: new Date(),
    requestId,
    ip: clientAddress(headers),
    log: logger(),
  };
}
