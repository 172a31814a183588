import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { readCaller } from "@/lib/transports/http/caller/caller";

/** A context of nobody in particular, for the request that these headers belong to. */
export function anonymousContext(headers: Headers): Context {
  const { address, local } = readCaller(headers);
  return createContext({ actor: { kind: "anonymous" }, requestId: newId("req"), ip: address, local });
}
