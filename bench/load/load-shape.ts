/** Stands in a body for a text that is new in every request. */
export const UNIQUE = "[<id>]";

/**
 * What a load sends: one of `requests` at random each time, from a random client address, as one of `tokens` where there are any.
 * With `paired` the n-th request is sent with the n-th token. `keyed` requests carry an `Idempotency-Key` of their own. `headers` go with every request, names in lower case.
 * `status` is what each answer must have, 200 unless told: one of another status has not done the row's work.
 */
export type Load = {
  method: "GET" | "POST";
  requests: readonly { path: string; body?: string }[];
  tokens?: readonly string[];
  paired?: boolean;
  keyed?: boolean;
  headers?: Readonly<Record<string, string>>;
  status?: number;
};

/** What a load generator saw. Latencies in ms. `failed` counts answers of another status and requests without an answer. */
export type Seen = { requests: number; seconds: number; p50: number; p99: number; failed: number };
