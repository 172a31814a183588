import { startWeb } from "@/lib/host/web";
import { serve } from "./launch/child";

await serve(() => startWeb({ dev: process.argv.includes("--dev") }));
