import { TESTED_SERVICE } from "@/bin/launch/testing/playwright";
import { expect, test } from "../fixtures";

const TOKEN = { authorization: `Bearer ${TESTED_SERVICE.METRICS_TOKEN}` };

test("a scrape shows what web and worker count, and what waits", async ({ api }) => {
  expect((await api.get("/api/v1/profiles/metrics-of-nobody")).status()).toBe(404);
  expect((await api.get("/")).status()).toBe(200);
  await expect(async () => {
    const response = await api.get("/metrics", { headers: TOKEN });
    expect([response.status(), response.headers()["content-type"]]).toEqual([
      200,
      "text/plain; version=0.0.4; charset=utf-8",
    ]);
    const text = await response.text();
    for (const line of [
      /^guildhall_http_requests_total\{operation="getProfile",method="GET",status="4xx",process="web 1"\} \d+$/m,
      /^guildhall_http_requests_total\{operation="page",method="GET",status="2xx",process="web 1"\} \d+$/m,
      /^guildhall_http_request_duration_seconds_bucket\{le="0.05",operation="getProfile",process="web 1"\} \d+$/m,
      /^guildhall_job_runs_total\{name="heartbeat",outcome="done",process="worker"\} \d+$/m,
      /^guildhall_database_up\{process="web 1"\} 1$/m,
      /^guildhall_database_up\{process="worker"\} 1$/m,
      /^guildhall_queue_due\{queue="deliveries"\} \d+$/m,
      /^guildhall_worker_last_seen_seconds [\d.]+$/m,
      /^process_cpu_seconds_total\{process="worker"\} [\d.]+$/m,
    ])
      expect(text).toMatch(line);
    expect(text).not.toContain("metrics-of-nobody");
  }).toPass({ timeout: 20_000 });
});

test("nobody sees them without the token", async ({ api }) => {
  for (const authorization of ["", "Bearer metrics-token-of-the-teste"]) {
    const response = await api.get("/metrics", { headers: { authorization } });
    expect([response.status(), (await response.json()).error.code]).toEqual([401, "unauthorized"]);
    expect(response.headers()["www-authenticate"]).toBe('Bearer realm="metrics"');
  }
});
