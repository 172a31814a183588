import { sql } from "drizzle-orm";
import { closeDatabase, database } from "@/db/client";
import { profiles, webhookEndpoints } from "@/db/schema";
import type { Context as ActingContext } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { claimDeliveries, nextDelivery } from "@/lib/domain/developers/webhooks/delivery/claim";
import { readHealth } from "@/lib/domain/developers/webhooks/reading/health";
import { listDeliveries } from "@/lib/domain/developers/webhooks/reading/read-deliveries";
import { readStatus } from "@/lib/domain/network/status/read";
import { countWaiting } from "@/lib/domain/network/status/waiting";
import type { Context } from "../context";
import type { JudgedResult } from "../result";
import { median } from "../rounds";
import { queueDatabase } from "./seed";

const USUAL = 1_000_000;
const HUGE = 20_000_000;
const CALLS = 200;
/** Plans are made and kept from the sixth call on, and what is read often is in memory. */
const WARM_UP = 20;
/** What p50 at twenty million deliveries may be of what it is at one. */
const GROWTH = 1.5;

/** What the queue and its lists cost among twenty million deliveries, two million of them waiting, next to one million. */
export async function queueSizeRow({ options, stage, progress }: Context): Promise<JudgedResult | undefined> {
  if (!options.huge) {
    progress("  needs --huge: left out");
    return undefined;
  }
  const at = async (deliveries: number) => {
    await queueDatabase(await stage.serverUrl(), deliveries, progress);
    try {
      return await measure();
    } finally {
      await closeDatabase();
    }
  };
  const usual = await at(USUAL);
  const huge = await at(HUGE);
  const figures = [...huge].flatMap(([name, ms]) => {
    const before = usual.get(name) ?? Number.NaN;
    progress(`  ${name}: p50 ${before.toFixed(2)} ms among ${USUAL}, ${ms.toFixed(2)} ms among ${HUGE}`);
    return [{ name: `${name}: growth of p50`, value: ms / before, atMost: GROWTH }];
  });
  const met = figures.every(({ value, atMost }) => value <= atMost);
  return { row: "queue", title: "the queue among 20,000,000 deliveries against 1,000,000", figures, met };
}

/** The p50 of each call, in milliseconds, one after another on one connection's worth of load. */
async function measure(): Promise<Map<string, number>> {
  const now = new Date();
  const owners = await database()
    .select({ endpoint: webhookEndpoints.id, profileId: profiles.id, userId: profiles.userId })
    .from(webhookEndpoints)
    .innerJoin(profiles, sql`${profiles.id} = ${webhookEndpoints.profileId}`)
    .orderBy(sql`random()`);
  let turn = 0;
  let after = "";
  const owner = () => owners[turn++ % owners.length] as (typeof owners)[number];
  const acting = ({ userId, profileId }: (typeof owners)[number]): ActingContext => ({
    ...systemContext("bench", now),
    actor: { kind: "user", userId, profileId, sessionId: "bench", email: "bench@example.com" },
  });
  const listed = (filter: { state?: "DEAD_LETTER" }) => () => {
    const one = owner();
    return listDeliveries(acting(one), one.endpoint, { limit: 20, ...filter });
  };
  const calls: Record<string, () => Promise<unknown>> = {
    "claim of 20": async () => {
      const options = { now, leaseMs: 600_000, limit: 20, perEndpoint: 8, held: new Map<string, number>(), after };
      ({ last: after } = await claimDeliveries(options));
    },
    "next due": () => nextDelivery(now, []),
    "a page of an endpoint": listed({}),
    "a page of its dead letters": listed({ state: "DEAD_LETTER" }),
    "an endpoint's health": () => {
      const one = owner();
      return readHealth(acting(one), [{ id: one.endpoint }]);
    },
    "the status page": () => readStatus(systemContext("bench", now)),
    "what waits, for the metrics": () => countWaiting(systemContext("bench", now)),
  };
  const medians = new Map<string, number>();
  for (const [name, call] of Object.entries(calls)) {
    const each: number[] = [];
    for (let n = 0; n < WARM_UP + CALLS; n++) {
      const began = performance.now();
      await call();
      if (n >= WARM_UP) each.push(performance.now() - began);
    }
    medians.set(name, median(each));
  }
  return medians;
}
