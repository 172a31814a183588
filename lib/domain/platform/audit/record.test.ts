import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Actor } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { transaction } from "@/lib/core/transaction";
import { testCreator } from "@/lib/domain/developers/webhooks/delivery/testing";
import { recordAudit } from "./record";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

const target = { type: "post", id: "post_1" };

test("names the actor by the kind of credential, and keeps request, diff, and the address of the owner alone", async () => {
  const { profileId, ctx } = await testCreator();
  const credential = {
    kind: "oauth",
    id: "oac_1",
    prefix: null,
    clientId: "c",
    expiresAt: null,
    livemode: true,
  } as const;
  const holder = { userId: "usr_1", profileId, handle: "h", displayName: "H", tier: "FREE", scopes: [] } as const;
  const actors: Actor[] = [
    ctx.actor,
    { kind: "credential", credential, ...holder },
    { kind: "system", id: "prune" },
    { kind: "anonymous" },
    { kind: "user", userId: "usr_buyer", profileId: "crt_other", sessionId: "s", email: "buyer@example.com" },
  ];
  for (const actor of actors) {
    const acting = { ...ctx, actor, ip: "203.0.113.9" };
    await transaction(acting, (tx) =>
      recordAudit(tx, acting, profileId, "post.updated", target, { title: ["a", "b"] }),
    );
  }
  const rows = await database().execute(sql`
    select actor_kind, actor_id, action, target_type, target_id, request_id, ip, diff from audit_log
    where profile_id = ${profileId} order by id`);
  const userId = ctx.actor.kind === "user" ? ctx.actor.userId : "";
  const named = [
    ["user", userId],
    ["oauth", "oac_1"],
    ["system", "prune"],
    ["anonymous", null],
    ["user", "usr_buyer"],
  ];
  expect(rows.map((row) => [row.actor_kind, row.actor_id])).toEqual(named);
  expect(rows.map((row) => row.ip !== null)).toEqual([true, true, false, false, false]);
  expect(rows[0]).toMatchObject({
    action: "post.updated",
    target_type: "post",
    target_id: "post_1",
    request_id: ctx.requestId,
    ip: "203.0.113.9",
    diff: { title: ["a", "b"] },
  });
});

test("is gone when the transaction is, and may stand without a profile", async () => {
  const ctx = systemContext("test", new Date());
  const failing = transaction(ctx, async (tx) => {
    await recordAudit(tx, ctx, null, "post.created", target);
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  await transaction(ctx, (tx) => recordAudit(tx, ctx, null, "post.deleted", target));
  const rows = await database().execute(sql`select action, diff from audit_log where profile_id is null`);
  expect([...rows]).toEqual([{ action: "post.deleted", diff: null }]);
});
