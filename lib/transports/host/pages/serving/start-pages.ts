import { keepTime } from "@/lib/core/process/keep-time";
import { answerInside } from "@/lib/transports/http/inside";
import { endProcess } from "../../end-process";
import { readyNext } from "./next-app";
import { servePages } from "./page-server";

/** Starts a process that makes pages, with Next, for the web process that asks for them through the sockets in `folder`. */
export async function startPages(folder: string): Promise<{ stop(): Promise<void> }> {
  const next = await readyNext(false);
  // the console repeats requests: until somebody does, this process needs no handler of the API
  answerInside(async (request) => (await import("../../routing/answer-inside")).answerHere(request));
  const time = keepTime();
  const served = await servePages(folder, next.answer);
  return {
    async stop() {
      await served.close();
      await endProcess(time, next.close);
    },
  };
}
