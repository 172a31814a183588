import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { showThread } from "@/lib/domain/contact/threads/reading/show";
import { sendMessage } from "@/lib/domain/contact/threads/writing/send";
import { as, makePerson, makeSeller } from "@/lib/domain/trade/orders/testing";
import { declineQuote } from "./decline";
import { offerQuote } from "./offer";
import { requestQuote } from "./request";
import { asking, offering } from "./testing";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

it("a conversation says which of its messages is the offer, and whether it still stands", async () => {
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  const { id, thread_id } = await requestQuote(as(buyer), asking(seller), "site");
  await sendMessage(as(seller), thread_id, { body: "A question first: for which ferry?" });
  const shown = () => showThread(as(buyer), thread_id);
  expect((await shown()).offer).toBeNull();
  await offerQuote(as(seller), id, offering(seller));
  await sendMessage(as(seller), thread_id, { body: "Does that suit you?" });
  const { offer, page } = await shown();
  expect(offer).toMatchObject({ quote_id: id, open: true });
  expect(page.data.find((message) => message.id === offer?.message_id)?.body).toContain("Offer: Ferry line");
  await declineQuote(as(buyer), id, "");
  expect((await shown()).offer).toEqual({ ...offer, open: false });
});
