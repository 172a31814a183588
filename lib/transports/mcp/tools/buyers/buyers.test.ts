import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { makeAvailability } from "@/db/factories/creator-records";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { downloadFile } from "@/lib/domain/contact/downloads/download-file";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import { orderHandle } from "@/lib/domain/trade/orders/access/handle";
import { listApprovals } from "@/lib/domain/trade/orders/approvals/read";
import { approve, publishDraft } from "@/lib/domain/trade/orders/approving/approve";
import { as, mailsTo, makePerson, makeSeller, nobody, type Seller, sell } from "@/lib/domain/trade/orders/testing";
import { appOf, NOW } from "@/lib/domain/trade/orders/testing-apps";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { listReviews } from "@/lib/domain/trade/reviews/read";
import { getOrderStatusTool } from "../get-order-status";
import { listSlotsTool } from "../list-slots";
import { acceptDeliveryTool } from "./accept-delivery";
import { bookSlotTool } from "./book-slot";
import { draftReviewTool } from "./draft-review";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller();
});
afterAll(() => own.drop());

async function delivered() {
  const person = await makePerson();
  const app = await appOf(person, null, ["purchases:read", "purchases:write"]);
  const state = { status: "DELIVERED", deliveryNumber: 1, acceptBy: new Date(NOW.getTime() + 86_400_000) } as const;
  const { id } = await sell(seller, { buyerUserId: person.userId, buyerName: "Robin Ashby", ...state });
  return { person, app, orderHandle: orderHandle(id) };
}

it("accept_delivery without purchases:accept asks the person, and says so; get_order_status tells what they said", async () => {
  const { person, app, orderHandle } = await delivered();
  const asked = await acceptDeliveryTool.invoke(app.at(), { orderHandle, deliveryNumber: 1 });
  const { approval } = asked.output as { approval: { id: string; approve_url: string } };
  expect(asked.text).toContain(approval.approve_url);
  await approve(as(person), approval.id);
  const { output } = await getOrderStatusTool.invoke(app.at(), { orderHandle });
  expect(output).toMatchObject({ stage: "completed", approval: { id: approval.id, status: "APPROVED" } });
});

it("get_order_status names what was delivered by the address at which its bytes are", async () => {
  const person = await makePerson();
  const { at } = await appOf(person, null, ["purchases:read"]);
  const { id } = await sell(seller, { buyerUserId: person.userId });
  const file = await uploadFile(as(seller), { name: "set.zip", bytes: Buffer.from("the set") });
  await deliverOrder(as(seller), id, { message: "", links: [], file_ids: [file.id] });
  const { output, text } = await getOrderStatusTool.invoke(at(), { orderHandle: orderHandle(id) });
  const { id: fileId, name, size_bytes, url } = file;
  expect(output).toMatchObject({ for_buyer: { deliveries: [{ files: [{ id: fileId, name, size_bytes, url }] }] } });
  expect(text).toContain(`- File: set.zip, 7 bytes: GET ${url} with your token\n`);
  expect(Buffer.from((await downloadFile(at(), { fileId })).bytes).toString()).toBe("the set");
});

it("get_order_status shows what a creator wrote with a delivery to its last word", async () => {
  const person = await makePerson();
  const { at } = await appOf(person, null, ["purchases:read"]);
  const { id } = await sell(seller, { buyerUserId: person.userId });
  const message = `${"All of it is here. ".repeat(250)}Not the font: buy it.`;
  await deliverOrder(as(seller), id, { message, links: [], file_ids: [] });
  const { text } = await getOrderStatusTool.invoke(at(), { orderHandle: orderHandle(id) });
  expect(text).toContain("Not the font: buy it.\n");
});

it("draft_review publishes nothing: the person does, with their own words, and once", async () => {
  const { person, app, orderHandle } = await delivered();
  const draft = (rating: number) => draftReviewTool.invoke(app.at(), { orderHandle, rating, title: "Fine", body: "" });
  const { id } = (await draft(5)).output;
  expect((await draft(2)).output.id).toBe(id);
  expect(await mailsTo(person.email)).toEqual(["approval_review"]);
  const reviews = async () => (await listReviews(nobody(), seller.handle, { limit: 20 })).data;
  expect(await reviews()).toEqual([]);
  await expect(approve(as(person), String(id))).rejects.toMatchObject({ code: "invalid_state_transition" });
  await publishDraft(as(person), String(id), { rating: 4, title: "Fine work", body: "" });
  expect(await reviews()).toMatchObject([{ rating: 4, title: "Fine work" }]);
  await expect(draft(1)).rejects.toMatchObject({ code: "conflict" });
  expect((await listApprovals(as(person), { limit: 5 })).data).toMatchObject([{ kind: "review", status: "APPROVED" }]);
});

it("list_slots and book_slot: a free time becomes the person's, who gets it by mail", async () => {
  const host = await makeCreator({ mcpDiscoverable: true });
  await makeAvailability(host.profileId);
  const { output } = await listSlotsTool.invoke(nobody(), { handle: host.handle });
  const [startsAt] = output.slots as string[];
  const unbookable = await makeCreator({ mcpDiscoverable: true });
  await expect(listSlotsTool.invoke(nobody(), { handle: unbookable.handle })).rejects.toThrow("takes no bookings");
  const person = await makePerson();
  const app = await appOf(person, null, ["purchases:write"]);
  const slot = { handle: host.handle, startsAt, timezone: "Europe/Riga", notes: "A first talk." };
  const booked = await bookSlotTool.invoke(app.at(), slot);
  expect(booked.output).toMatchObject({ status: "CONFIRMED", starts_at: startsAt });
  expect(await mailsTo(person.email)).toEqual(["booking_confirmed"]);
  expect((await listSlotsTool.invoke(nobody(), { handle: host.handle })).output.slots).not.toContain(startsAt);
  const hidden = await makeCreator();
  await makeAvailability(hidden.profileId);
  await expect(bookSlotTool.invoke(app.at(), { ...slot, handle: hidden.handle })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(bookSlotTool.invoke(nobody(), slot)).rejects.toMatchObject({ code: "unauthorized" });
  const unproved = await appOf(await makePerson(undefined, false), null, ["purchases:write"]);
  const another = (output.slots as string[])[5];
  await expect(bookSlotTool.invoke(unproved.at(), { ...slot, startsAt: another })).rejects.toMatchObject({
    code: "conflict",
  });
});
