import { serve } from "./launch/processes/child";
import { startPagesProcess } from "./launch/processes/pages-process";

// it gets ready while this process loads the API
const pages = process.argv.includes("--dev") ? undefined : startPagesProcess();

const { withTelemetry } = await import("@/lib/core/telemetry/start");
const { startDevelopment, startWeb } = await import("@/lib/transports/host/web");

await serve(() => withTelemetry("web", pages ? () => start(pages) : startDevelopment));

async function start(pages: ReturnType<typeof startPagesProcess>) {
  const making = await pages;
  const web = await startWeb(making.folder);
  return {
    stop() {
      making.retire();
      return web.stop().finally(() => making.stop());
    },
  };
}
