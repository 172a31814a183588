import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCreator, makeProduct } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { offerToBrief } from "@/lib/domain/contact/quotes/offer";
import { offering } from "@/lib/domain/contact/quotes/testing";
import { as, makePerson, nobody, type Seller } from "@/lib/domain/trade/orders/testing";
import { appOf, PLENTY } from "@/lib/domain/trade/orders/testing-apps";
import { readOwn } from "../own-resources";
import { createOrder } from "./create-order";
import { getMessages } from "./get-messages";
import { getQuoteTool } from "./get-quote";
import { submitIntentBrief } from "./submit-intent-brief";

let own: TestDatabase;
const sellers: Seller[] = [];
beforeAll(async () => {
  own = await testDatabase();
  for (const trustScore of [90, 80]) {
    const parts = { skills: ["sgraffito"], tagline: "I do sgraffito", mcpDiscoverable: true, trustScore };
    const creator = await makeCreator(parts);
    sellers.push({ ...creator, product: await makeProduct(creator.profileId, { sellable: true }) });
  }
});
afterAll(() => own.drop());

it("an app that sent a brief reads the offers to it, by its handle and by their ids, and takes one", async () => {
  const [first, second] = sellers as [Seller, Seller];
  const app = await appOf(await makePerson(), PLENTY, ["purchases:read", "purchases:write"]);
  const brief = "We look for somebody who does sgraffito in our hallway.";
  const { brief_id, reply_handle: replyHandle } = (await submitIntentBrief.invoke(app.at(), { brief })).output;
  const read = async (ctx = app.at(), more = {}) => (await getQuoteTool.invoke(ctx, { replyHandle, ...more })).output;
  await expect(read()).rejects.toMatchObject({ code: "not_found", message: expect.stringContaining("not yet") });

  const dear = await offerToBrief(as(first), String(brief_id), offering(first, { amount_cents: 30_000 }));
  const cheap = await offerToBrief(as(second), String(brief_id), offering(second, { amount_cents: 20_000 }));
  const { output, text } = await getMessages.invoke(app.at(), { replyHandle });
  const conversation = (quote: typeof dear) => ({ thread_id: quote.thread_id, answered: true, quote_id: quote.id });
  expect(output.conversations).toMatchObject([conversation(dear), conversation(cheap)]);
  expect(text).toContain(`with \`${first.handle}\`: answered; quote \`${dear.id}\``);
  const threadId = dear.thread_id;
  expect((await getMessages.invoke(app.at(), { threadId })).output.conversations).toMatchObject([conversation(dear)]);
  expect(await readOwn(app.at(), "messages://mine")).toContain(cheap.id);

  expect(await read()).toMatchObject({ id: cheap.id, status: "OFFERED" });
  expect((await getQuoteTool.invoke(nobody(), { replyHandle })).text).toContain("others may have offered");
  expect(await read(nobody(), { threadId })).toMatchObject({ id: dear.id, offer: { amount_cents: 30_000 } });
  const elsewhere = `thr_${"0".repeat(26)}`;
  await expect(read(app.at(), { threadId: elsewhere })).rejects.toMatchObject({ code: "not_found" });
  await expect(getQuoteTool.invoke(app.at(), { quoteId: dear.id, threadId })).rejects.toThrow("threadId");

  const taken = await createOrder.invoke(app.at(), { handle: first.handle, quoteId: dear.id });
  expect(taken.output).toMatchObject({ amount_cents: 30_000 });
});
