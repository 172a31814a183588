import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey, makeCreator, makePaidOrder, makeProduct, makeSession } from "@/db/factories";
import { makeBooking } from "@/db/factories/creator-records";
import { makePicture } from "@/db/factories/pictures";
import { files, messages, notices, orderDeliveries, orderTips, reviews, users } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { createContext } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { requestQuote } from "@/lib/domain/contact/quotes/request";
import { asking } from "@/lib/domain/contact/quotes/testing";
import { hideSubject } from "@/lib/domain/operators/cases/hide";
import { mailsTo } from "@/lib/domain/platform/mail/testing";
import { variantName } from "@/lib/domain/platform/media/view";
import { fileStore, mediaStore } from "@/lib/domain/platform/storage/chosen-store";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import { operator, orderRow } from "@/lib/domain/trade/orders/testing";
import { exportAccount } from "./export-account";
import { exportParts, type Part } from "./parts";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function person() {
  const made = await makeCreator();
  const { userId, profileId, email } = made;
  await database().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, userId));
  const actor = { kind: "user", userId, profileId, sessionId: await makeSession(userId), email } as const;
  return { ...made, ctx: createContext({ actor, requestId: newId("req") }) };
}

async function unzip(stream: ReadableStream<Uint8Array>): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await new Response(stream as never).arrayBuffer()));
}

it("holds the account's rows and files, further pages too, and nobody else's; no secret and no address of a buyer", async () => {
  const { ctx, userId, profileId, email } = await person();
  const other = await person();
  await makeProduct(profileId, { flat: true });
  await makeProduct(other.profileId, { flat: true });
  const { token } = await makeApiKey(profileId);
  await makePaidOrder(profileId, { buyerEmail: "somebody@example.com" });
  const bought = await makePaidOrder(other.profileId, { buyerEmail: email });
  const byApp = await makePaidOrder(other.profileId, { buyerUserId: userId, buyerEmail: "elsewhere@example.com" });
  const delivered = [1, 2].map((number) => ({ orderId: bought.id, number, message: `Version ${number}` }));
  await database().insert(orderDeliveries).values(delivered);
  const booked = await makeBooking(other.profileId, { guestEmail: email, guestNotes: "Ring twice." });
  const fileId = newId("file");
  const bytes = randomBytes(300_000);
  await fileStore().put(fileId, bytes);
  await database()
    .insert(files)
    .values({ id: fileId, uploader: userId, name: "a/b drawing.pdf", sizeBytes: bytes.length });
  const many = Array.from({ length: 1_001 }, (_, n) => ({
    userId,
    kind: "order_paid",
    topic: "orders",
    title: `No. ${n}`,
  }));
  await database()
    .insert(notices)
    .values(many as never);

  const found = await unzip(await exportAccount(ctx));
  const rows = (name: string) => JSON.parse(strFromU8(found[name] ?? new Uint8Array()));
  expect(rows("account-1.json")).toMatchObject([{ id: userId, email }]);
  expect(rows("products-1.json").map(({ profileId: of }: { profileId: string }) => of)).toEqual([profileId, profileId]);
  expect(rows("orders-bought-1.json").map(({ id }: { id: string }) => id)).toEqual([bought.id, byApp.id]);
  expect(rows("deliveries-1.json")).toMatchObject(delivered);
  expect(rows("bookings-made-1.json")).toMatchObject([{ id: booked.id, guestNotes: "Ring twice." }]);
  const told = [1, 2, 3].flatMap((page) => rows(`notifications-${page}.json`));
  expect(new Set(told.map(({ title }) => title)).size).toBe(1_001);
  expect(Buffer.from(found[`files/${fileId}-a_b_drawing.pdf`] ?? []).equals(bytes)).toBe(true);
  const text = Object.entries(found)
    .filter(([name]) => name.endsWith(".json"))
    .map(([, part]) => strFromU8(part))
    .join("\n");
  for (const kept of [
    token,
    "argon2",
    "somebody@example.com",
    other.email,
    ctx.actor.kind === "user" ? ctx.actor.sessionId : "",
  ])
    expect(text).not.toContain(kept);
  expect((await mailsTo(email)).map(({ kind }) => kind)).toContain("account_exported");
});

it("withholds from each side of an order what its pages withhold from it, and from everybody what an operator does", async () => {
  const [seller, buyer] = [await person(), await person()];
  const parts = { buyerUserId: buyer.userId, buyerEmail: buyer.email, apiKeyId: "key_of_the_buyer" };
  const paid = {
    spendMonth: "2026-11",
    metadata: { ref: "books of a program" },
    checkoutUrl: "https://pay.example/open",
  };
  const processor = { paymentIntentId: "pi_of_the_order", checkoutSessionId: `cs_${newId("ord")}` };
  const { id: orderId } = await makePaidOrder(seller.profileId, {
    ...parts,
    ...paid,
    ...processor,
    ownPurchase: "card",
  });
  const tip = { id: newId("tip"), orderId, cents: 500, sessionId: `cs_${newId("tip")}`, apiKeyId: "key_of_the_tip" };
  await database().insert(orderTips).values(tip);
  const { productId } = await orderRow(orderId);
  const hidden = { hiddenAt: new Date(), title: "Bad words", body: "Worse words" };
  await database()
    .insert(reviews)
    .values({
      ...hidden,
      id: newId("rev"),
      orderId,
      profileId: seller.profileId,
      productId,
      productTitle: "Service",
      rating: 1,
      buyerName: "Robin",
    });
  const bytes = Buffer.from("A file of spam");
  const { id: fileId } = await uploadFile(buyer.ctx, { name: "spam.txt", bytes });
  const spam = { brief: "Words of spam", attachments: [fileId] };
  const asked = await requestQuote(buyer.ctx, asking(seller, spam), "site");
  const [message] = await database().select().from(messages).where(eq(messages.threadId, asked.thread_id));
  const subject = {
    subjectKind: "message",
    subjectId: message?.id ?? "",
    userId: null,
    profileId: null,
    title: "",
  } as const;
  await transaction(operator(), (tx, within) => hideSubject(tx, within, subject, "Spam."));

  const texts = async ({ ctx, userId, profileId, email }: Awaited<ReturnType<typeof person>>) => {
    const found: Record<string, string> = {};
    for await (const { name, bytes } of exportParts(ctx, { userId, profileId, email }))
      found[name] = Buffer.from(bytes).toString();
    return found;
  };
  const [ofSeller, ofBuyer] = [await texts(seller), await texts(buyer)];
  const [sold] = JSON.parse(ofSeller["orders-sold-1.json"] ?? "");
  expect(sold).toMatchObject({ id: orderId, apiKeyId: null, metadata: paid.metadata, feeCents: 1_000 });
  // a tip that was never paid is its buyer's to know of
  expect([ofSeller["tips-1.json"], ofBuyer["tips-1.json"]]).toEqual([undefined, expect.stringContaining(tip.id)]);
  expect(JSON.parse(ofBuyer["quotes-1.json"] ?? "")).toMatchObject([{ id: asked.id, brief: "" }]);
  const [bought] = JSON.parse(ofBuyer["orders-bought-1.json"] ?? "");
  expect(bought).toMatchObject({ id: orderId, apiKeyId: parts.apiKeyId, checkoutUrl: paid.checkoutUrl });
  for (const name of ["buyerUserId", "spendMonth"]) expect(sold).not.toHaveProperty(name);
  for (const name of ["metadata", "feeCents", "ownPurchase"]) expect(bought).not.toHaveProperty(name);
  for (const [texts, others] of [
    [ofSeller, [parts.apiKeyId, paid.checkoutUrl, processor.paymentIntentId]],
    [ofBuyer, [paid.metadata.ref, seller.userId]],
  ] as const) {
    const text = Object.values(texts).join("\n");
    const ofOperators = [hidden.title, hidden.body, spam.brief, fileId, bytes.toString()];
    for (const withheld of [...others, tip.sessionId, tip.apiKeyId, ...ofOperators])
      expect(text).not.toContain(withheld);
  }
});

it("takes in no more bytes than it may, pictures too, and names what it left out", async () => {
  const { ctx, userId, profileId, email } = await person();
  const pictureOf = async (size: number) => {
    const name = variantName((await makePicture(userId)).hash, 640);
    await mediaStore().put(name, randomBytes(size));
    return `pictures/${name}`;
  };
  const [large, small] = [await pictureOf(5_000), await pictureOf(3_000)];
  const fileId = newId("file");
  await fileStore().put(fileId, randomBytes(2_000));
  await database().insert(files).values({ id: fileId, uploader: userId, name: "a.pdf", sizeBytes: 2_000 });
  const parts: Part[] = [];
  for await (const part of exportParts(ctx, { userId, profileId, email }, { bytes: 4_000 })) parts.push(part);
  const uploads = parts.filter(({ text }) => !text);
  expect(uploads.map(({ name, bytes }) => [name, bytes.byteLength])).toEqual([[small, 3_000]]);
  const named = parts.find(({ name }) => name === "LEFT-OUT.json");
  expect(JSON.parse(Buffer.from(named?.bytes ?? []).toString())).toEqual([large, `files/${fileId}-a.pdf`]);
});

it("names the rows that it has no room for, and holds more than two hundred files of a kind", async () => {
  const { ctx, userId, profileId, email } = await person();
  await database().execute(
    sql`insert into ${notices} (${sql.identifier(notices.userId.name)}, ${sql.identifier(notices.kind.name)}, ${sql.identifier(notices.title.name)})
      select ${userId}, 'told', 'No. ' || n from generate_series(1, 100600) n`,
  );
  const archive = async (pages?: number) => {
    const found: Record<string, string> = {};
    for await (const { name, bytes } of exportParts(ctx, { userId, profileId, email }, pages ? { pages } : {}))
      found[name] = Buffer.from(bytes).toString();
    return found;
  };
  const whole = await archive();
  expect(whole["notifications-202.json"]).toContain("No. 100600");
  expect(whole).not.toHaveProperty(["LEFT-OUT.json"]);
  const others = Object.keys(whole).filter((name) => name.endsWith("-1.json")).length;
  const short = await archive(others + 50);
  const leftOut = JSON.parse(short["LEFT-OUT.json"] ?? "[]") as string[];
  expect(leftOut[0]).toMatch(/^notifications-\d+\.json and all that follows it of this kind$/);
  const [first = "", ...rest] = leftOut.map((line) => line.split(" ")[0] ?? "");
  expect(short).not.toHaveProperty([first]);
  // what comes after the kind that filled it is named as well
  for (const name of rest) expect(Object.keys(whole)).toContain(name);
  expect(Object.keys(short)).toHaveLength(2 + others + 50);
});

it("is made five times a day", async () => {
  const { ctx } = await person();
  for (let n = 0; n < 5; n++) await (await exportAccount(ctx)).cancel();
  await expect(exportAccount(ctx)).rejects.toMatchObject({ code: "rate_limit_exceeded" });
});
