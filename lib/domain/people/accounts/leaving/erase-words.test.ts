import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database, statement } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { files, orders, quotes } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { listPipeline } from "@/lib/domain/contact/briefs/pipeline";
import { postBrief } from "@/lib/domain/contact/briefs/post";
import { declineQuote } from "@/lib/domain/contact/quotes/decline";
import { requestQuote } from "@/lib/domain/contact/quotes/request";
import { accept, asking, offered } from "@/lib/domain/contact/quotes/testing";
import { listThreads } from "@/lib/domain/contact/threads/reading/list";
import { listMessages } from "@/lib/domain/contact/threads/reading/messages";
import { showThread } from "@/lib/domain/contact/threads/reading/show";
import { askCreator } from "@/lib/domain/contact/threads/writing/ask";
import { sendMessage, sendOrderMessage } from "@/lib/domain/contact/threads/writing/send";
import { fileStore } from "@/lib/domain/platform/storage/chosen-store";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import { pruneFiles } from "@/lib/domain/trade/files/waiting";
import { as, makePerson, makeSeller, nobody, operator, pay } from "@/lib/domain/trade/orders/testing";
import { deleteAccount } from "./delete-account";
import { DELETED_WORDS } from "./erase-words";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

/** Everything that a conversation, a quote or a brief says, as it lies in the database. */
async function kept(): Promise<string> {
  const tables = ["threads", "messages", "quotes", "briefs", "files"];
  const all = tables.map((name) => `select row_to_json(t)::text as row from ${name} t`).join(" union all ");
  return (await statement<{ row: string }>(all, [])).map(({ row }) => row).join("\n");
}

it("takes out what a person wrote of no order, with its files; what others wrote and what orders hold stays", async () => {
  const [seller, other, gone] = [await makeSeller(true), await makeSeller(true), await makePerson()];
  const fits = { skills: ["sgraffito"], tagline: "I do sgraffito", mcpDiscoverable: true, trustScore: 90 };
  const found = await makeCreator(fits);
  await makeProduct(found.profileId, { sellable: true });
  const upload = async (name: string) =>
    (await uploadFile(as(gone), { name, bytes: Buffer.from(`the bytes of ${name}`) })).id;
  const file = await upload("sketch.txt");
  const asked = { handle: seller.handle, body: "WORDS of an inquiry", fileIds: [file] };
  const { thread_id: thread } = await askCreator(as(gone), asked);
  await sendMessage(as(seller), thread, { body: "KEPT of the creator" }, "site");
  await sendMessage(as(gone), thread, { body: "WORDS that stand last" }, "site");
  const guest = { handle: seller.handle, email: gone.email, name: "Real Name", body: "WORDS of a guest" };
  await askCreator(nobody(), guest);
  const quote = await requestQuote(as(gone), asking(other, { brief: "WORDS of a request" }), "site");
  await declineQuote(as(gone), quote.id, "WORDS of a refusal");
  const { brief_id: brief } = await postBrief(as(gone), {
    brief: "WORDS: somebody who does sgraffito in our hallway.",
  });
  expect((await listThreads(as(found))).data).toMatchObject([{ title: expect.stringContaining("WORDS") }]);
  const { id: agreed } = await offered(other, as(gone));
  const { order_id: order } = await accept(as(gone), other, agreed);
  await pay(order);
  await sendOrderMessage(as(gone), order, { body: "KEPT of an order" });
  await database().update(orders).set({ status: "COMPLETED", closedAt: new Date() }).where(eq(orders.id, order));

  await deleteAccount(operator(), gone.email);
  const rows = await kept();
  expect(rows).not.toContain("WORDS");
  for (const stays of ["KEPT of the creator", "KEPT of an order"]) expect(rows).toContain(stays);
  expect((await listMessages(as(seller), thread)).data.map(({ body, attachments }) => [body, attachments])).toEqual([
    [DELETED_WORDS, []],
    ["KEPT of the creator", []],
    [DELETED_WORDS, []],
  ]);
  expect((await showThread(as(seller), thread)).thread.last_message).toBe(DELETED_WORDS);
  const [row] = await database().select().from(quotes).where(eq(quotes.id, agreed));
  expect(row?.brief).not.toBe(DELETED_WORDS);
  expect((await listThreads(as(found))).data).toMatchObject([{ title: DELETED_WORDS, last_message: DELETED_WORDS }]);
  expect((await listPipeline(as(found))).data).toMatchObject([{ id: brief, brief: DELETED_WORDS, status: "CLOSED" }]);
  await pruneFiles(operator());
  expect(await database().$count(files, eq(files.id, file))).toBe(0);
  expect(await fileStore().get(file)).toBeNull();
});

it("takes out what a creator wrote of no order, and leaves who asked their own words", async () => {
  const [gone, buyer] = [await makeSeller(true), await makePerson()];
  const { thread_id: thread } = await askCreator(as(buyer), { handle: gone.handle, body: "KEPT by who asked" });
  await sendMessage(as(gone), thread, { body: "WORDS of a creator" }, "site");
  await deleteAccount(operator(), gone.email);
  const bodies = (await listMessages(as(buyer), thread)).data.map(({ body }) => body);
  expect(bodies).toEqual([DELETED_WORDS, "KEPT by who asked"]);
  expect(await kept()).not.toContain("WORDS of a creator");
});
