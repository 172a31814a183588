import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { database } from "@/db/client";
import type { Server } from "@/db/embedded/testing-pair";
import { makeCreator } from "@/db/factories";
import { snapshotsOf } from "@/lib/core/metrics/exposition";
import type { Machines, Web } from "../machines/machines";
import { doorsPast } from "./doors";
import { anAddress } from "./load";

const CREATORS = 120;
const MOST_TO_LEAVE_MS = 1_500;
const MOST_TO_HIDE_MS = 1_000;
const LEAST_SHARE = 0.9;

/**
 * While writes go on: profiles that nobody has in memory are read from the standby; it stops to replay, is left, and hides nothing that
 * was suspended meanwhile; it goes on and is read from again. Answers what went wrong.
 */
export async function replicaUse(
  { webs }: Machines,
  standby: Server,
  progress: (line: string) => void,
): Promise<string[]> {
  const creators = await Promise.all(Array.from({ length: CREATORS }, () => makeCreator({ mcpDiscoverable: true })));
  const handles = creators.map(({ handle }) => handle);
  const [warm = "", ...rest] = handles;
  const half = Math.floor(rest.length / 2);
  const [fresh, paused] = [rest.slice(0, half), rest.slice(half)];
  await readAll(webs, [warm]);
  const found = await untilUp(webs, 1);
  const share = await shareOfStandby(webs, () => readAll(webs, fresh));

  const silent = await doorsPast(webs[0], standby);

  await standby.ask("select pg_wal_replay_pause()");
  const hidden = await untilHidden(webs, warm);
  const left = await untilUp(webs, 0);
  const withoutIt = await shareOfStandby(webs, () => readAll(webs, paused));
  await standby.ask("select pg_wal_replay_resume()");
  const back = await untilUp(webs, 1);
  progress(
    `reads: ${percent(share)} of ${2 * fresh.length} from the standby (found after ${found} ms); replay paused: left after ${left} ms, ` +
      `then ${percent(withoutIt)}, a suspended profile gone after ${hidden} ms; replay again: read from after ${back} ms`,
  );
  return [
    ...silent,
    ...(share < LEAST_SHARE ? [`only ${percent(share)} of public reads went to a fresh standby`] : []),
    ...(left > MOST_TO_LEAVE_MS ? [`a standby that stopped to replay was left after ${left} ms only`] : []),
    ...(withoutIt > 0 ? [`${percent(withoutIt)} of public reads went to a standby that was behind`] : []),
    ...(hidden > MOST_TO_HIDE_MS ? [`a suspended profile was shown for ${hidden} ms`] : []),
  ];
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

async function readAll(webs: readonly Web[], handles: readonly string[]): Promise<void> {
  const read = async (web: Web) => {
    for (const handle of handles) {
      const status = await statusOf(web, handle);
      if (status !== 200) throw new Error(`The profile of ${handle} answered ${status}.`);
    }
  };
  await Promise.all(webs.map(read));
}

async function statusOf(web: Web, handle: string): Promise<number> {
  const address = anAddress();
  // as a client and the proxy before it, if one is counted on, would say
  const headers = { "x-forwarded-for": `${address}, ${address}` };
  const answer = await fetch(`${web.url}/api/v1/profiles/${handle}`, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

/** Suspends a creator whose profile every web process has in memory; the ms until none shows it. */
async function untilHidden(webs: readonly Web[], handle: string): Promise<number> {
  await database().execute(sql`update profiles set suspended_at = now() where handle = ${handle}`);
  const begun = performance.now();
  while ((await Promise.all(webs.map((web) => statusOf(web, handle)))).includes(200)) await pause(5);
  return since(begun);
}

/** The ms until every web process reads from the standby (1), or none does (0). */
async function untilUp(webs: readonly Web[], up: 0 | 1): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const told = await Promise.all(webs.map((web) => valuesOf(web, "guildhall_replica_up")));
    if (told.every(([value]) => value?.value === up)) return since(begun);
    if (since(begun) > 20_000) throw new Error(`guildhall_replica_up did not become ${up} within 20 s`);
    await pause(20);
  }
}

/** Which part of the public reads of `work` went to the standby. */
async function shareOfStandby(webs: readonly Web[], work: () => Promise<void>): Promise<number> {
  const count = async () => {
    const told = (await Promise.all(webs.map((web) => valuesOf(web, "guildhall_public_reads_total")))).flat();
    const of = (database: string) =>
      told.reduce((sum, { labels, value }) => sum + (labels.database === database ? value : 0), 0);
    return { replica: of("replica"), all: of("replica") + of("primary") };
  };
  const before = await count();
  await work();
  const after = await count();
  return (after.replica - before.replica) / (after.all - before.all);
}

/** What a web process counts under a name, and what the one that makes its pages does. */
async function valuesOf({ process }: Web, name: string) {
  const told = Object.values((await snapshotsOf(process)) ?? {});
  return told.flatMap((snapshot) => snapshot.find((metric) => metric.name === name)?.values ?? []) as {
    labels: { database?: string };
    value: number;
  }[];
}

const since = (begun: number) => Math.round(performance.now() - begun);
