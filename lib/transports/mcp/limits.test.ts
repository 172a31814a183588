import { describe, expect, it } from "vitest";
import { makeApiKey, makeCreator } from "@/db/factories";
import { resetCounters } from "@/lib/domain/platform/access/counters";
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

  /** Calls a tool of five calls a minute until it is refused; answers how often it was not. */
  async function callsUntil429(headersOf: (call: number) => Record<string, string>): Promise<number> {
    const params = { name: "request_intro", arguments: {} };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    for (let made = 0; made < 12; made++) {
      if ((await post(service(), body, headersOf(made))).status === 429) return made;
    }
    return 12;
  }

  it("are those of a whole /64: a host has no more by calling from all of its addresses", async () => {
    const from = (network: number) => (call: number) => ({
      "x-forwarded-for": `2001:db8:${process.pid % 9999}:${network}::${call}`,
    });
    expect(await callsUntil429(from(1))).toBeLessThanOrEqual(10); // a new minute may begin
    expect((await post(service(), JSON.stringify(FIND), from(2)(1))).status).toBe(200);
  });

  it("are those of the account for a valid credential, from wherever it calls", async () => {
    const [one, other] = [await makeCreator({}), await makeCreator({})];
    const bearer = async ({ profileId }: { profileId: string }) => {
      const { token } = await makeApiKey(profileId, ["identity:read"]);
      return { authorization: `Bearer ${token}` };
    };
    const [key, secondKey, anothers] = [await bearer(one), await bearer(one), await bearer(other)];
    const made = await callsUntil429((call) => ({ ...(call % 2 ? key : secondKey), ...freshAddress() }));
    expect(made).toBeLessThanOrEqual(10);
    const address = freshAddress();
    expect(await callsUntil429(() => address), "an address used up").toBeLessThanOrEqual(10);
    const params = { name: "request_intro", arguments: {} };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    expect((await post(service(), body, { ...anothers, ...address })).status, "stops no key").toBe(200);
  });
});
