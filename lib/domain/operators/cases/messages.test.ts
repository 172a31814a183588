import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { briefMatches, briefs, messages, safetyCases, threads } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { getMatchedBrief } from "@/lib/domain/contact/briefs/matched";
import { listPipeline } from "@/lib/domain/contact/briefs/pipeline";
import { listInbox } from "@/lib/domain/contact/intros/inbox";
import { requestIntro } from "@/lib/domain/contact/intros/request";
import { offerToBrief } from "@/lib/domain/contact/quotes/offer";
import { getQuote } from "@/lib/domain/contact/quotes/read";
import { offering } from "@/lib/domain/contact/quotes/testing";
import { report } from "@/lib/domain/contact/reports/report";
import { openAsked } from "@/lib/domain/contact/threads/writing/answers";
import { sendMessage } from "@/lib/domain/contact/threads/writing/send";
import { listEvents } from "@/lib/domain/developers/webhooks/events/events";
import { eventsByIds } from "@/lib/domain/developers/webhooks/events/events-by-ids";
import { bodiesWithoutWithheld } from "@/lib/domain/developers/webhooks/events/withheld";
import { TAKEN_DOWN } from "@/lib/domain/platform/safety/taken-down";
import { as, makePerson, makeSeller, nobody, operator, type Seller } from "@/lib/domain/trade/orders/testing";
import { decideCase } from "./decide";
import { undoHiding } from "./undo";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** The message that began the conversation of a creator about something, reported by them and hidden. */
async function hideFirst(creator: Seller, originId: string): Promise<string> {
  const [first] = await database()
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(and(eq(threads.originId, originId), eq(threads.profileId, creator.profileId)))
    .orderBy(asc(messages.id));
  const id = first?.id ?? "";
  await report(as(creator), { subject: { kind: "message", id }, reason: "spam", words: "" });
  const [open] = await database().select().from(safetyCases).where(eq(safetyCases.subjectId, id));
  await decideCase(operator(), { id: open?.id ?? "", decision: "hide", note: "Spam." });
  return open?.id ?? "";
}

it("an introduction that is hidden is withheld in the inbox and in events, and is there again when that is undone", async () => {
  const creator = await makeSeller(true);
  const { id } = await requestIntro(nobody(), { handle: creator.handle, note: "Buy followers" });
  const read = async () => {
    const { data } = await listEvents(as(creator), { limit: 20 });
    const [one] = await eventsByIds(
      as(creator),
      data.map((event) => event.id),
    );
    const sent = data.map((event) => ({ type: event.type, payload: JSON.stringify(event) }));
    const bodies = (await bodiesWithoutWithheld(sent)).map(({ payload }) => payload);
    return [(await listInbox(as(creator))).data.map(({ note }) => note), data[0]?.data.note, one?.data.note, bodies];
  };
  const before = await read();
  expect(before).toEqual([["Buy followers"], "Buy followers", "Buy followers", [expect.stringContaining("Buy")]]);
  const found = await hideFirst(creator, id);
  expect(await read()).toEqual([[TAKEN_DOWN], TAKEN_DOWN, TAKEN_DOWN, [expect.not.stringContaining("Buy")]]);
  await undoHiding(operator(), { id: found, reason: "No spam." });
  expect(await read()).toEqual(before);
});

it("a brief that one creator reports is withheld from everybody whom it reached, its title too; answers to it stay", async () => {
  const [one, two, person] = [await makeSeller(true), await makeSeller(true), await makePerson()];
  const [id, brief] = [newId("brief"), "Send money to me"];
  await database().insert(briefs).values({ id, brief, buyerUserId: person.userId });
  for (const [n, { profileId }] of [one, two].entries()) {
    await database()
      .insert(briefMatches)
      .values({ briefId: id, profileId, rank: n + 1 });
    const asked = { kind: "brief", subjectId: id, title: brief, profileId } as const;
    const asker = { userId: person.userId, name: "P" };
    await transaction(as(person), (tx, within) => openAsked(tx, within, asked, brief, asker));
  }
  const [thread] = await database().select().from(threads).where(eq(threads.profileId, two.profileId));
  const quote = await offerToBrief(as(two), id, offering(two));
  await sendMessage(as(two), thread?.id ?? "", { body: "Which money?" });
  const read = (creator: Seller) =>
    Promise.all([
      listPipeline(as(creator)).then(({ data }) => data.map((match) => match.brief)),
      getMatchedBrief(as(creator), id).then((match) => match.brief),
      database()
        .select({ title: threads.title, preview: threads.lastPreview })
        .from(threads)
        .where(eq(threads.profileId, creator.profileId)),
    ]);
  const before = [await read(one), await read(two)];
  const found = await hideFirst(one, id);
  const title = "A brief";
  expect(await read(one)).toMatchObject([[TAKEN_DOWN], TAKEN_DOWN, [{ title, preview: "" }]]);
  expect((await getQuote(as(two), quote.id)).brief).toBe(TAKEN_DOWN);
  const { data } = await listEvents(as(two), { limit: 20, type: "quote.offered" });
  expect(data.map((event) => event.data.brief)).toEqual([TAKEN_DOWN]);
  expect(await read(two)).toMatchObject([[TAKEN_DOWN], TAKEN_DOWN, [{ title, preview: "Which money?" }]]);
  await undoHiding(operator(), { id: found, reason: "No spam." });
  expect([await read(one), await read(two)]).toEqual(before);
});
