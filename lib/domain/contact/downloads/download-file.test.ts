import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeApiKey } from "@/db/factories";
import { safetyCases } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { type Context, createContext } from "@/lib/core/context";
import { resetEnv } from "@/lib/core/env";
import { newId } from "@/lib/core/values/ids";
import { asking, quoteRow } from "@/lib/domain/contact/quotes/testing";
import { resolveCredential } from "@/lib/domain/developers/credentials/credentials";
import { decideCase } from "@/lib/domain/operators/cases/decide";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import { withdrawFile } from "@/lib/domain/trade/files/waiting";
import { submitBrief } from "@/lib/domain/trade/orders/briefing/submit";
import { openDispute } from "@/lib/domain/trade/orders/closing/dispute";
import { speak } from "@/lib/domain/trade/orders/disputes/speak";
import {
  as,
  inTest,
  makePerson,
  makeSeller,
  nobody,
  operator,
  type Person,
  type Seller,
  sell,
} from "@/lib/domain/trade/orders/testing";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { requestQuote } from "../quotes/request";
import { report } from "../reports/report";
import { askCreator } from "../threads/writing/ask";
import { sendMessage, sendOrderMessage } from "../threads/writing/send";
import { downloadFile } from "./download-file";

/** What takes a file; `upload` is one of the buyer that nothing has taken. */
const TAKERS = ["delivery", "brief", "statement", "message", "question", "request", "after request", "upload"] as const;
type Taker = (typeof TAKERS)[number];
type Who = "seller" | "buyer" | "stranger";

let own: TestDatabase;
let folder: string;
let people: Record<Who, Person>;
let files: Record<Taker, string>;
let order: { id: string; token: string };
let thread: string;
beforeAll(async () => {
  own = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "downloads-"));
  process.env.GUILDHALL_DATA = folder;
  resetEnv();
  const [seller, buyer] = [await makeSeller(true), await makePerson()];
  people = { seller, buyer, stranger: await makeSeller() };
  files = await everyFile(seller, buyer);
}, 60_000);
afterAll(async () => {
  await own.drop();
  delete process.env.GUILDHALL_DATA;
  resetEnv();
  await rm(folder, { recursive: true, force: true });
});

const upload = async (ctx: Context) => (await uploadFile(ctx, { name: "plan.pdf", bytes: Buffer.from("the plan") })).id;

/** A file of each kind between the two: in an order that is delivered and disputed, in a question, in a request for a quote. */
async function everyFile(seller: Seller, buyer: Person): Promise<Record<Taker, string>> {
  const { id: orderId, token } = await sell(seller, { buyerUserId: buyer.userId, buyerEmail: buyer.email });
  order = { id: orderId, token };
  const made = Object.fromEntries(await Promise.all(TAKERS.map(async (taker) => [taker, await upload(as(buyer))])));
  await submitBrief(as(buyer), { orderId, brief: "A mark.", answers: {}, attachments: [made.brief] });
  ({ thread_id: thread } = await sendOrderMessage(as(buyer), orderId, { body: "See.", fileIds: [made.message] }));
  made.delivery = await upload(as(seller));
  await deliverOrder(as(seller), orderId, { message: "", links: [], file_ids: [made.delivery] });
  await openDispute(as(buyer), { orderId, reason: "Half of it is missing." });
  await speak(as(buyer), { orderId, as: "buyer", body: "Look.", fileIds: [made.statement] });
  await askCreator(as(buyer), { handle: seller.handle, body: "Could you cut this?", fileIds: [made.question] });
  const { id } = await requestQuote(as(buyer), asking(seller, { attachments: [made.request] }), "site");
  const { threadId } = await quoteRow(id);
  await sendMessage(as(buyer), threadId, { body: "And this.", fileIds: [made["after request"]] });
  return made;
}

/** What somebody gets: the bytes, or why not. */
const got = (ctx: Context, fileId: string, proof: { token?: string; of?: string } = {}): Promise<string> =>
  downloadFile(ctx, { fileId, ...proof }).then(
    ({ bytes }) => Buffer.from(bytes).toString(),
    ({ code }) => code,
  );

/** An API key of somebody, as it acts. */
async function keyOf({ userId, profileId }: Person, scopes: readonly Scope[], livemode = true): Promise<Context> {
  const { token } = await makeApiKey(profileId ?? "", scopes, { userId, profileId, livemode });
  return createContext({ actor: await resolveCredential(token, new Date()), requestId: newId("req") });
}

const PLAN = "the plan";
const OF_ORDER = ["delivery", "brief", "statement"] as const;
const OF_THREAD = ["message", "question", "request", "after request"] as const;
type Row = [taker: Taker, who: Who, scopes: readonly Scope[], outcome: string];

describe("an app or key", () => {
  it.each<Row>([
    ...OF_ORDER.flatMap((taker): Row[] => [
      [taker, "seller", ["orders:read"], PLAN],
      [taker, "seller", ["messages:read", "quotes:read", "purchases:read"], "insufficient_scope"],
      [taker, "buyer", ["purchases:read"], PLAN],
      [taker, "buyer", ["orders:read", "messages:read", "quotes:read"], "not_found"],
    ]),
    ...OF_THREAD.flatMap((taker): Row[] => [
      [taker, "seller", ["messages:read"], PLAN],
      [taker, "seller", ["orders:read", "purchases:read"], "insufficient_scope"],
      [taker, "buyer", ["purchases:read"], PLAN],
      [taker, "buyer", ["purchases:write", "messages:read", "quotes:read"], "insufficient_scope"],
    ]),
    ["message", "seller", ["quotes:read"], "insufficient_scope"],
    ["question", "seller", ["quotes:read"], "insufficient_scope"],
    ["request", "seller", ["quotes:read"], PLAN],
    ["after request", "seller", ["quotes:read"], "insufficient_scope"],
    ["upload", "buyer", [], PLAN],
    ["upload", "seller", ALL_SCOPES, "not_found"],
    ...TAKERS.map((taker): Row => [taker, "stranger", ALL_SCOPES, "not_found"]),
  ])("gets of a %s, as the %s's with %j: %s", async (taker, who, scopes, outcome) => {
    expect(await got(await keyOf(people[who], scopes), files[taker])).toBe(outcome);
  });

  it.each(TAKERS)("of test mode meets no %s of live mode", async (taker) => {
    for (const who of ["seller", "buyer"] as const)
      expect(await got(await keyOf(people[who], ALL_SCOPES, false), files[taker])).toBe("not_found");
    expect(await got(inTest(as(people.buyer)), files[taker])).toBe("not_found");
  });
});

it.each(TAKERS)("who may not read a %s is told the same as of a file that is not there", async (taker) => {
  for (const reader of [await keyOf(people.stranger, ALL_SCOPES), as(people.stranger), nobody()]) {
    const told = (fileId: string) => downloadFile(reader, { fileId }).catch(({ message }) => message);
    expect(await told(files[taker])).toBe(await told(newId("file")));
  }
});

it("a guest opens by the order's link what the order and its conversation took, and nothing without it", async () => {
  const { id, token } = order;
  for (const taker of OF_ORDER) expect(await got(nobody(), files[taker], { of: id, token })).toBe(PLAN);
  expect(await got(nobody(), files.message, { of: thread, token })).toBe(PLAN);
  const elsewhere = await sell(await makeSeller());
  for (const taker of TAKERS) {
    expect(await got(nobody(), files[taker])).toBe("not_found");
    for (const place of [id, elsewhere.id])
      expect(await got(nobody(), files[taker], { of: place, token: elsewhere.token })).toBe("not_found");
  }
});

it("nobody gets the files of a message that an operator withheld", async () => {
  const { seller, buyer } = people;
  const fileId = await upload(as(buyer));
  const { id } = await sendMessage(as(buyer), thread, { body: "Pills.", fileIds: [fileId] });
  const readers = [await keyOf(seller, ALL_SCOPES), await keyOf(buyer, ALL_SCOPES), as(seller), as(buyer)];
  for (const reader of readers) expect(await got(reader, fileId)).toBe(PLAN);
  await report(as(seller), { subject: { kind: "message", id }, reason: "spam", words: "" });
  const [open] = await database().select().from(safetyCases).where(eq(safetyCases.subjectId, id));
  await decideCase(operator(), { id: open?.id ?? "", decision: "hide", note: "Pills." });
  for (const reader of readers) expect(await got(reader, fileId)).toBe("not_found");
});

it("nobody gets a file that was taken back, nor one that never was", async () => {
  const { buyer } = people;
  const fileId = await upload(as(buyer));
  const reader = await keyOf(buyer, []);
  expect(await got(reader, fileId)).toBe(PLAN);
  await withdrawFile(as(buyer), fileId);
  expect(await got(reader, fileId)).toBe("not_found");
  expect(await got(reader, newId("file"))).toBe("not_found");
});
