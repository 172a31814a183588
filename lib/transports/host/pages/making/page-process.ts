import { Agent, type IncomingMessage, type ServerResponse } from "node:http";
import { createProxyServer } from "httpxy";
import { Pool } from "undici";
import { logger } from "@/lib/core/log";
import type { NodeHandler } from "@/lib/transports/host/node-handler";
import { EventStreams } from "./event-streams";
import { POSITION_HEADER, readMade } from "./made-form";
import type { MakePage } from "./make-page";
import { socketsIn } from "./page-sockets";
import { awayFor } from "./render";

/** Longer than that process gives a page (`orUnavailable`, `render`): past it something is wrong with all of it. */
const PATIENCE_MS = 25_000;

/** The process that makes pages, as the host sees it. */
export type PageProcess = {
  /** Answers a browser's request; `unavailable` does while the process is not there. */
  answer(unavailable: NodeHandler): NodeHandler;
  make: MakePage;
  /** Ends the event streams that pages hold open, and from now on each at its start: browsers ask again by themselves. */
  endStreams(): void;
  close(): Promise<void>;
};

/** Pages are made by what listens in `folder` (`servePages`). */
export function pagesIn(folder: string): PageProcess {
  const sockets = socketsIn(folder);
  const agent = new Agent({ keepAlive: true });
  const streams = new EventStreams();
  const pool = new Pool("http://pages", { connect: { socketPath: sockets.pages }, headersTimeout: PATIENCE_MS });
  async function ask(path: string, headers: Record<string, string>) {
    const { statusCode, body } = await pool.request({ path, method: "GET", headers });
    return { statusCode, bytes: Buffer.from(await body.arrayBuffer()) };
  }

  return {
    answer(unavailable) {
      const proxy = createProxyServer({ target: { socketPath: sockets.requests }, agent, selfHandleResponse: true });
      let isAway = false;
      proxy.on("proxyReq", (asked, { method }) => {
        if (method !== "GET" && method !== "HEAD") return;
        const timer = setTimeout(() => asked.destroy(new Error("no answer has begun")), PATIENCE_MS);
        for (const end of ["response", "close"]) asked.once(end, () => clearTimeout(timer));
      });
      proxy.on("proxyRes", (answer, _, response) => {
        isAway = false;
        // these are of the connection between the two processes; node has its own for the reader's
        const { connection, "keep-alive": _kept, "transfer-encoding": _coding, ...headers } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, headers);
        answer.pipe(response);
        if (headers["content-type"]?.startsWith("text/event-stream")) streams.add(answer, response);
      });
      proxy.on("error", (error, sent, asked) => {
        const [request, response] = [sent as IncomingMessage, asked as ServerResponse];
        // or a body that is still on its way would hold its connection for ever
        request.unpipe();
        request.resume();
        if (response.destroyed) return; // by whoever asked
        if (!isAway) logger().error({ err: error }, "the process that makes pages does not answer");
        isAway = true;
        if (response.headersSent) response.destroy();
        else unavailable(request, response);
      });
      return (request, response) => {
        delete request.headers.connection; // it is said of the reader's
        proxy.web(request, response).catch(() => response.destroy());
      };
    },
    async make(path, asked, position) {
      const headers = position === undefined ? asked : { ...asked, [POSITION_HEADER]: String(position) };
      const { statusCode, bytes } = await ask(path, headers).catch(() => {
        throw awayFor(path);
      });
      if (statusCode === 503) throw awayFor(path);
      if (statusCode !== 200) throw new Error(`The page ${path} could not be made.`);
      return readMade(bytes);
    },
    endStreams: () => streams.end(),
    async close() {
      agent.destroy();
      await pool.destroy(); // whoever asked has gone
    },
  };
}
