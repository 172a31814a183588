import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { createContext } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { type ExportFormat, exportAudit } from "./export";
import { recordAudit } from "./record";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function makeLog(entries: number) {
  const { userId, profileId, email } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: "t", email } as const;
  const ctx = createContext({
    actor,
    requestId: '=req,"1"',
    now: new Date("2026-11-20T09:30:00.000Z"),
    ip: "203.0.113.9",
  });
  await transaction(ctx, async (tx, inside) => {
    for (let i = 0; i < entries; i++) {
      const action = i % 2 === 0 ? "post.created" : "post.deleted";
      await recordAudit(tx, inside, profileId, action, { type: "post", id: newId("post") }, { title: 'A "b", c' });
    }
  });
  return ctx;
}

async function textOf(...[ctx, filter, format]: Parameters<typeof exportAudit>): Promise<string> {
  let text = "";
  for await (const piece of exportAudit(ctx, filter, format)) text += piece;
  return text;
}

it("exports every entry over pages, once each, newest first", async () => {
  const ctx = await makeLog(230);
  const all = JSON.parse(await textOf(ctx, {}, "json")) as { id: string; action: string }[];
  expect(all).toHaveLength(230);
  expect(new Set(all.map(({ id }) => id)).size).toBe(230);
  expect(all.map(({ id }) => id)).toEqual(
    all
      .map(({ id }) => id)
      .sort()
      .reverse(),
  );
  expect(JSON.parse(await textOf(ctx, { action: "post.deleted" }, "json"))).toHaveLength(115);
});

it("writes CSV that a spreadsheet reads and does not run", async () => {
  const lines = (await textOf(await makeLog(1), {}, "csv")).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe("id,at,actor_kind,actor_id,action,target_type,target_id,request_id,ip,diff,actor_name");
  expect(lines[1]).toContain('"2026-11-20T09:30:00.000Z","user"');
  expect(lines[1]).toContain(`"'=req,""1"""`);
  expect(lines[1]).toContain('"{""title"":""A \\""b\\"", c""}"');
});

it.each(["csv", "json"] satisfies ExportFormat[])("exports nothing as an empty %s", async (format) => {
  const text = await textOf(await makeLog(0), {}, format);
  expect(format === "json" ? JSON.parse(text) : text.trim().split("\r\n")).toHaveLength(format === "json" ? 0 : 1);
});
