import { SILENT_MS } from "@/lib/core/process/life-signs";
import type { ChildSpec } from "./children";

/** A worker as the launcher keeps it running. */
export const WORKER = { name: "worker", silentMs: SILENT_MS } satisfies Partial<ChildSpec>;

/**
 * Node's arguments for a worker. Hundreds of deliveries are on their way at any moment: in V8's usual young generation (16 MiB) they
 * outlive it and are moved, which was a fifth of the processor time of each. Costs up to 200 MB of memory under full load.
 */
export const WORKER_FLAGS = ["--max-semi-space-size=64"];
