import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { briefMatches, briefs, callbacks } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { AnswerBrief } from "@/lib/contracts/contact/briefs";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { listThreads } from "@/lib/domain/contact/threads/reading/list";
import { answerBrief } from "./answer";
import { listPipeline } from "./pipeline";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function creator(): Promise<{ ctx: Context; profileId: string; handle: string }> {
  const { userId, profileId, email, handle } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return { ctx: { ...systemContext("test", new Date("2026-11-20T09:30:00.000Z")), actor }, profileId, handle };
}

async function briefFor(profileIds: string[], callbackUrl: string | null = "https://agent.example.com/briefs/1") {
  const id = newId("brief");
  await database().insert(briefs).values({ id, brief: "Labels for three sorts of cider.", callbackUrl });
  const placed = profileIds.map((profileId, i) => ({ briefId: id, profileId, rank: i + 1 }));
  await database().insert(briefMatches).values(placed);
  return id;
}

const interested = (id: string) => AnswerBrief.parse({ id, answer: "interested", message: "I print labels." });
const pass = (id: string) => AnswerBrief.parse({ id, answer: "pass" });

it("tells the sender of interest, once, each creator for themselves; a pass is told to nobody", async () => {
  const [one, two, stranger] = [await creator(), await creator(), await creator()];
  const id = await briefFor([one.profileId, two.profileId]);
  const all = [interested(id), pass(id), interested(id)].map((answer) => answerBrief(one.ctx, answer));
  expect((await Promise.allSettled(all)).filter((answer) => answer.status === "fulfilled")).toHaveLength(1);
  await expect(answerBrief(one.ctx, pass(id))).rejects.toMatchObject({ code: "invalid_state_transition" });
  await expect(answerBrief(stranger.ctx, pass(id))).rejects.toMatchObject({ code: "not_found" });
  await database().delete(callbacks);
  await answerBrief(two.ctx, interested(id));
  const [sent] = await database().select().from(callbacks).where(eq(callbacks.subject, id));
  expect(sent).toMatchObject({ event: "brief.interested", url: "https://agent.example.com/briefs/1" });
  expect(JSON.parse(sent?.body ?? "")).toMatchObject({
    brief_id: id,
    status: "INTERESTED",
    handle: two.handle,
    message: "I print labels.",
    contact: null,
  });
  const other = await briefFor([two.profileId]);
  await answerBrief(two.ctx, pass(other));
  expect(await database().$count(callbacks)).toBe(1);
});

it("answers a brief without a callback URL in its conversation", async () => {
  const { ctx, profileId } = await creator();
  const id = await briefFor([profileId], null);
  await answerBrief(ctx, interested(id));
  expect((await listPipeline(ctx, { status: "ACCEPTED" })).data).toMatchObject([{ id, callback: null }]);
  const [thread] = (await listThreads(ctx)).data;
  expect(thread).toMatchObject({ subject: { kind: "brief", id }, last_message: expect.stringContaining("labels") });
});

it("pages a creator's own briefs, the newest first, by status", async () => {
  const [{ ctx, profileId }, other] = [await creator(), await creator()];
  const ids = [await briefFor([profileId]), await briefFor([profileId])];
  await briefFor([other.profileId]);
  await answerBrief(ctx, interested(ids[0] ?? ""));
  const first = await listPipeline(ctx, { limit: 1 });
  const rest = await listPipeline(ctx, { limit: 1, cursor: first.next_cursor ?? "" });
  expect([...first.data, ...rest.data].map((brief) => brief.id)).toEqual([ids[1], ids[0]]);
  const [answered] = (await listPipeline(ctx, { status: "ACCEPTED" })).data;
  expect(answered).toMatchObject({ id: ids[0], callback: { state: "PENDING", attempts: 0 } });
});
