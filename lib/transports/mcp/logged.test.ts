import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator } from "@/db/factories";
import { requestBodies, requestLogs } from "@/db/schema";
import { flushRequestLog } from "@/lib/domain/developers/request-logs/record";
import { freshAddress, post, withService } from "./testing";

const service = withService();

const call = (name: string, args: object) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } });

async function logged(owner: string) {
  await flushRequestLog();
  return database()
    .select({ log: requestLogs, bodies: requestBodies })
    .from(requestLogs)
    .leftJoin(requestBodies, eq(requestBodies.id, requestLogs.id))
    .where(eq(requestLogs.ownerId, owner))
    .orderBy(desc(requestLogs.id));
}

it("keeps a credential's tool calls in its account's log, with bodies, refusals and the protocol's own errors", async () => {
  const { profileId } = await makeCreator();
  const { id, token } = await makeApiKey(profileId, ["posts:read"]);
  const headers = { authorization: `Bearer ${token}`, ...freshAddress() };
  await post(service(), call("get_creator", { handle: "ada" }), headers);
  await post(service(), call("get_creator", { handle: "nobody-here" }), headers);
  await post(service(), call("no_such_tool", { password: "hunter2" }), headers);
  const [unknown, refused, fine] = await logged(profileId);
  const common = { method: "POST", path: "/api/mcp", credentialId: id, status: 200 };
  expect(fine?.log).toMatchObject({ ...common, operation: "mcp.get_creator", errorCode: null });
  expect(fine?.bodies?.request).toContain('"handle":"ada"');
  expect(fine?.bodies?.response).toContain('"structuredContent"');
  expect(refused?.log).toMatchObject({ ...common, operation: "mcp.get_creator", errorCode: "not_found" });
  expect(unknown?.log).toMatchObject({ ...common, operation: "mcp.tools/call", errorCode: "invalid_request" });
  expect(unknown?.bodies?.request).not.toContain("hunter2");
});

it("keeps nothing of calls without a credential", async () => {
  const before = await database().$count(requestLogs);
  await post(service(), call("get_creator", { handle: "ada" }), freshAddress());
  await flushRequestLog();
  expect(await database().$count(requestLogs)).toBe(before);
});
