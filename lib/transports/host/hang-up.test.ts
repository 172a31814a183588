import { connect } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { database, singleClient } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import * as log from "@/lib/core/log";
import { logger } from "@/lib/core/log";
import { graphqlMount } from "@/lib/transports/graphql/serving/http";
import { mcpMount } from "@/lib/transports/mcp/protocol/http";
import { createHost, type Host } from "./listen";

let db: TestDatabase;
let host: Host;
let port: number;
const errors = vi.spyOn(logger(), "error");
const lines = vi.spyOn(log, "logRequest");

beforeAll(async () => {
  db = await testDatabase();
  await makeCreator({ mcpDiscoverable: true });
  host = createHost({
    manifest: [
      ["/api/graphql", graphqlMount],
      ["/api/mcp", mcpMount],
    ],
    fallback: () => {},
    trustedProxyHops: 0,
  });
  await new Promise<void>((listening) => host.server.listen(0, "127.0.0.1", listening));
  port = (host.server.address() as { port: number }).port;
});
beforeEach(() => void errors.mockClear());
afterAll(async () => {
  await host.drain(100);
  await db.drop();
});

const tool = { name: "find_creators", arguments: { query: "logo" } };

it.each([
  ["/api/graphql", { query: "{ profiles(first: 20) { edges { node { handle } } } }" }],
  ["/api/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params: tool }],
])(
  "a client that hangs up in the middle of a call to %s is no error",
  async (path, message) => {
    const body = JSON.stringify(message);
    const socket = connect(port, "127.0.0.1");
    const locking = singleClient(db.url);
    await locking.begin(async (tx) => {
      await tx`lock table profiles in access exclusive mode`;
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
          `Accept: application/json, text/event-stream\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      const waiting = () => tx`
        select 1 from pg_locks
        where not granted and database = (select oid from pg_database where datname = current_database())`;
      await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
      socket.destroy();
      await expect.poll(() => openSockets()).toBe(0);
    });
    await locking.end();
    await database().execute("select 1");
    await new Promise(setImmediate);
    expect(errors.mock.calls).toEqual([]);
    expect(lines.mock.lastCall?.[0].status).toBeLessThan(500);
  },
  30_000,
);

function openSockets(): Promise<number> {
  return new Promise((told) => host.server.getConnections((_, count) => told(count)));
}
