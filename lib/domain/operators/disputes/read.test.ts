import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { report } from "@/lib/domain/contact/reports/report";
import { sendOrderMessage } from "@/lib/domain/contact/threads/writing/send";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import { orderLinkToken } from "@/lib/domain/trade/orders/access/link";
import { askToCancel } from "@/lib/domain/trade/orders/canceling/ask";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { propose } from "@/lib/domain/trade/orders/disputes/propose";
import { speak } from "@/lib/domain/trade/orders/disputes/speak";
import { as, makePerson, makeSeller, nobody, type Seller, sell } from "@/lib/domain/trade/orders/testing";
import { makeOperator, refusal } from "../testing";
import { openDisputedFile } from "./open-file";
import { readDisputedOrder } from "./read";

let own: TestDatabase;
let seller: Seller;
let folder: string;
beforeAll(async () => {
  own = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "disputes-"));
  process.env.GUILDHALL_DATA = folder;
  resetEnv();
  seller = await makeSeller(true);
});
afterAll(async () => {
  await own.drop();
  delete process.env.GUILDHALL_DATA;
  resetEnv();
  await rm(folder, { recursive: true, force: true });
});

it("shows with what a dispute was opened, what both sides said and offered, and opens their files for operators alone", async () => {
  const { id } = await sell(seller);
  const token = orderLinkToken(id);
  await openDispute(nobody(), { orderId: id, token, reason: "Half of the files are missing." });
  const file = await uploadFile(as(seller), { name: "proof.txt", bytes: Buffer.from("all of them") });
  await speak(as(seller), { orderId: id, as: "creator", body: "They are in the archive.", fileIds: [file.id] });
  await propose(nobody(), { orderId: id, token, as: "buyer" }, { kind: "refund_all" });

  const ada = await makeOperator();
  const found = await readDisputedOrder(ada.ctx(), id);
  expect(found.words?.opened).toMatchObject([{ by: "buyer", reason: "Half of the files are missing." }]);
  expect(found.words?.dispute.statements).toMatchObject([
    { side: "creator", body: "They are in the archive.", files: [{ id: file.id, name: "proof.txt" }] },
  ]);
  expect(found.words?.dispute.proposals).toMatchObject([{ side: "buyer", kind: "refund_all", status: "OPEN" }]);

  const opened = await openDisputedFile(ada.ctx(), id, file.id);
  expect(Buffer.from(opened.bytes).toString()).toBe("all of them");
  const other = await sell(seller);
  expect(await refusal(openDisputedFile(ada.ctx(), other.id, file.id))).toBe("not_found");
  expect(await refusal(openDisputedFile(as(seller), id, file.id))).toBe("not_found");
});

it("has no step that leaves the status as it is among the facts alone: what it was stands in words that are withheld", async () => {
  const { id } = await sell(seller);
  await askToCancel(nobody(), { orderId: id, token: orderLinkToken(id), reason: "I chose somebody else." });
  const ada = await makeOperator();
  const steps = async () => (await readDisputedOrder(ada.ctx(), id)).timeline.map(({ from, to }) => [from, to]);
  expect((await steps()).filter(([from, to]) => from === to)).toEqual([]);
  await openDispute(nobody(), { orderId: id, token: orderLinkToken(id), reason: "Nothing came." });
  expect((await steps()).filter(([from, to]) => from === to)).toEqual([["PAID", "PAID"]]);
});

it("shows the facts alone of an order that nobody disputes, nor its files, until a message of it is reported", async () => {
  const buyer = await makePerson();
  const { id } = await sell(seller, { buyerUserId: buyer.userId, buyerEmail: buyer.email });
  const file = await uploadFile(as(seller), { name: "draft.txt", bytes: Buffer.from("a draft") });
  const said = await sendOrderMessage(as(seller), id, { body: "Between us", fileIds: [file.id] });
  const ada = await makeOperator();
  const found = await readDisputedOrder(ada.ctx(), id);
  expect(found).toMatchObject({ order: { id }, creator: { account: seller.userId }, words: null });
  expect(found.timeline.map(({ note }) => note).filter(Boolean)).toEqual([]);
  expect(await refusal(openDisputedFile(ada.ctx(), id, file.id))).toBe("not_found");

  await report(as(buyer), { subject: { kind: "message", id: said.id }, reason: "hateful", words: "" });
  expect((await readDisputedOrder(ada.ctx(), id)).words?.conversation).toMatchObject([{ body: "Between us" }]);
  expect(Buffer.from((await openDisputedFile(ada.ctx(), id, file.id)).bytes).toString()).toBe("a draft");
});
