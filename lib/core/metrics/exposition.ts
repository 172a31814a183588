import { AggregatorRegistry, type Registry } from "prom-client";
import { answerWhenAsked, ask, type Peer } from "../process/ask";
import { metrics } from "./instruments";

/** What one process counts, as it goes from process to process. */
export type Snapshot = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

/** What a launcher asks its processes for, and what they ask it for. */
const METRICS = "metrics";
const ALL_METRICS = "metrics of all";
const TELL_MS = 2_500;
/** For a process that tells of its own at the same time: longer than each waits for a database that hangs (`PING_MS`), and less than it is waited for. */
const TELL_OF_OWN_MS = 2_250;
const GATHER_MS = 3_000;

/** Everything that this process counts. */
export function snapshot(): Promise<Snapshot> {
  return metrics().own.getMetricsAsJSON();
}

type Processes = Record<string, Snapshot>;

/** The processes that this one has started, by their names. */
let started: ReadonlyMap<string, Peer> = new Map();

/** For a process that a launcher has started: tells it from now on what this one and its own count, and asks it for what the others do. */
export function joinLauncher(launcher: Peer = process): void {
  metrics().launched = true;
  answerWhenAsked(launcher, METRICS, async () => {
    const [own, further] = await Promise.all([snapshot(), tellingOf(started, " ", TELL_OF_OWN_MS)]);
    return { "": own, ...further };
  });
}

/** For a launcher: what one of its processes counts, and under further names what those do that it has started; undefined when it does not answer. */
export function snapshotsOf(child: Peer, withinMs = TELL_MS): Promise<Processes | undefined> {
  return ask<Processes>(child, METRICS, withinMs);
}

/** For a launcher: answers `child` what each of its processes counts, by its name. One that does not answer is left out. */
export function gatherFor(child: Peer, running: ReadonlyMap<string, Peer>): void {
  started = running;
  answerWhenAsked(child, ALL_METRICS, () => tellingOf(running, "", TELL_MS));
}

async function tellingOf(running: ReadonlyMap<string, Peer>, before: string, withinMs: number): Promise<Processes> {
  const told = await Promise.all(
    [...running].map(async ([name, child]) =>
      Object.entries((await snapshotsOf(child, withinMs)) ?? {}).map(
        ([further, snapshot]) => [before + name + further, snapshot] as const,
      ),
    ),
  );
  return Object.fromEntries(told.flat());
}

/** The snapshots of all processes of this process's launcher, by their names; its own alone, as `alone`, where there is none. */
export async function gather(): Promise<Processes> {
  const told = metrics().launched ? await ask<Processes>(process, ALL_METRICS, GATHER_MS) : undefined;
  return told ?? { alone: await snapshot() };
}

/** Snapshots in Prometheus' text format, each with its process as a label, and `shared` without one. */
export function render(processes: Processes, shared: Snapshot): Promise<string> {
  const labelled = Object.entries(processes).map(([process, metrics]) =>
    metrics.map((metric) => ({
      ...metric,
      // with the process among the labels nothing is added up
      aggregator: "sum",
      values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, process } })),
    })),
  );
  return AggregatorRegistry.aggregate([...labelled, shared]).metrics();
}
