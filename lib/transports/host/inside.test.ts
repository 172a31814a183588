import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator, makePaidOrder } from "@/db/factories";
import { makeLoggedRequest } from "@/db/factories/request-logs";
import { apiKeys } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { isRepeatable, repeatable } from "@/lib/domain/developers/request-logs/repeat";
import { viewRequest } from "@/lib/domain/developers/request-logs/view";
import { answerInside, askInside } from "@/lib/transports/http/inside";
import { answerHere } from "./routing/answer-inside";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  answerInside(answerHere);
});
afterAll(() => db.drop());

async function person(): Promise<{ ctx: Context; profileId: string }> {
  const { profileId, userId, email } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return { ctx: createContext({ actor, requestId: newId("req") }), profileId };
}

async function repeat(ctx: Context, id: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const { target, actor } = await repeatable(ctx, id);
  const response = await askInside(`http://localhost:3000${target}`, actor);
  return { status: response.status, body: await response.json() };
}

it("asks a read again as the key that made it: in its account, its mode and its scopes", async () => {
  const { ctx, profileId } = await person();
  const key = await makeApiKey(profileId, ["orders:read"]);
  const order = await makePaidOrder(profileId);
  const read = { credentialId: key.id, operation: "getOrder", path: `/api/v1/orders/${order.id}` };
  const { id } = await makeLoggedRequest(profileId, read);
  expect(await repeat(ctx, id)).toMatchObject({ status: 200, body: { id: order.id } });

  const posts = await makeLoggedRequest(profileId, { credentialId: key.id, operation: "getMe" });
  expect(await repeat(ctx, posts.id)).toMatchObject({ status: 403, body: { error: { code: "insufficient_scope" } } });
  await database().update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.id, key.id));
  expect(await repeat(ctx, posts.id)).toMatchObject({ status: 200, body: { id: profileId } });

  const test = await makeLoggedRequest(profileId, { ...read, livemode: false });
  expect(await repeat({ ...ctx, livemode: false }, test.id)).toMatchObject({ status: 404 });
});

it("repeats nothing of another account, for no credential, and nothing but reads whose query is whole", async () => {
  const [{ ctx, profileId }, other] = [await person(), await person()];
  const row = await makeLoggedRequest(profileId);
  await expect(repeatable(other.ctx, row.id)).rejects.toMatchObject({ code: "not_found" });
  await expect(repeatable({ ...ctx, actor: { kind: "anonymous" } }, row.id)).rejects.toMatchObject({
    code: "unauthorized",
  });
  const { id } = await makeLoggedRequest(profileId, { method: "POST", operation: "createPost" });
  await expect(repeatable(ctx, id)).rejects.toMatchObject({ code: "conflict" });
  const view = viewRequest(row);
  expect(isRepeatable(view)).toBe(true);
  for (const other of [
    { query: "?token=[redacted]" },
    { operation: "graphql" },
    { operation: "listPosts", path: "/elsewhere" },
  ])
    expect(isRepeatable({ ...view, ...other }), JSON.stringify(other)).toBe(false);
});
