import { rmSync } from "node:fs";
import { withTelemetry } from "@/lib/core/telemetry/start";
import { startPages } from "@/lib/transports/host/pages/serving/start-pages";
import { serve } from "./launch/processes/child";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("This process is started by a web process, with the folder of its sockets.");
// of a web process that was killed, and removes nothing any more
process.once("exit", () => {
  if (!process.connected) rmSync(folder, { recursive: true, force: true });
});
await serve(() => withTelemetry("pages", () => startPages(folder)));
