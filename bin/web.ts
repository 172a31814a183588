import { withTelemetry } from "@/lib/core/telemetry/start";
import { startWeb } from "@/lib/transports/host/web";
import { serve } from "./launch/child";

await serve(() => withTelemetry("web", () => startWeb({ dev: process.argv.includes("--dev") })));
