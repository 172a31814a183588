import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { clientAddress } from "@/lib/rest/call";

/** A context of nobody in particular, for the request that these headers belong to. */
export function anonymousContext(headers: Headers): Context {
  return createContext({ actor: { kind: "anonymous" }, requestId: newId("req"), ip: clientAddress(headers) });
}
