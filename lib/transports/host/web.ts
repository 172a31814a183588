import type { Server } from "node:http";
import { env, listenHosts } from "@/lib/core/env";
import { logger } from "@/lib/core/log";
import { keepTime } from "@/lib/core/process/keep-time";
import { endSubscriptions } from "@/lib/transports/mcp/protocol/subscriptions";
import { endProcess } from "./end-process";
import { createHost, type HostOptions } from "./listen";
import { builtFiles } from "./pages/built-files";
import { keepPages } from "./pages/kept/kept-pages";
import { pagesIn } from "./pages/making/page-process";
import { readyNext } from "./pages/serving/next-app";
import { answerAway } from "./pages/unavailable/answer-away";
import { UnavailablePage } from "./pages/unavailable/unavailable-page";
import { MANIFEST } from "./routing/manifest.gen";

export type Web = { server: Server; stop(): Promise<void> };

/**
 * Starts one web process: the API host on `PORT`, which keeps public pages and has what listens in the folder `pages` make them and answer
 * what else browsers ask for (`startPages`).
 */
export async function startWeb(pages: string): Promise<Web> {
  const making = pagesIn(pages);
  const unavailable = new UnavailablePage(making.make);
  const away: HostOptions["fallback"] = (request, response) => answerAway(unavailable, request, response);
  // what nobody waited for is no reason to drop everybody's connections
  process.on("unhandledRejection", (error) => logger().error({ err: error }, "a rejection that nobody waited for"));
  const fallback = making.answer(away);
  const web = await startHost({
    manifest: MANIFEST,
    fallback,
    pages: firstOf(await builtFiles(".next/static"), keepPages(making.make, fallback, away)),
    endStreams() {
      making.endStreams();
      endSubscriptions();
    },
    close: making.close,
  });
  unavailable.prepare();
  return web;
}

/** Starts one web process of development: Next answers everything, with hot reload. */
export async function startDevelopment(): Promise<Web> {
  const { answer, hotReload, close } = await readyNext(true);
  return startHost({ manifest: [], fallback: (...asked) => void answer(...asked), hotReload, close });
}

type Answers = NonNullable<HostOptions["pages"]>;

/** Asks one after the other until one of them answers. */
function firstOf(...all: Answers[]): Answers {
  return (...asked) => all.some((answers) => answers(...asked));
}

type Behind = Pick<HostOptions, "manifest" | "fallback" | "pages" | "hotReload"> & {
  /** Ends what would hold up a drain to its end: streams that last as long as somebody listens. */
  endStreams?: () => void;
  close?: () => Promise<void>;
};

/** Starts the API host on `PORT` before whatever answers the other paths. */
export async function startHost({ endStreams, close, ...behind }: Behind): Promise<Web> {
  const { PORT, TRUSTED_PROXY_HOPS } = env();
  const { server, listen, drain } = createHost({ ...behind, trustedProxyHops: TRUSTED_PROXY_HOPS });
  const time = keepTime();
  await listen(PORT, listenHosts());
  logger().info({ port: PORT }, "web process listening");

  return {
    server,
    async stop() {
      endStreams?.();
      await drain();
      await endProcess(time, close);
    },
  };
}
