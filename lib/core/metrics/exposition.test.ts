import { EventEmitter } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeDatabase } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { answerWhenAsked, type Peer } from "../process/ask";
import { gatherFor, joinLauncher, render, snapshot, snapshotsOf } from "./exposition";
import { metrics } from "./instruments";
import { observeJob, observeRequest } from "./observe";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

test("two processes stand side by side under their names, and what they share without one", async () => {
  observeRequest("exposed", "GET", 200, performance.now() - 30);
  observeRequest("exposed", "BREW", 499, performance.now());
  observeJob("expose", "failed", 2_000);
  metrics().queueDue.set({ queue: "exposed" }, 3);
  const [own, shared] = [await snapshot(), await metrics().shared.getMetricsAsJSON()];
  const text = await render({ "web 1": own, worker: JSON.parse(JSON.stringify(own)) }, shared);
  for (const process of ["web 1", "worker"]) {
    expect(text).toContain(`requests_total{operation="exposed",method="GET",status="2xx",process="${process}"} 1`);
    expect(text).toContain(`requests_total{operation="exposed",method="other",status="4xx",process="${process}"} 1`);
    expect(text).toContain(`duration_seconds_bucket{le="0.025",operation="exposed",process="${process}"} 1`);
    expect(text).toContain(`duration_seconds_bucket{le="+Inf",operation="exposed",process="${process}"} 2`);
    expect(text).toContain(`job_runs_total{name="expose",outcome="failed",process="${process}"} 1`);
    expect(text).toContain(`guildhall_database_up{process="${process}"} 1`);
  }
  expect(text).toContain('guildhall_queue_due{queue="exposed"} 3');
  expect(text.match(/^# TYPE guildhall_http_requests_total counter$/gm)).toHaveLength(1);
});

/** Both ends of a channel between a launcher and a process. */
function channel(): [launcher: Peer, child: Peer] {
  const ends = [new EventEmitter(), new EventEmitter()] as const;
  const peer = (own: EventEmitter, other: EventEmitter): Peer =>
    Object.assign(own, { send: (message: object) => setImmediate(() => other.emit("message", message)) !== undefined });
  return [peer(...ends), peer(ends[1], ends[0])];
}

test("while the database hangs, a process tells of itself and of its own in time", async () => {
  const there = process.env.DATABASE_URL;
  await closeDatabase(1);
  const silent = createServer();
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  process.env.DATABASE_URL = `postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/nothing`;
  const [toWeb, toLauncher] = channel();
  const [toPages, toItsWeb] = channel();
  answerWhenAsked(toItsWeb, "metrics", async () => ({ "": await snapshot() }));
  try {
    gatherFor(toPages, new Map([["pages", toPages]]));
    joinLauncher(toLauncher);
    const told = await snapshotsOf(toWeb);
    expect(Object.keys(told ?? {})).toEqual(["", " pages"]);
    for (const one of Object.values(told ?? {}))
      expect(one.find(({ name }) => name === "guildhall_database_up")?.values).toMatchObject([{ value: 0 }]);
  } finally {
    metrics().launched = false;
    gatherFor(toPages, new Map());
    process.env.DATABASE_URL = there;
    await closeDatabase(1);
    silent.close();
  }
});
