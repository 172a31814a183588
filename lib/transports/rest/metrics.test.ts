import { afterAll, beforeAll, expect, test } from "vitest";
import { GET } from "@/app/metrics/route";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { metrics } from "@/lib/core/metrics/instruments";
import { REFUSED_PER_MINUTE, resetFailures } from "@/lib/transports/http/caller/failures";

const TOKEN = "a token of sixteen characters or more".replaceAll(" ", "-");

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

async function scrape(authorization?: string, configured = TOKEN) {
  process.env.METRICS_TOKEN = configured;
  resetEnv();
  const headers = { "x-forwarded-for": "198.18.0.7", ...(authorization ? { authorization } : {}) };
  const response = await GET(new Request("http://localhost:3000/metrics", { headers }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test("there is nothing without a configured token, whatever is sent", async () => {
  for (const sent of [undefined, "Bearer ", `Bearer ${TOKEN}`]) expect((await scrape(sent, "")).status).toBe(404);
});

test("without the very token it refuses, and soon says stop to one that guesses", async () => {
  resetFailures();
  for (const sent of [undefined, "Bearer", TOKEN, `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`]) {
    const { status, headers } = await scrape(sent);
    expect([status, headers.get("www-authenticate")], sent).toEqual([401, 'Bearer realm="metrics"']);
  }
  for (let n = 0; n < REFUSED_PER_MINUTE; n++) await scrape("Bearer guessed");
  expect((await scrape("Bearer guessed")).status).toBe(429);
  resetFailures();
});

test("with it everything is told, and asked for once in a while only", async () => {
  metrics().toolCalls.inc({ tool: "scraped", outcome: "ok" });
  const { status, headers, text } = await scrape(`Bearer ${TOKEN}`);
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(text).toContain('guildhall_tool_calls_total{tool="scraped",outcome="ok",process="alone"} 1');
  expect(text).toMatch(
    /guildhall_http_requests_total\{operation="metrics",method="GET",status="4xx",process="alone"\} \d+/,
  );
  expect(text).toContain('guildhall_queue_due{queue="deliveries"} 0');
  metrics().toolCalls.inc({ tool: "scraped", outcome: "ok" });
  expect((await scrape(`bearer ${TOKEN}`)).text).toBe(text);
});
