import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { endpoint } from "@/lib/transports/http/endpoint";
import { bestOf } from "./encoding/encodings";
import { createHost, type Host } from "./listen";

const LARGE = JSON.stringify({ data: Array.from({ length: 200 }, (_, n) => ({ id: n, name: `the name of ${n}` })) });
const HUGE = JSON.stringify({ data: Array.from({ length: 5_000 }, (_, n) => ({ id: n, name: `the name of ${n}` })) });
const KEPT = Buffer.from(LARGE);
const ANSWERS: Record<string, { body: string | Buffer<ArrayBuffer>; headers: Record<string, string> }> = {
  small: { body: '{"a":1}', headers: {} },
  large: { body: LARGE, headers: { etag: '"tag"' } },
  huge: { body: HUGE, headers: {} },
  kept: { body: KEPT, headers: {} },
  zip: { body: LARGE, headers: { "content-type": "application/zip" } },
  events: { body: LARGE, headers: { "content-type": "text/event-stream" } },
};

let host: Host;
beforeAll(async () => {
  Object.assign(process.env, { LOG_LEVEL: "silent", BASE_URL: "http://localhost:3000" });
  resetEnv();
  const GET = endpoint("test", async ({ path }) => {
    const { body, headers } = ANSWERS[path.slice("/api/".length)] ?? { body: "", headers: {} };
    return { status: 200, body, headers: { ...headers } };
  });
  host = createHost({
    manifest: [["/api/:name", { GET }]],
    fallback: (_request, response) => void response.end(),
    trustedProxyHops: 0,
  });
  await new Promise<void>((ready) => host.server.listen(0, "127.0.0.1", ready));
});
afterAll(() => host.drain(0));

const get = (name: string, accepted = "gzip, br") =>
  fetch(`http://127.0.0.1:${(host.server.address() as AddressInfo).port}/api/${name}`, {
    headers: { "accept-encoding": accepted },
  });

describe("an answer of text", () => {
  it.each([
    ["large", "gzip, br", "br"],
    ["large", "gzip", "gzip"],
    ["large", "identity", null],
    ["huge", "br", "br"],
    ["kept", "br", "br"],
    ["kept", "gzip;q=0.5", "gzip"],
    ["small", "br", null],
    ["zip", "br", null],
    ["events", "br", null],
  ])("%s, to who takes %s, is sent as %s", async (name, accepted, encoding) => {
    for (let round = 0; round < 2; round++) {
      const answer = await get(name, accepted);
      const whole = ANSWERS[name]?.body.toString() ?? "";
      expect(await answer.text()).toBe(whole); // undone by the client
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      const length = Number(answer.headers.get("content-length"));
      if (encoding) expect(length).toBeLessThan(whole.length / 3);
      else expect(length).toBe(whole.length);
    }
  });

  it("says that others may get it otherwise, and tags each form apart", async () => {
    const [plain, packed] = [await get("large", "identity"), await get("large", "br")];
    expect([plain.headers.get("vary"), plain.headers.get("etag")]).toEqual(["Accept-Encoding", '"tag"']);
    expect([packed.headers.get("vary"), packed.headers.get("etag")]).toEqual(["Accept-Encoding", '"tag"']);
    expect((await get("small")).headers.get("vary")).toBeNull();
  });
});

it.each([
  ["", undefined],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["GZIP", "gzip"],
  ["deflate, compress", undefined],
  ["br;q=0,gzip;q=0", undefined],
])("reads Accept-Encoding %j as %s", (accepted, best) => expect(bestOf(accepted)).toBe(best));
