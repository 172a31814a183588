import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { makeApiKey, makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { OPERATIONS } from "@/lib/contracts";
import type { Operation } from "@/lib/contracts/operation";
import { MANIFEST } from "@/lib/transports/host/routing/manifest.gen";
import { createMatcher, handlerOf } from "@/lib/transports/host/routing/match";

const matching = createMatcher(MANIFEST);

let db: TestDatabase;
let token: string;
beforeAll(async () => {
  db = await testDatabase();
  const { profileId } = await makeCreator({ tier: "ENTERPRISE" });
  ({ token } = await makeApiKey(profileId));
});
afterAll(() => db.drop());

/** Ids that are well formed and of nothing, as the operation's path has them. */
function idsOf({ params }: Operation): Record<string, string> {
  const { properties = {} } = params ? z.toJSONSchema(params, { io: "input" }) : {};
  const idOf = (schema: unknown) =>
    `${/[a-z]+_/.exec((schema as { pattern?: string }).pattern ?? "")?.[0]}${"0".repeat(26)}`;
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, idOf(schema)]));
}

async function send(operation: Operation, body: string) {
  const ids = idsOf(operation);
  const path = `/api${operation.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? "")}`;
  const found = matching(path);
  const handler = found && handlerOf(found.module, "POST");
  if (!handler) throw new Error(`${path} is not served`);
  const headers = {
    authorization: `Bearer ${token}`,
    "idempotency-key": randomUUID(),
    "content-type": "application/json",
  };
  const request = new Request(`http://localhost:3000${path}`, { method: "POST", headers, body });
  const answer = await handler(request, { params: Promise.resolve(found.params) } as never);
  return { status: answer.status, error: JSON.parse(await answer.text()).error };
}

const without = OPERATIONS.filter(({ method, body }) => method === "POST" && !body);

describe.each(without)("$id, which takes no body,", (operation) => {
  it("refuses a field by its name, and what is no JSON", async () => {
    const refused = { status: 422, error: { code: "validation_error", param: "amount_cents" } };
    expect(await send(operation, '{"amount_cents":100}')).toMatchObject(refused);
    expect(await send(operation, "[1]")).toMatchObject({ status: 422, error: { code: "validation_error" } });
    expect(await send(operation, "{")).toMatchObject({ status: 400, error: { code: "invalid_request" } });
  });

  it.each(["", "{}"])("takes %j", async (body) => {
    const { status, error } = await send(operation, body);
    expect(status === 201 || error.code === "not_found", JSON.stringify(error)).toBe(true);
  });
});
