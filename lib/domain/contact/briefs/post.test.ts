import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { events, quotes } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { OFFERS_TO_BRIEF } from "@/lib/contracts/contact/quotes";
import { newId } from "@/lib/core/values/ids";
import { declineQuote } from "@/lib/domain/contact/quotes/decline";
import { offerToBrief } from "@/lib/domain/contact/quotes/offer";
import { accept, offering, quoteRow } from "@/lib/domain/contact/quotes/testing";
import { withdrawQuote } from "@/lib/domain/contact/quotes/withdraw";
import { messagesByReplyHandle } from "@/lib/domain/contact/threads/reading/messages";
import { showThread } from "@/lib/domain/contact/threads/reading/show";
import { as, mailsTo, makePerson, pay, type Seller } from "@/lib/domain/trade/orders/testing";
import { appOf } from "@/lib/domain/trade/orders/testing-apps";
import { answerBrief } from "./answer";
import { closeBrief } from "./close";
import { getMatchedBrief } from "./matched";
import { getOwnBrief, listOwnBriefs } from "./own";
import { listPipeline } from "./pipeline";
import { postBrief, postOrSubmit } from "./post";

let own: TestDatabase;
const sellers: Seller[] = [];
beforeAll(async () => {
  own = await testDatabase();
  for (let n = 0; n < 3; n++) {
    const skills = { skills: ["sgraffito"], tagline: "I do sgraffito", mcpDiscoverable: true };
    const creator = await makeCreator({ ...skills, trustScore: 90 - n });
    sellers.push({ ...creator, product: await makeProduct(creator.profileId, { sellable: true }) });
  }
});
afterAll(() => own.drop());

const BRIEF = "We look for somebody who does sgraffito in our hallway.";

it("a brief that a person posts is answered with offers, compared, and one of them paid; the others stay", async () => {
  const buyer = await makePerson();
  const [first, second, third] = sellers as [Seller, Seller, Seller];
  const { brief_id: id } = await postBrief(as(buyer), { brief: BRIEF, budget_cents: 50_000 });
  expect(await mailsTo(first.email)).toEqual(["brief_posted"]);
  expect((await listPipeline(as(first))).data).toMatchObject([{ id, posted: true, status: "PENDING" }]);
  expect(await getMatchedBrief(as(first), id)).toEqual({ id, brief: BRIEF, budget_cents: 50_000, wanted_by: null });

  const offers = [];
  for (const [seller, cents] of [
    [first, 30_000],
    [second, 20_000],
    [third, 40_000],
  ] as const)
    offers.push(await offerToBrief(as(seller), id, offering(seller, { amount_cents: cents })));
  expect(offers[0]).toMatchObject({ status: "OFFERED", brief_id: id, brief: BRIEF, budget_cents: 50_000 });
  await expect(offerToBrief(as(first), id, offering(first))).rejects.toMatchObject({ code: "conflict" });

  const shown = await getOwnBrief(as(buyer), id);
  expect(shown.offers.map(({ offer }) => offer?.amount_cents)).toEqual([20_000, 30_000, 40_000]);
  expect(shown.reached.map(({ handle, status }) => [handle, status])).toEqual(
    sellers.map(({ handle }) => [handle, "ACCEPTED"]),
  );
  for (const { reason } of shown.reached) expect(reason).toContain("sgraffito");
  expect((await listOwnBriefs(as(buyer))).data).toMatchObject([{ id, offer_count: 3 }]);

  const [best, other, last] = shown.offers.map((quote) => quote.id) as [string, string, string];
  const { order_id } = await accept(as(buyer), second, best);
  await pay(order_id);
  expect((await getOwnBrief(as(buyer), id)).offers.map(({ status }) => status)).toEqual([
    "ACCEPTED",
    "OFFERED",
    "OFFERED",
  ]);
  await declineQuote(as(buyer), last, "We chose somebody else. Thank you.");
  expect(await quoteRow(last)).toMatchObject({ status: "DECLINED", declinedBy: "buyer" });
  expect((await quoteRow(other)).status).toBe("OFFERED");
});

it("a creator may offer again after withdrawing; whom it did not reach, and another person, see nothing", async () => {
  const [buyer, other] = [await makePerson(), await makePerson()];
  const [seller] = sellers as [Seller];
  const { brief_id: id } = await postBrief(as(buyer), { brief: BRIEF });
  const { id: quote } = await offerToBrief(as(seller), id, offering(seller));
  await withdrawQuote(as(seller), quote, "");
  const again = await offerToBrief(as(seller), id, offering(seller));
  const { order_id } = await accept(as(buyer), seller, again.id);
  await pay(order_id);
  expect((await quoteRow(again.id)).status).toBe("ACCEPTED");
  const stranger = await makeCreator();
  await expect(offerToBrief(as(stranger), id, offering(seller))).rejects.toMatchObject({ code: "not_found" });
  await expect(getMatchedBrief(as(stranger), id)).rejects.toMatchObject({ code: "not_found" });
  await expect(getOwnBrief(as(other), id)).rejects.toMatchObject({ code: "not_found" });
});

it("goes on after an answer: the conversation for both, and another offer while none stands", async () => {
  const buyer = await makePerson();
  const [first] = sellers as [Seller];
  const { brief_id: id } = await postBrief(as(buyer), { brief: BRIEF });
  const card = async () => (await listPipeline(as(first))).data.find((brief) => brief.id === id);
  await answerBrief(as(first), { id, answer: "interested", message: "I do that.", contact: null });
  const interested = await card();
  expect(interested).toMatchObject({ status: "ACCEPTED", may_offer: true, quote_id: null });
  const reached = (await getOwnBrief(as(buyer), id)).reached.find(({ handle }) => handle === first.handle);
  expect(reached?.thread_id).toBe(interested?.thread_id);
  expect((await showThread(as(buyer), reached?.thread_id ?? "")).thread.last_message).toContain("I do that.");

  const offer = await offerToBrief(as(first), id, offering(first));
  expect(await card()).toMatchObject({ may_offer: false, quote_id: offer.id, thread_id: offer.thread_id });
  await withdrawQuote(as(first), offer.id, "");
  expect(await card()).toMatchObject({ may_offer: true, quote_id: offer.id });
});

it("one creator offers five times at most, and pushes nobody's offer away from its buyer", async () => {
  const buyer = await makePerson();
  const [honest, rival] = sellers as [Seller, Seller];
  const { brief_id: id } = await postBrief(as(buyer), { brief: BRIEF });
  const good = await offerToBrief(as(honest), id, offering(honest, { amount_cents: 10_000 }));
  const made: string[] = [];
  for (let n = 0; n < OFFERS_TO_BRIEF; n++) {
    const { id: quote } = await offerToBrief(as(rival), id, offering(rival, { amount_cents: 90_000 }));
    await withdrawQuote(as(rival), quote, "");
    made.push(quote);
  }
  const more = offerToBrief(as(rival), id, offering(rival));
  await expect(more).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("5 offers") });
  const card = async (of: Seller) => (await listPipeline(as(of))).data.find((brief) => brief.id === id);
  expect(await card(rival)).toMatchObject({ may_offer: false, quote_id: made.at(-1) });
  // as they could be made before there was a limit
  const [last] = await database()
    .select()
    .from(quotes)
    .where(eq(quotes.id, made.at(-1) ?? ""));
  const many = Array.from({ length: 60 }, () => ({ ...(last ?? expect.fail("no offer")), id: newId("qt") }));
  await database().insert(quotes).values(many);
  const { offers, offer_count } = await getOwnBrief(as(buyer), id);
  expect([offer_count, offers.length, offers[0]?.id]).toEqual([66, 50, good.id]);
});

it("a brief that its buyer closes takes no answer and no offer; who was still to answer is told, the offers stay", async () => {
  const [buyer, other] = [await makePerson(), await makePerson()];
  const [first, second, third] = sellers as [Seller, Seller, Seller];
  const { brief_id: id } = await postBrief(as(buyer), { brief: BRIEF });
  const { id: quote } = await offerToBrief(as(first), id, offering(first));
  await answerBrief(as(third), { id, answer: "pass" });
  // that somebody passed is told to nobody
  expect((await getOwnBrief(as(buyer), id)).reached.map(({ status }) => status)).toEqual([
    "ACCEPTED",
    "PENDING",
    "PENDING",
  ]);

  await expect(closeBrief(as(other), id)).rejects.toMatchObject({ code: "not_found" });
  const closed = await closeBrief(as(buyer), id);
  expect(closed).toMatchObject({ id, closed_at: expect.any(String), offers: [{ id: quote, status: "OFFERED" }] });
  expect(closed.reached.map(({ status }) => status)).toEqual(["ACCEPTED", "CLOSED", "CLOSED"]);
  await expect(closeBrief(as(buyer), id)).rejects.toMatchObject({ code: "invalid_state_transition" });

  await expect(answerBrief(as(second), { id, answer: "pass" })).rejects.toMatchObject({
    code: "invalid_state_transition",
    message: "The buyer has closed this brief.",
  });
  await expect(offerToBrief(as(second), id, offering(second))).rejects.toMatchObject({ code: "conflict" });
  await withdrawQuote(as(first), quote, "");
  await expect(offerToBrief(as(first), id, offering(first))).rejects.toMatchObject({ code: "conflict" });
  expect((await listPipeline(as(second), { status: "CLOSED" })).data).toMatchObject([{ id, may_offer: false }]);
  const told = await database().select().from(events).where(eq(events.type, "intent_brief.closed"));
  expect(told.map(({ ownerId }) => ownerId).sort()).toEqual([first.profileId, second.profileId].sort());
});

it("a brief that a person's app sends is theirs: in their list, with offers, and answered to the app's handle too", async () => {
  const buyer = await makePerson();
  const [seller] = sellers as [Seller];
  const app = await appOf(buyer);
  const { brief_id: id, reply_handle } = await postOrSubmit(app.at(), { brief: BRIEF });
  expect((await listOwnBriefs(as(buyer))).data).toMatchObject([{ id }]);
  await offerToBrief(as(seller), id, offering(seller));
  expect((await getOwnBrief(as(buyer), id)).offers).toHaveLength(1);
  expect(await mailsTo(buyer.email)).toContain("quote_offered");
  const { page } = await messagesByReplyHandle(app.at(), reply_handle);
  expect(page.data.map(({ author }) => author.kind)).toContain("app");
  expect(page.data.some(({ side }) => side === "creator")).toBe(true);
  // page by page, through its conversations with three creators
  const whole = page.data.map(({ id }) => id);
  expect(new Set(page.data.map(({ thread_id }) => thread_id)).size).toBe(sellers.length);
  const read: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { page: part } = await messagesByReplyHandle(app.at(), reply_handle, { limit: 2, cursor });
    read.push(...part.data.map(({ id }) => id));
    expect(part.has_more).toBe(part.next_cursor !== null);
    if (!part.next_cursor || read.length > whole.length) break;
    cursor = part.next_cursor;
  }
  expect(read).toEqual(whole);
  // an app that may not buy asks for nobody in particular
  const reader = await appOf(buyer, null, ["posts:read"]);
  await postOrSubmit(reader.at(), { brief: BRIEF });
  expect((await listOwnBriefs(as(buyer))).data).toHaveLength(1);
  // and a run that the person started asks for them
  await postOrSubmit(as(buyer), { brief: BRIEF });
  expect((await listOwnBriefs(as(buyer))).data).toHaveLength(2);
});
