import { beat } from "@/lib/core/heartbeat";
import { job } from "../job";

/** This worker's sign of life, which `/api/health` looks for. */
export const heartbeat = job({ name: "heartbeat", every: 5_000, run: (ctx) => beat(ctx, "worker") });
