import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { render, snapshot } from "./exposition";
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
