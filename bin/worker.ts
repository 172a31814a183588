import { startWorker } from "@/lib/transports/worker/main";
import { serve } from "./launch/child";

await serve(() => startWorker());
