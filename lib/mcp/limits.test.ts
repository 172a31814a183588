import { describe, expect, it } from "vitest";
import { resetCounters } from "@/lib/access/counters";
import { freshAddress, post, withService } from "./testing";

const service = withService();

const FIND = { jsonrpc: "2.0", id: "seven", method: "tools/call", params: { name: "find_creators", arguments: {} } };

describe("limits", () => {
  it("answers 429 with Retry-After past a tool's calls per minute, for that address and tool alone", async () => {
    resetCounters();
    const address = freshAddress();
    const call = (name: string) => {
      const params = { name, arguments: { handle: "ada" } };
      return post(service(), JSON.stringify({ jsonrpc: "2.0", id: 9, method: "tools/call", params }), address);
    };
    const minute = () => Math.floor(Date.now() / 60_000);
    const started = minute();
    for (let n = 0; n < 60; n++) expect((await call("find_creators")).status).toBe(200);
    const refused = await call("find_creators");
    if (minute() !== started) return; // a new window began: nothing to see
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await refused.json()).toMatchObject({ id: 9, error: { code: -31029, data: { retry_after_seconds: wait } } });
    expect((await call("get_creator")).status).toBe(200);
    expect((await post(service(), JSON.stringify(FIND))).status).toBe(200);
  });
});
