import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeIntro } from "@/db/factories/creator-records";
import { briefMatches, briefs, callbacks, events, intros } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { newId } from "@/lib/core/values/ids";
import { answerBrief } from "./briefs/answer";
import { listPipeline } from "./briefs/pipeline";
import { submitBrief } from "./briefs/submit";
import { answerIntro } from "./intros/answer";
import { countInbox, listInbox } from "./intros/inbox";
import { requestIntro } from "./intros/request";

const URL = "https://agent.example.com/answers/1";
let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function bothModes() {
  const { userId, profileId, email, handle } = await makeCreator({ mcpDiscoverable: true });
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  const live: Context = { ...systemContext("test", new Date("2026-11-20T09:30:00.000Z")), actor };
  return { live, test: { ...live, livemode: false }, profileId, handle };
}

const modeOf = async (subject: string) =>
  (await database().select().from(callbacks).where(eq(callbacks.subject, subject))).map(({ livemode }) => livemode);

it("a request for an introduction is made, listed, answered and told in its own mode", async () => {
  const { live, test, profileId, handle } = await bothModes();
  const { id } = await requestIntro(test, { handle, note: "Hello.", callback_url: URL });
  expect((await listInbox(live)).data).toEqual([]);
  expect(await countInbox(live)).toMatchObject({ PENDING: 0 });
  expect(await countInbox(test)).toMatchObject({ PENDING: 1 });
  const decline = { id, answer: "decline" } as const;
  await expect(answerIntro(live, decline)).rejects.toMatchObject({ code: "not_found" });
  await answerIntro(test, decline);
  expect((await listInbox(test, { status: "DECLINED" })).data.map((intro) => intro.id)).toEqual([id]);
  expect(await modeOf(id)).toEqual([false]);
  const told = await database().select().from(events).where(eq(events.ownerId, profileId));
  expect(told.map(({ livemode }) => livemode)).toEqual([false, false]);
  const mine = await makeIntro(profileId);
  await expect(answerIntro(test, { ...decline, id: mine.id })).rejects.toMatchObject({ code: "not_found" });
  expect(await database().$count(intros, eq(intros.status, "PENDING"))).toBe(1);
});

it("a brief is kept, matched, listed and answered in its own mode", async () => {
  const { live, test, profileId } = await bothModes();
  const { brief_id } = await submitBrief(test, { brief: "Somebody for anything." });
  const [kept] = await database().select().from(briefs).where(eq(briefs.id, brief_id));
  expect(kept?.livemode).toBe(false);
  const id = newId("brief");
  await database().insert(briefs).values({ id, brief: "Labels for cider.", callbackUrl: URL, livemode: false });
  await database().insert(briefMatches).values({ briefId: id, profileId, rank: 1, livemode: false });
  expect((await listPipeline(live)).data).toEqual([]);
  expect((await listPipeline(test, { status: "PENDING" })).data.map((brief) => brief.id)).toEqual([id]);
  const interested = { id, answer: "interested", message: "I print labels.", contact: null } as const;
  await expect(answerBrief(live, interested)).rejects.toMatchObject({ code: "not_found" });
  await answerBrief(test, interested);
  expect((await listPipeline(test)).data[0]?.callback?.state).toBe("PENDING");
  expect(await modeOf(id)).toEqual([false]);
});
