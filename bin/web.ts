import { withTelemetry } from "@/lib/core/telemetry/start";
import { startDevelopment, startWeb } from "@/lib/transports/host/web";
import { serve } from "./launch/child";
import { startPagesProcess } from "./launch/pages-process";

await serve(() => withTelemetry("web", process.argv.includes("--dev") ? startDevelopment : start));

async function start() {
  const pages = await startPagesProcess();
  const web = await startWeb(pages.folder);
  return { stop: () => web.stop().finally(pages.stop) };
}
