import { rmSync } from "node:fs";
import { SILENT_MS } from "@/lib/core/process/life-signs";
import { makeSocketFolder } from "@/lib/transports/host/pages/making/page-sockets";
import { Children } from "./children";

export type PagesProcess = {
  folder: string;
  /** It is not started again from now on. */
  retire(): void;
  stop(): Promise<void>;
};

/**
 * Starts the process that makes the pages of this web process, and keeps it running. It listens in `folder`, which the user of this
 * process alone can enter.
 */
export async function startPagesProcess(): Promise<PagesProcess> {
  const folder = makeSocketFolder();
  const drop = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", drop);
  const children = new Children((message) => {
    console.error(message);
    process.exit(1);
  });
  const { execArgv } = process;
  await children.start({ name: "pages", script: "dist/pages.mjs", args: [folder], execArgv, silentMs: SILENT_MS });
  return { folder, retire: () => children.retire(), stop: () => children.stop().finally(drop) };
}
