import { startWeb } from "@/lib/transports/host/web";
import { serve } from "./launch/child";

await serve(() => startWeb({ dev: process.argv.includes("--dev") }));
