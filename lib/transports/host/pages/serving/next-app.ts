import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { env } from "@/lib/core/env";
import { standBefore } from "@/lib/transports/http/caller/caller";
import type { Upgrade } from "../../upgrades";
import { NO_ENV_FILES } from "./no-env-files";

export type NextApp = {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Takes the websocket of hot reload, in development. */
  hotReload: Upgrade;
  close(): Promise<void>;
};

/** Next, ready to answer in this process. */
export async function readyNext(dev: boolean): Promise<NextApp> {
  standBefore(); // or Next, when it is made ready, would
  Object.assign(process.env, NO_ENV_FILES);
  const { default: next } = await import("next");
  // Next listens for upgrades on the server that it serves first, and ends those it does not know: it gets one that nobody calls
  const httpServer = createServer();
  const app = next({ dev, dir: process.cwd(), port: env().PORT, customServer: true, httpServer });
  await app.prepare();
  return {
    answer: app.getRequestHandler(),
    // what `getUpgradeHandler` gives does nothing; without hot reload's socket no page comes to life in development
    hotReload: (...upgrade) => httpServer.emit("upgrade", ...upgrade) || upgrade[1].destroy(),
    close: () => app.close(),
  };
}
