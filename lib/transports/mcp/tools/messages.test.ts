import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makePaidOrder } from "@/db/factories";
import { files } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { downloadFile } from "@/lib/domain/contact/downloads/download-file";
import { listThreads } from "@/lib/domain/contact/threads/reading/list";
import { orderHandle } from "@/lib/domain/trade/orders/access/handle";
import { as, makePerson, makeSeller, nobody, type Seller, sell } from "@/lib/domain/trade/orders/testing";
import { appOf } from "@/lib/domain/trade/orders/testing-apps";
import { getMessages } from "./get-messages";
import { sendMessageTool } from "./send-message";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
});
afterAll(() => own.drop());

const bytes = Buffer.from("a sketch");
const attachments = [{ name: "sketch.txt", content_base64: bytes.toString("base64") }];

it("a message takes files along, by an order's handle and as an account's app, and is read whole", async () => {
  const { id } = await makePaidOrder(seller.profileId, { productId: seller.product.id });
  const body = `${"As drawn, and longer. ".repeat(200)}The end.`;
  const where = { orderHandle: orderHandle(id) };
  const sent = await sendMessageTool.invoke(nobody(), { ...where, body, attachments });
  expect(sent.output).toMatchObject({ attachments: [{ name: "sketch.txt", size_bytes: bytes.byteLength }] });
  const { text, output } = await getMessages.invoke(nobody(), where);
  expect(text).toContain("The end.");
  const [message] = output.messages as { thread_id: string; attachments: { id: string }[] }[];
  const file = { fileId: message?.attachments[0]?.id ?? "", of: message?.thread_id ?? "" };
  expect((await downloadFile(as(seller), file)).bytes).toEqual(bytes);

  const person = await makePerson();
  await sell(seller, { buyerUserId: person.userId, status: "PAID" }).then(({ id }) =>
    sendMessageTool.invoke(nobody(), { orderHandle: orderHandle(id), body: "Hello." }),
  );
  const app = await appOf(person, null, ["purchases:read", "purchases:write"]);
  const [{ id: threadId } = { id: "" }] = (await listThreads(as(seller), { q: "Hello" })).data;
  const second = await sendMessageTool.invoke(app.at(), { threadId, body: "And this.", attachments });
  expect(second.output).toMatchObject({ thread_id: threadId, attachments: [{ name: "sketch.txt" }] });
});

it("a message that is refused, or brings more than ten files, leaves none", async () => {
  const { id: unpaid } = await sell(seller, { status: "CHECKOUT_OPEN", paidAt: null });
  const { id } = await makePaidOrder(seller.profileId, { productId: seller.product.id });
  const send = (order: string, sent: object[]) =>
    sendMessageTool.invoke(nobody(), { orderHandle: orderHandle(order), body: "All.", attachments: sent });
  const many = Array.from({ length: 11 }, () => attachments[0] ?? {});
  await expect(send(id, many)).rejects.toThrow("attachments: must have at most 10");
  await expect(send(unpaid, attachments)).rejects.toMatchObject({ code: "conflict" });
  expect(await database().$count(files, inArray(files.uploader, [id, unpaid]))).toBe(0);
});
