import { startWorker } from "@/lib/worker/main";
import { serve } from "./launch/child";

await serve(() => startWorker());
