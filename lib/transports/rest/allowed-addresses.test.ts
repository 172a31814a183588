import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as graphql from "@/app/api/graphql/route";
import * as mcp from "@/app/api/mcp/route";
import * as me from "@/app/api/v1/me/route";
import { database } from "@/db/client";
import { makeApiKey, makeCreator } from "@/db/factories";
import { apiKeys, requestLogs } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { flushRequestLog } from "@/lib/domain/developers/request-logs/record";
import { CALLER_HEADER, callerHeader, standBefore } from "@/lib/transports/http/caller/caller";

let db: TestDatabase;
let key: { id: string; token: string };
let profileId: string;
beforeAll(async () => {
  db = await testDatabase();
  standBefore();
});
afterAll(() => db.drop());
beforeEach(async () => {
  profileId = (await makeCreator()).profileId;
  key = await makeApiKey(profileId, undefined, { allowedIps: ["203.0.113.0/24"] });
});

const headersFrom = (address: string) => ({
  authorization: `Bearer ${key.token}`,
  "content-type": "application/json",
  [CALLER_HEADER]: callerHeader({ address, local: false }),
});
const tools = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
const FACES: [string, (address: string) => Promise<Response>][] = [
  ["REST", (a) => me.GET(new Request("http://localhost/api/v1/me", { headers: headersFrom(a) }))],
  [
    "GraphQL",
    (a) =>
      graphql.POST(
        new Request("http://localhost/api/graphql", {
          method: "POST",
          headers: headersFrom(a),
          body: JSON.stringify({ query: "{ me { id } }" }),
        }),
      ),
  ],
  [
    "the tool server",
    (a) => mcp.POST(new Request("http://localhost/api/mcp", { method: "POST", headers: headersFrom(a), body: tools })),
  ],
];

describe.each(FACES)("a key that is held to addresses, at %s", (_, ask) => {
  it("is answered from there, and refused from elsewhere with a sentence that says the caller's own", async () => {
    expect((await ask("203.0.113.7")).status).toBe(200);
    const refused = await ask("198.51.100.1");
    expect(refused.status).toBe(403);
    const text = await refused.text();
    expect(text).toContain("198.51.100.1");
    expect(text).not.toContain("203.0.113");
  });

  it("is free again at the next call, and its refusal stands in its owner's log", async () => {
    expect((await ask("198.51.100.2")).status).toBe(403);
    await database().update(apiKeys).set({ allowedIps: [] }).where(eq(apiKeys.id, key.id));
    expect((await ask("198.51.100.2")).status).toBe(200);
    await flushRequestLog();
    const rows = await database().select().from(requestLogs).where(eq(requestLogs.ownerId, profileId));
    expect(rows.map(({ status, errorCode, ip }) => [status, errorCode, ip])).toEqual([
      [403, "address_not_allowed", "198.51.100.2"],
      [200, null, "198.51.100.2"],
    ]);
  });
});
