/**
 * Seven attempts, a second apart where a receiver answers. The timeout outlasts what a busy machine does to a healthy answer, and a
 * lease a timeout and a restart of the database, so that only kills repeat an attempt.
 */
export const FAULT_TIMING = {
  schedule: { offsetsSeconds: [0, 1, 2, 3, 4, 5, 6], minGapMs: 1_100 },
  timeoutMs: 6_000,
  leaseMs: 15_000,
  pollMs: 1_000,
} as const;

/** The request header in which a worker of the fault test says its name. */
export const WORKER_HEADER = "x-fault-worker";
