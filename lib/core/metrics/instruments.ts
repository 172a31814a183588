import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { connectionsPerProcess, replica } from "@/db/client";
import { env } from "../env";
import { pingDatabase } from "../process/liveness";

/** Seconds. From what is answered from memory to what a caller has given up on. */
const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const JOB_BUCKETS = [0.01, 0.1, 1, 10, 60, 300];
/** A process that waits longer for the database is said to have waited so long: its metrics must not be late. */
const PING_MS = 2_000;

export type Metrics = ReturnType<typeof create>;

// Next bundles pages apart from the host: all count in one place
const holder = globalThis as { __guildhallMetrics?: Metrics };

/** What this process counts. Labels are names of ours alone: nothing that a client sends becomes one. */
export function metrics(): Metrics {
  holder.__guildhallMetrics ??= create();
  return holder.__guildhallMetrics;
}

function create() {
  const [own, shared] = [new Registry(), new Registry()];
  const registers = [own];
  if (env().METRICS_TOKEN) collectDefaultMetrics({ register: own });
  new Gauge({
    name: "guildhall_database_pool_size",
    help: "The most connections that this process pools.",
    registers,
    collect() {
      this.set(connectionsPerProcess());
    },
  });
  // asked first, since it was made first
  let ping: ReturnType<typeof timePing> | undefined;
  new Gauge({
    name: "guildhall_database_up",
    help: "Whether the database answered this process within two seconds: 1 or 0.",
    registers,
    async collect() {
      ping = timePing();
      this.set((await ping).answered ? 1 : 0);
    },
  });
  new Gauge({
    name: "guildhall_database_ping_seconds",
    help: "How long the smallest query waited for a pooled connection and its answer; two seconds at most.",
    registers,
    async collect() {
      this.set((await (ping ?? timePing())).seconds);
    },
  });
  new Gauge({
    name: "guildhall_replica_up",
    help: "Whether this process may read from the standby: 1, or 0 while it is too far behind or out of reach.",
    registers,
    collect() {
      this.set(replica()?.pool ? 1 : 0);
    },
  });
  new Gauge({
    name: "guildhall_replica_lag_seconds",
    help: "How far the standby was behind at the last check of this process; absent while it is out of reach.",
    registers,
    collect() {
      const lag = replica()?.lagMs;
      if (lag === undefined) this.remove();
      else this.set(lag / 1_000);
    },
  });
  new Counter({
    name: "guildhall_public_reads_total",
    help: "Public reads that were not answered from memory, by the database they were sent to: replica or primary.",
    labelNames: ["database"],
    registers,
    collect() {
      this.reset();
      for (const [database, count] of Object.entries(replica()?.reads ?? {})) this.inc({ database }, count);
    },
  });
  return {
    own,
    /** Whether a launcher answers what the processes next to this one count. */
    launched: false,
    /** What is read from the database, and so is the same in every process. */
    shared,
    requests: new Counter({
      name: "guildhall_http_requests_total",
      help: "Answered requests, by operation (`page` and `asset` for those of browsers), method and class of status.",
      labelNames: ["operation", "method", "status"],
      registers,
    }),
    durations: new Histogram({
      name: "guildhall_http_request_duration_seconds",
      help: "Time from a request's headers to its answer, by operation.",
      labelNames: ["operation"],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    limited: new Counter({
      name: "guildhall_limited_requests_total",
      help: "Requests refused by a limit: burst, day, month, the operation with a limit of its own, credentials (keys and tokens that were refused too often) or attempts (what people do too often: sign in, sign up, ask for mail, write, report).",
      labelNames: ["limit"],
      registers,
    }),
    toolCalls: new Counter({
      name: "guildhall_tool_calls_total",
      help: "Calls of MCP tools, by tool and outcome.",
      labelNames: ["tool", "outcome"],
      registers,
    }),
    deliveryAttempts: new Counter({
      name: "guildhall_delivery_attempts_total",
      help: "Attempts to deliver webhooks that are written down, by outcome: succeeded, retry or dead_letter.",
      labelNames: ["outcome"],
      registers,
    }),
    // `job` is a label of Prometheus' own
    jobRuns: new Counter({
      name: "guildhall_job_runs_total",
      help: "Runs of the worker's jobs, by name and outcome: done, failed, or unavailable when the database was away.",
      labelNames: ["name", "outcome"],
      registers,
    }),
    jobDurations: new Histogram({
      name: "guildhall_job_duration_seconds",
      help: "How long a run of a job took.",
      labelNames: ["name"],
      buckets: JOB_BUCKETS,
      registers,
    }),
    queueDue: new Gauge({
      name: "guildhall_queue_due",
      help: "What waits in a queue though its time has come and nobody is at it; counted up to 10000.",
      labelNames: ["queue"],
      registers: [shared],
    }),
    queueOldest: new Gauge({
      name: "guildhall_queue_oldest_due_seconds",
      help: "How long ago the time of the oldest of these came; 0 when there is none.",
      labelNames: ["queue"],
      registers: [shared],
    }),
    workerSeen: new Gauge({
      name: "guildhall_worker_last_seen_seconds",
      help: "How long ago any worker last gave a sign of life; absent when none ever did.",
      labelNames: [],
      registers: [shared],
    }),
    connections: new Gauge({
      name: "guildhall_database_connections",
      help: "Connections to this database, of every program, by state.",
      labelNames: ["state"],
      registers: [shared],
    }),
    connectionsMax: new Gauge({
      name: "guildhall_database_connections_max",
      help: "The most connections that the database server takes.",
      labelNames: [],
      registers: [shared],
    }),
  };
}

async function timePing(): Promise<{ answered: boolean; seconds: number }> {
  const begun = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_MS);
  });
  const pinged = pingDatabase().then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([pinged, late]);
  clearTimeout(timer);
  return { answered, seconds: (performance.now() - begun) / 1_000 };
}
