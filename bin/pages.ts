import { withTelemetry } from "@/lib/core/telemetry/start";
import { startPages } from "@/lib/transports/host/pages/serving/start-pages";
import { serve } from "./launch/child";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("This process is started by a web process, with the folder of its sockets.");
await serve(() => withTelemetry("pages", () => startPages(folder)));
