import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { endpointHours } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { latencyClass, noLatencies } from "@/lib/domain/developers/request-logs/figures/latency";
import { testCreator, testEndpoint } from "../delivery/testing";
import { readHealth } from "./health";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const NOW = new Date("2026-11-20T09:30:00.000Z");
const HOUR = 3_600;
const THIS_HOUR = Date.parse("2026-11-20T09:00:00.000Z") / 1000;

function hour(endpointId: string, hoursAgo: number, counts: { attempts: number; succeeded: number; dead?: number }) {
  const latencyCounts = noLatencies();
  latencyCounts[latencyClass(40)] = counts.attempts;
  const { attempts, succeeded, dead = 0 } = counts;
  const at = THIS_HOUR - hoursAgo * HOUR;
  return database()
    .insert(endpointHours)
    .values({ endpointId, hour: at, attempts, succeeded, deadLetters: dead, latencyCounts });
}

test("sums the last 24 hours of each endpoint, and knows nothing of one without attempts", async () => {
  const { ctx, profileId } = await testCreator("FREE", NOW);
  const [busy, idle] = [
    await testEndpoint(profileId, "https://a.example"),
    await testEndpoint(profileId, "https://b.example"),
  ];
  await hour(busy.id, 0, { attempts: 6, succeeded: 3 });
  await hour(busy.id, 23, { attempts: 2, succeeded: 1, dead: 1 });
  await hour(busy.id, 24, { attempts: 100, succeeded: 0, dead: 100 });
  const health = await readHealth(ctx, [busy, idle]);
  const read = health.get(busy.id);
  expect(read).toMatchObject({ attempts: 8, success_rate: 0.5, dead_letters: 1 });
  expect(read?.p95_ms).toBeGreaterThan(25);
  expect(read?.p95_ms).toBeLessThanOrEqual(50);
  expect(read?.hours).toHaveLength(24);
  expect(read?.hours[0]).toEqual({ at: "2026-11-19T10:00:00.000Z", succeeded: 1, failed: 1 });
  expect(read?.hours[23]).toEqual({ at: "2026-11-20T09:00:00.000Z", succeeded: 3, failed: 3 });
  expect(health.get(idle.id)).toMatchObject({ attempts: 0, success_rate: null, p95_ms: null, dead_letters: 0 });
});
