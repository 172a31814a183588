import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import autocannon from "autocannon";
import { mulberry32, pick, type Random } from "@/db/seed/random";
import { type Load, type Seen, UNIQUE } from "./load-shape";

type Job = { origin: string; load: Load; seconds: number; seed: number; connections: number };

/** Requests that each connection builds beforehand and repeats: more than it can send in a few seconds. */
const PER_CONNECTION = 1_000;

/** A process of its own: reads a job from standard input, loads the origin and prints what it saw as JSON. */
const job = JSON.parse(await text(process.stdin)) as Job;
const random = mulberry32(job.seed);
const result = await autocannon({
  url: job.origin,
  connections: job.connections,
  duration: job.seconds,
  timeout: 10,
  setupClient: (client) => client.setRequests(Array.from({ length: PER_CONNECTION }, () => randomRequest(job.load))),
});
const seen: Seen = {
  requests: result.requests.total,
  seconds: result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
  failed: result.errors + result.timeouts + unexpected(result.statusCodeStats, job.load.status ?? 200),
};
console.log(JSON.stringify(seen));

/** How many answers had another status. */
function unexpected(stats: Record<string, { count?: number }> = {}, status: number): number {
  const others = Object.entries(stats).filter(([code]) => Number(code) !== status);
  return others.reduce((sum, [, { count = 0 }]) => sum + count, 0);
}

function randomRequest({ method, requests, tokens, paired, keyed, headers }: Load): autocannon.Request {
  const request = pick(random, requests);
  const { path, body } = request;
  const token = tokens && (paired ? tokens[requests.indexOf(request)] : pick(random, tokens));
  return {
    method,
    path,
    headers: {
      ...headers,
      "x-forwarded-for": randomAddress(random),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(keyed && { "idempotency-key": randomUUID() }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: body.replaceAll(UNIQUE, randomUUID()) }),
  };
}

/** An address of 198.18.0.0/16, as in the wrk script. */
function randomAddress(from: Random): string {
  const bits = Math.floor(from() * 2 ** 16);
  return `198.18.${bits >> 8}.${bits & 255}`;
}
