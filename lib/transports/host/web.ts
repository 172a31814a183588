import { createServer, type Server } from "node:http";
import { closeDatabase } from "@/db/client";
import { env, listenHosts } from "@/lib/core/env";
import { flushLog, logger } from "@/lib/core/log";
import { keepTime } from "@/lib/core/process/keep-time";
import { flushLastUsed } from "@/lib/domain/developers/credentials/credentials";
import { flushRequestLog } from "@/lib/domain/developers/request-logs/record";
import { flushPageViews } from "@/lib/domain/network/analytics/page-views";
import { settle } from "@/lib/domain/platform/access/counters";
import { settleUsage } from "@/lib/domain/platform/access/usage";
import { standBefore } from "@/lib/transports/http/caller";
import { createHost, type HostOptions } from "./listen";
import { builtFiles } from "./pages/built-files";
import { compressed } from "./pages/compress-pages";
import { keepPages } from "./pages/kept/kept-pages";
import { orUnavailable } from "./pages/unavailable/or-unavailable";
import { UnavailablePage } from "./pages/unavailable/unavailable-page";
import { MANIFEST } from "./routing/manifest.gen";

export type Web = { server: Server; stop(): Promise<void> };

/** Starts one web process: the API host on `PORT`, Next behind it for pages. With `dev`, Next answers everything, with hot reload. */
export async function startWeb(options: { dev: boolean }): Promise<Web> {
  standBefore(); // or Next, when it is made ready, would
  const { default: next } = await import("next");
  // Next listens for upgrades on the server that it serves first, and ends those it does not know: it gets one that nobody calls
  const httpServer = createServer();
  const app = next({ dev: options.dev, dir: process.cwd(), port: env().PORT, customServer: true, httpServer });
  await app.prepare();
  const pages = app.getRequestHandler();
  const unavailable = new UnavailablePage(pages);
  const kept = keepPages(pages, (...asked) => unavailable.answer(...asked));
  return startHost({
    manifest: options.dev ? [] : MANIFEST,
    fallback: options.dev ? (...asked) => void pages(...asked) : compressed(orUnavailable(pages, unavailable)),
    pages: options.dev ? undefined : firstOf(await builtFiles(".next/static"), kept),
    // what `getUpgradeHandler` gives does nothing; without hot reload's socket no page comes to life in development
    hotReload: options.dev ? (...upgrade) => httpServer.emit("upgrade", ...upgrade) || upgrade[1].destroy() : undefined,
    close: () => app.close(),
  });
}

type Answers = NonNullable<HostOptions["pages"]>;

/** Asks one after the other until one of them answers. */
function firstOf(...all: Answers[]): Answers {
  return (...asked) => all.some((answers) => answers(...asked));
}

type Behind = Pick<HostOptions, "manifest" | "fallback" | "pages" | "hotReload"> & { close?: () => Promise<void> };

/** Starts the API host on `PORT` before whatever answers the other paths. */
export async function startHost({ close, ...behind }: Behind): Promise<Web> {
  const { PORT, TRUSTED_PROXY_HOPS } = env();
  const { server, listen, drain } = createHost({ ...behind, trustedProxyHops: TRUSTED_PROXY_HOPS });
  const time = keepTime();
  await listen(PORT, listenHosts());
  logger().info({ port: PORT }, "web process listening");

  return {
    server,
    async stop() {
      await drain();
      time.stop();
      await writeCounts();
      await closeDatabase();
      await close?.();
      flushLog();
    },
  };
}

/** Writes what this process has counted since its last round, before it ends. */
async function writeCounts(): Promise<void> {
  const results = await Promise.allSettled([
    settle(),
    settleUsage(),
    flushLastUsed(),
    flushPageViews(),
    flushRequestLog(),
  ]);
  for (const result of results) {
    if (result.status === "rejected") logger().warn({ err: result.reason }, "counts were not written");
  }
}
