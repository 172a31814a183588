import { metrics } from "./instruments";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const CLASSES = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/** Counts an answered request. `operation` is a name of ours, `startedAt` of `performance.now()`. */
export function observeRequest(operation: string, method: string, status: number, startedAt: number): void {
  const { requests, durations } = metrics();
  const known = METHODS.has(method) ? method : "other";
  requests.inc({ operation, method: known, status: CLASSES[Math.floor(status / 100) - 1] ?? "other" });
  durations.observe({ operation }, (performance.now() - startedAt) / 1_000);
}

/** Counts a run of a job that took so many milliseconds. */
export function observeJob(name: string, outcome: "done" | "failed" | "unavailable", milliseconds: number): void {
  const { jobRuns, jobDurations } = metrics();
  jobRuns.inc({ name, outcome });
  jobDurations.observe({ name }, milliseconds / 1_000);
}
