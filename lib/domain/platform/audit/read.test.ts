import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey } from "@/db/factories";
import { auditLog } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { AuditQuery } from "@/lib/contracts/developers/audit";
import { newId } from "@/lib/core/values/ids";
import { testCreator } from "@/lib/domain/developers/webhooks/delivery/testing";
import { listAuditLog } from "./read";

let db: TestDatabase;
let creator: Awaited<ReturnType<typeof testCreator>>;
beforeAll(async () => {
  db = await testDatabase();
  creator = await testCreator();
  const other = await testCreator();
  for (const { profileId } of [creator, other]) {
    await entry(profileId, "11-01T10:00:00.000", "post.created", "api_key", "key_1", "post", "post_1");
    await entry(profileId, "11-02T00:00:00.000", "post.updated", "user", "usr_1", "post", "post_1");
    await entry(profileId, "11-02T00:00:00.000", "order.paid", "system", "processor", "order", "ord_1");
    await entry(profileId, "11-02T23:59:59.999", "order.created", "anonymous", null, "order", "ord_2");
    await entry(profileId, "11-03T00:00:00.000", "api_key.created", "user", "usr_1", "api_key", "key_1");
  }
});
afterAll(() => db.drop());

async function entry(
  profileId: string,
  at: string,
  action: string,
  actorKind: string,
  actorId: string | null,
  targetType: string,
  targetId: string,
): Promise<void> {
  const row = { id: newId("aud"), ownerId: profileId, at: new Date(`2026-${at}Z`), action, actorKind, actorId };
  await database()
    .insert(auditLog)
    .values({ ...row, targetType, targetId, requestId: "req_1" });
}

const ALL = ["api_key.created", "order.created", "order.paid", "post.updated", "post.created"];
const list = (query: Partial<AuditQuery>) => listAuditLog(creator.ctx, AuditQuery.parse(query));
const actions = async (query: Partial<AuditQuery>) => (await list(query)).data.map(({ action }) => action);

describe("listAuditLog", () => {
  it("lists the creator's own entries, newest first", async () => {
    expect(await actions({})).toEqual(ALL);
  });

  it.each([
    ["an action", { action: "post.updated" }, ["post.updated"]],
    ["an action that nobody did", { action: "post.deleted" }, []],
    ["an actor by id", { actor: "usr_1" }, ["api_key.created", "post.updated"]],
    ["a kind of actor", { actor: "api_key" }, ["post.created"]],
    ["an actor without an id", { actor: "anonymous" }, ["order.created"]],
    ["a target by id", { target: "key_1" }, ["api_key.created"]],
    ["a type of target", { target: "order" }, ["order.created", "order.paid"]],
    ["several at once", { actor: "user", target: "post_1" }, ["post.updated"]],
    ["a day, to its last millisecond", { from: "2026-11-02", to: "2026-11-02" }, ALL.slice(1, 4)],
    ["what came from a moment on", { from: "2026-11-02T23:59:59.999Z" }, ALL.slice(0, 2)],
    ["what came before a moment", { to: "2026-11-02T00:00:00Z" }, ["post.created"]],
  ])("filters by %s", async (_, query, expected) => {
    expect(await actions(query)).toEqual(expected);
  });

  it.each([1, 2, 3, 4])("pages by %i without a gap or a repeat, also within one millisecond", async (limit) => {
    const seen: string[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const page = await list({ limit, cursor });
      expect(page.data.length).toBeLessThanOrEqual(limit);
      seen.push(...page.data.map(({ action }) => action));
      cursor = page.next_cursor ?? undefined;
      more = page.has_more;
    }
    expect(seen).toEqual(ALL);
  });

  it("keeps to the range on the pages after the first", async () => {
    const { next_cursor } = await list({ limit: 1 });
    const after = { cursor: next_cursor ?? "" };
    expect(await actions({ ...after, to: "2026-11-02T00:00:00.001Z" })).toEqual(ALL.slice(2));
    expect(await actions({ ...after, from: "2026-11-02", to: "2026-11-03" })).toEqual(ALL.slice(1, 4));
  });
});

it("names the key that acted as its owner knows it", async () => {
  const { profileId, ctx } = await testCreator();
  const { id } = await makeApiKey(profileId, undefined, { name: "Build server" });
  await entry(profileId, "11-05T10:00:00.000", "post.created", "api_key", id, "post", "post_9");
  const [named] = (await listAuditLog(ctx, AuditQuery.parse({}))).data;
  expect(named?.actor).toMatchObject({
    kind: "api_key",
    id,
    name: expect.stringMatching(/^Build server \(gh_live_\w{8}\)$/),
  });
});
