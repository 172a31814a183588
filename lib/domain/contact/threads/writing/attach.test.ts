import { afterAll, beforeAll, expect, it } from "vitest";
import { makePaidOrder } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { downloadFile } from "@/lib/domain/contact/downloads/download-file";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import { as, makePerson, makeSeller, nobody, type Seller } from "@/lib/domain/trade/orders/testing";
import { askCreator } from "./ask";
import { attachToMessage, detachFromMessage } from "./attach";
import { sendMessage, sendOrderMessage } from "./send";

const bytes = Buffer.from("a sketch");
const file = { name: "sketch.txt", bytes };

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
});
afterAll(() => own.drop());

const refused = { code: "not_found" };

it("a guest's file goes with the first message of an order, and with the next ones; both sides read it", async () => {
  const { id: order, token } = await makePaidOrder(seller.profileId, { productId: seller.product.id });
  const buyer = { token, as: "buyer" } as const;
  const first = await attachToMessage(nobody(), order, file, { token });
  const { thread_id: thread, attachments } = await sendOrderMessage(
    nobody(),
    order,
    { body: "As drawn.", fileIds: [first.id] },
    buyer,
  );
  expect(attachments).toEqual([
    {
      id: first.id,
      name: file.name,
      size_bytes: bytes.byteLength,
      url: expect.stringMatching(`/api/v1/files/${first.id}$`),
    },
  ]);
  const second = await attachToMessage(nobody(), thread, file, { token });
  await sendMessage(nobody(), thread, { body: "And this.", fileIds: [second.id] }, "site", buyer);
  for (const id of [first.id, second.id]) {
    expect((await downloadFile(as(seller), { fileId: id, of: thread })).bytes).toEqual(bytes);
    expect((await downloadFile(nobody(), { fileId: id, of: thread, token })).bytes).toEqual(bytes);
    await expect(downloadFile(as(await makeSeller()), { fileId: id, of: thread })).rejects.toMatchObject(refused);
  }
});

it("nobody else uploads there, and what was not sent can be taken back once", async () => {
  const { id: order, token } = await makePaidOrder(seller.profileId, { productId: seller.product.id });
  await expect(attachToMessage(nobody(), order, file, {})).rejects.toMatchObject(refused);
  await expect(attachToMessage(as(await makeSeller()), order, file, {})).rejects.toMatchObject(refused);
  const { id } = await attachToMessage(as(seller), order, file, {});
  await expect(detachFromMessage(nobody(), order, id, { token })).rejects.toMatchObject(refused);
  await detachFromMessage(as(seller), order, id, {});
  await expect(detachFromMessage(as(seller), order, id, {})).rejects.toMatchObject(refused);
});

it("files go with a question, from the account that uploaded them alone", async () => {
  const [buyer, other] = [await makePerson(), await makePerson()];
  const { id } = await uploadFile(as(buyer), file);
  const asked = { handle: seller.handle, body: "Could you cut this?", fileIds: [id] };
  await expect(askCreator(as(other), asked)).rejects.toMatchObject({ code: "validation_error" });
  const { thread_id: thread } = await askCreator(as(buyer), asked);
  expect((await downloadFile(as(seller), { fileId: id, of: thread })).bytes).toEqual(bytes);
  await expect(askCreator(as(buyer), asked)).rejects.toMatchObject({ code: "validation_error" });
});
