import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Binaries } from "@/db/embedded/binaries";
import { type Pair, startPair } from "@/db/embedded/testing-pair";
import { makeApiKey, makeCreator, makeProduct } from "@/db/factories";
import { testEndpoint, testReceiver } from "@/lib/domain/developers/webhooks/delivery/testing";
import { waitHealthy } from "../../launch/processes/probe";
import { freePort } from "../../launch/testing/instance";
import { type Machines, startMachines } from "../machines/machines";
import { type Addresses, openAddresses } from "./addresses";
import { Load, type Writer } from "./load";
import { replicaUse } from "./replica-use";
import { judge, type Outage } from "./verdict";

const CLIENTS = 8;

type Options = { home: string; binaries: Binaries; seconds: number; progress: (line: string) => void };

/** The whole of `npm run test:cluster` in a folder of its own. Answers what went wrong. */
export async function failover({ home, binaries, seconds, progress }: Options): Promise<string[]> {
  const admits = readFileSync("deploy/postgres/pg_hba.conf", "utf8");
  const pair = await startPair({ home, binaries, synchronous: true, admits });
  let addresses: Addresses | undefined;
  let machines: Machines | undefined;
  try {
    await pair.primary.ask(readFileSync("deploy/postgres/roles.sql", "utf8"));
    const [sync] = await pair.primary.ask("select sync_state from pg_stat_replication");
    if (sync?.sync_state !== "sync") throw new Error("The standby is not synchronous.");
    const ports: [number, number] = [await freePort(), await freePort()];
    addresses = await openAddresses(pair, ports);
    progress(`PostgreSQL ${binaries.major}, a primary and a synchronous standby; before them ${addresses.kind}`);
    machines = await startMachines(home, {
      database: { url: pair.primary.url("guildhall", addresses.primary), stop: pair.stop },
      ports,
      env: {
        DATABASE_REPLICA_URL: pair.standby.url("guildhall", addresses.standby),
        // the balancer, and HAProxy's own entry after the client's
        TRUSTED_PROXY_HOPS: addresses.web === undefined ? "1" : "2",
        LOG_LEVEL: process.env.LOG_LEVEL ?? "fatal",
      },
    });
    // HAProxy, which has asked while they started, takes them for away until it asks again
    if (addresses.web !== undefined) await waitHealthy(addresses.web, 20_000, { path: "/api/health/ready" });
    progress("two web processes and two workers are up");
    return await underLoad(pair, machines, addresses, seconds, progress);
  } finally {
    await machines?.stop();
    await addresses?.close();
    await pair.stop();
  }
}

async function underLoad(
  pair: Pair,
  machines: Machines,
  { web }: Addresses,
  seconds: number,
  progress: (line: string) => void,
): Promise<string[]> {
  const receiver = await testReceiver();
  try {
    const writers = await Promise.all(Array.from({ length: CLIENTS }, () => makeWriter(receiver.url)));
    const load = new Load(web === undefined ? machines.url : `http://127.0.0.1:${web}`, writers);
    const failures = await replicaUse(machines, pair.standby, progress);
    await pause(1_000 * seconds);
    const outage = await loseThePrimary(pair);
    await pause(1_000 * seconds);
    await load.end();
    return [...failures, ...(await judge(load, writers, receiver, outage, progress))];
  } finally {
    await receiver.close();
  }
}

async function makeWriter(receiver: string): Promise<Writer> {
  const handle = `writer-${randomBytes(6).toString("hex")}`;
  const { profileId } = await makeCreator({ handle, tier: "ENTERPRISE", mcpDiscoverable: true });
  const [{ token }, { id }] = await Promise.all([
    makeApiKey(profileId, ["posts:write"]),
    makeProduct(profileId, { sellable: true }),
    testEndpoint(profileId, receiver, { eventTypes: ["post.created"] }),
  ]);
  return {
    headers: { authorization: `Bearer ${token}` },
    product: { handle, product_id: id, tier_id: "standard" },
  };
}

/** As when its machine loses power, and somebody who watches promotes the standby at once. */
async function loseThePrimary({ primary, standby }: Pair): Promise<Outage> {
  const diedAt = performance.now();
  primary.kill();
  const [promoted] = await standby.ask("select pg_promote(true, 20) as done");
  if (!promoted?.done) throw new Error("The standby could not be promoted.");
  return { diedAt, promotedAfter: performance.now() - diedAt };
}
