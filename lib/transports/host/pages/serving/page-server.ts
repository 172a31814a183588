import { rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { logger } from "@/lib/core/log";
import type { NodeHandler } from "@/lib/transports/host/node-handler";
import { asDomainError } from "@/lib/transports/http/answering/respond";
import { adoptCaller } from "@/lib/transports/http/caller/caller";
import { compressed } from "../compress-pages";
import { POSITION_HEADER, writeMade } from "../making/made-form";
import { makeWith } from "../making/make-page";
import { socketsIn } from "../making/page-sockets";
import { orUnavailable } from "../unavailable/or-unavailable";
import { UnavailablePage } from "../unavailable/unavailable-page";
import { sayingNothingHere } from "./nothing-here";

/** The host in front reads requests whole, within its own times and sizes, and adds headers of its own to them. */
const BEHIND_HOST = { maxHeaderSize: 32_768, keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 };

/**
 * Listens in `folder`, where nobody but the host that stands in front reaches it: has `next` answer what a browser asked that host, and
 * make the pages that it keeps. `close` waits for what is under way, for `timeoutMs` at most.
 */
export async function servePages(
  folder: string,
  next: NodeHandler,
): Promise<{ close(timeoutMs?: number): Promise<void> }> {
  const all = sayingNothingHere(next);
  const make = makeWith(all);
  const pages = compressed(orUnavailable(all, new UnavailablePage(make)));
  const answer: NodeHandler = (request, response) =>
    adoptCaller(request) ? pages(request, response) : response.writeHead(400).end();
  const requests = createServer(BEHIND_HOST, answer).on("checkExpectation", answer);
  const made = createServer(BEHIND_HOST, async ({ url = "", headers: sent }, response) => {
    const { [POSITION_HEADER]: position, ...headers } = sent as Record<string, string>;
    try {
      response.end(writeMade(await make(url, headers, position === undefined ? undefined : Number(position))));
    } catch (error) {
      const { status } = asDomainError(error);
      if (status !== 503) logger().error({ err: error }, "a page could not be made");
      response.writeHead(status).end();
    }
  });
  // the host in front has taken as many as it takes, and added its own
  for (const server of [requests, made]) server.maxHeadersCount = 0;
  const sockets = socketsIn(folder);
  await Promise.all([listen(requests, sockets.requests), listen(made, sockets.pages)]);
  return {
    async close(timeoutMs = 10_000) {
      await Promise.all([requests, made].map((server) => end(server, timeoutMs)));
    },
  };
}

function listen(server: Server, socket: string): Promise<void> {
  rmSync(socket, { force: true }); // of a process that was killed
  return new Promise((listening, failed) => {
    server.once("error", failed).listen(socket, () => listening());
  });
}

function end(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((ended) => {
    const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearTimeout(timer);
      ended();
    });
    server.closeIdleConnections();
  });
}
