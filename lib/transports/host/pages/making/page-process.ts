import { Agent, type IncomingMessage, type ServerResponse } from "node:http";
import { createProxyServer } from "httpxy";
import { Pool } from "undici";
import { logger } from "@/lib/core/log";
import { POSITION_HEADER, readMade } from "./made-form";
import type { MakePage } from "./make-page";
import { socketsIn } from "./page-sockets";
import { awayFor } from "./render";

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The process that makes pages, as the host sees it. */
export type PageProcess = {
  /** Answers a browser's request; `unavailable` does while the process is not there. */
  answer(unavailable: NodeHandler): NodeHandler;
  make: MakePage;
  close(): Promise<void>;
};

/** Pages are made by what listens in `folder` (`servePages`). */
export function pagesIn(folder: string): PageProcess {
  const sockets = socketsIn(folder);
  const agent = new Agent({ keepAlive: true });
  const pool = new Pool("http://pages", { connect: { socketPath: sockets.pages } });
  return {
    answer(unavailable) {
      const proxy = createProxyServer({ target: { socketPath: sockets.requests }, agent });
      proxy.on("proxyRes", ({ headers }, _, response) => {
        // what is said of a connection is said of that one
        delete headers["keep-alive"];
        headers.connection = response.getHeader("connection") === "close" ? "close" : "keep-alive";
      });
      proxy.on("error", (error, request, asked) => {
        const response = asked as ServerResponse;
        if (response.destroyed) return; // by whoever asked
        logger().error({ err: error }, "the process that makes pages did not answer");
        if (response.headersSent) response.destroy();
        else unavailable(request as IncomingMessage, response);
      });
      return (request, response) => void proxy.web(request, response).catch(() => response.destroy());
    },
    async make(path, asked, position) {
      const headers = position === undefined ? asked : { ...asked, [POSITION_HEADER]: String(position) };
      const { statusCode, body } = await pool.request({ path, method: "GET", headers });
      const bytes = Buffer.from(await body.arrayBuffer());
      if (statusCode === 503) throw awayFor(path);
      if (statusCode !== 200) throw new Error(`The page ${path} could not be made.`);
      return readMade(bytes);
    },
    async close() {
      agent.destroy();
      await pool.close();
    },
  };
}
