import { constants } from "node:zlib";
import compression from "compression";
import type { NodeHandler } from "@/lib/transports/host/node-handler";

/** A page is made for one reader: these take a fifth of the time of the framework's gzip, in fewer bytes. */
const compress = compression({ level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } });

/** Compresses what `handler` answers, as it is written, for whoever takes it. */
export function compressed(handler: NodeHandler): NodeHandler {
  return (request, response) => {
    const express = [request, response] as unknown as Parameters<typeof compress>;
    compress(express[0], express[1], () => void handler(request, response));
  };
}
