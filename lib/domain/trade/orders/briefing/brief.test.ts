import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { events, products } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewProduct } from "@/lib/contracts/trade/products/products";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";
import { resetEnv } from "@/lib/core/env";
import { downloadFile } from "@/lib/domain/contact/downloads/download-file";
import { withAttachments } from "@/lib/domain/trade/files/attachments";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import { createProduct } from "@/lib/domain/trade/products/create";
import { orderHandle } from "../access/handle";
import { orderLinkToken } from "../access/link";
import { briefOf } from "../brief/read";
import { openCheckout } from "../checkout/open-checkout";
import { getOrderStatus } from "../reading/status";
import { as, makePerson, makeSeller, nobody, operator, orderRow, pay, type Seller } from "../testing";
import { appOf, orderBy, PLENTY } from "../testing-apps";
import { deliverOrder } from "../work/deliver";
import { remindOfBriefs } from "./remind";
import { submitBrief, submitBriefByHandle, submitPurchaseBrief } from "./submit";

const question = (id: string, more: Partial<RequirementView> = {}): RequirementView => ({
  id,
  label: `What of ${id}?`,
  help: "",
  kind: "text",
  options: [],
  required: true,
  ...more,
});
const ASKED = [
  question("name"),
  question("tone", { kind: "choice", options: ["Calm", "Loud"] }),
  question("sketch", { kind: "file", required: false }),
];
const DAY = 86_400_000;

let own: TestDatabase;
let seller: Seller;
let folder: string;
let server: Server;
beforeAll(async () => {
  own = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "briefs-"));
  Object.assign(process.env, { GUILDHALL_DATA: folder, WEBHOOK_ALLOW_CIDRS: "127.0.0.0/8" });
  resetEnv();
  seller = await makeSeller(true);
  await database().update(products).set({ requirements: ASKED }).where(eq(products.id, seller.product.id));
  server = createServer((request, response) =>
    request.url === "/gone" ? response.writeHead(302, { location: "/plan" }).end() : response.end("the plan"),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await own.drop();
  delete process.env.GUILDHALL_DATA;
  delete process.env.WEBHOOK_ALLOW_CIDRS;
  resetEnv();
  await rm(folder, { recursive: true, force: true });
});

const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const local = () => ({ ...nobody(), local: true });

async function open(
  told: Partial<Parameters<typeof openCheckout>[1]> = {},
  files: Parameters<typeof openCheckout>[3] = [],
) {
  const { handle, product } = seller;
  const order = { handle, product_id: product.id, tier_id: product.packages[0]?.slug, addon_ids: [], ...told };
  const { order_id: id } = await openCheckout(nobody(), order, "mcp", files);
  return { id, token: orderLinkToken(id), handle: orderHandle(id) };
}

describe("a brief", () => {
  it("comes with the order, from an agent, with two files: the clock starts with the payment", async () => {
    const attachments = [
      { name: "plan.txt", url: address("/plan") },
      { name: "sketch.txt", content_base64: Buffer.from("a sketch").toString("base64") },
    ];
    const answers = { name: " Harbour ", tone: "Calm", sketch: ["sketch.txt"] };
    const { id, token } = await withAttachments(local(), attachments, (files) =>
      open({ brief: "A mark", answers }, files),
    );
    await pay(id);
    const order = await orderRow(id);
    expect(order.awaitsBrief).toBe(false);
    expect(order.dueAt?.getTime()).toBe((order.paidAt?.getTime() ?? 0) + order.deliveryDays * DAY);
    const brief = await submitBrief(nobody(), {
      orderId: id,
      token,
      brief: "A mark",
      answers: { name: "Quay", tone: "Loud" },
      attachments: [],
    });
    expect(brief).toMatchObject({ status: "SUBMITTED", answers: { name: "Quay", tone: "Loud" }, attachments: [] });
  });

  it("can be read and its files downloaded by both sides, and by nobody else", async () => {
    const attachments = [{ name: "plan.txt", url: address("/plan") }];
    const { id, token } = await withAttachments(local(), attachments, (files) => open({}, files));
    await pay(id);
    const {
      attachments: [file],
    } = await submitBrief(nobody(), {
      orderId: id,
      token,
      brief: "",
      answers: { name: "Quay", tone: "Calm" },
      attachments: (await briefFiles(id)).map(({ id }) => id),
    });
    const wanted = { fileId: file?.id ?? "", of: id };
    for (const reading of [downloadFile(nobody(), { ...wanted, token }), downloadFile(as(seller), wanted)])
      expect(Buffer.from((await reading).bytes).toString()).toBe("the plan");
    for (const ctx of [nobody(), as(await makeSeller())])
      await expect(downloadFile(ctx, wanted)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is not taken with addresses that redirect or may not be reached, and nothing is opened", async () => {
    for (const url of [address("/gone"), "http://10.0.0.1/x", "file:///etc/passwd"]) {
      const sent = withAttachments(local(), [{ name: "x", url }], () => open());
      await expect(sent, url).rejects.toMatchObject({ code: "validation_error" });
    }
  });

  it("that is missing holds the clock, is asked for, and starts it when it comes; the handle writes it once", async () => {
    const { id, token, handle } = await open({ answers: { name: "Harbour" } });
    await pay(id);
    expect(await orderRow(id)).toMatchObject({ awaitsBrief: true, dueAt: null });
    expect(await getOrderStatus(nobody(), handle)).toMatchObject({
      due_at: null,
      brief: { status: "MISSING", missing: ["tone"] },
    });
    const later = (days: number) => new Date(Date.now() + days * DAY);
    expect(await remindOfBriefs(operator(later(0.5)))).toBe(0);
    expect(await remindOfBriefs(operator(later(3.5)))).toBe(1);
    expect(await remindOfBriefs(operator(later(3.6)))).toBe(0);
    const brief = { brief: "", answers: { name: "Harbour", tone: "Blue" }, attachments: [] };
    const refused = submitBriefByHandle(nobody(), handle, brief);
    await expect(refused).rejects.toMatchObject({ extras: { details: [{ path: "answers.tone" }] } });
    // a part of it is kept, and begins nothing
    const part = await submitBriefByHandle(nobody(), handle, { ...brief, answers: { name: "Harbour" } as never });
    expect(part).toMatchObject({ missing: ["tone"], submitted_at: null });
    expect(await orderRow(id)).toMatchObject({ awaitsBrief: true, dueAt: null });
    const at = later(5);
    brief.answers.tone = "Calm";
    await submitBriefByHandle(nobody(at), handle, brief);
    const order = await orderRow(id);
    expect(order.dueAt?.getTime()).toBe(at.getTime() + order.deliveryDays * DAY);
    expect(await remindOfBriefs(operator(later(9)))).toBe(0);
    await expect(submitBriefByHandle(nobody(), handle, brief)).rejects.toMatchObject({
      code: "invalid_state_transition",
    });
    await submitBrief(nobody(), { ...brief, orderId: id, token, brief: "More" });
    expect((await orderRow(id)).dueAt).toEqual(order.dueAt);
    const told = await database().select().from(events).where(eq(events.type, "order.brief_submitted"));
    const changed = told
      .map(({ payload }) => JSON.parse(payload).data as { id: string; changed: boolean })
      .filter((data) => data.id === id);
    expect(changed.map((data) => data.changed)).toEqual([false, true]);
  });

  it("that an app completes keeps what it was opened with, which the handle does not read", async () => {
    const file = { name: "plan.txt", content_base64: Buffer.from("the plan").toString("base64") };
    const { id, handle } = await withAttachments(local(), [file], (files) =>
      open({ brief: "A mark", answers: { name: "Harbour" } }, files),
    );
    const sent = { brief: "", answers: { tone: "Calm" }, attachments: [] };
    const nothing = submitBriefByHandle(nobody(), handle, { ...sent, answers: { tone: "" } });
    await expect(nothing).rejects.toMatchObject({ extras: { param: "brief" } });
    for (const brief of ["Blue", "Blue", "mark"])
      await submitBriefByHandle(nobody(), handle, { ...sent, answers: {}, brief });
    const tooLong = submitBriefByHandle(nobody(), handle, { ...sent, brief: "x".repeat(4_990) });
    await expect(tooLong).rejects.toMatchObject({ extras: { param: "brief" } });
    const answered = await submitBriefByHandle(nobody(), handle, sent);
    expect(answered).toMatchObject({ status: "SUBMITTED", summary: "", answers: { tone: "Calm" }, attachments: [] });
    expect(await briefOf(id)).toMatchObject({
      summary: "A mark\n\nBlue\n\nmark",
      answers: { name: "Harbour", tone: "Calm" },
      attachments: [{ name: "plan.txt" }],
    });
  });

  it("is the buyer's to write, until the first delivery", async () => {
    const { id, token } = await open();
    await pay(id);
    const brief = { orderId: id, brief: "x", answers: { name: "a", tone: "Calm" }, attachments: [] };
    for (const ctx of [nobody(), as(seller)])
      await expect(submitBrief(ctx, brief)).rejects.toMatchObject({ code: "not_found" });
    const foreign = await uploadFile(as(seller), { name: "a", bytes: Buffer.from("a") });
    const stolen = submitBrief(nobody(), { ...brief, token, attachments: [foreign.id] });
    await expect(stolen).rejects.toMatchObject({ code: "validation_error" });
    await deliverOrder(as(seller), id, { message: "", links: [] });
    await expect(submitBrief(nobody(), { ...brief, token })).rejects.toMatchObject({
      code: "invalid_state_transition",
    });
  });
});

describe("a question by a name that every object has", () => {
  const offer = NewProduct.parse({
    kind: "flat",
    name: "House plan",
    price_cents: 19_000,
    delivery_days: 6,
    revisions: 1,
    requirements: [
      { label: "Constructor", kind: "text" },
      { label: "Site", kind: "text" },
    ],
  });
  const said = (answers: Record<string, string>) => ({ brief: "", answers, attachments: [] });

  it("is asked and answered as any other, and is no answer while there is none", async () => {
    const { handle, profileId } = seller;
    const product = await createProduct(operator(), offer, profileId);
    const order = { handle, product_id: product.id, tier_id: undefined, addon_ids: [] };
    const { order_id: id } = await openCheckout(nobody(), order, "mcp");
    expect(await briefOf(id)).toMatchObject({ answers: {}, missing: ["constructor", "site"] });
    await pay(id);
    const sent = { ...said({ constructor: "Harbour Works", site: "Pier 4" }), orderId: id, token: orderLinkToken(id) };
    expect(await submitBrief(nobody(), sent)).toMatchObject({ status: "SUBMITTED", answers: sent.answers });
  });

  it("is answered in lines, and read by the handle of whoever answered it alone", async () => {
    const [mine, person] = [await makeSeller(true), await makePerson()];
    await database()
      .update(products)
      .set({ requirements: [question("constructor"), question("site")] })
      .where(eq(products.id, mine.product.id));
    const app = await appOf(person, PLENTY);
    const { order_id: id } = await orderBy(mine, app.at());
    const line = { answer_list: ["constructor=Harbour Works"] };
    await expect(submitPurchaseBrief(app.at(), id, { ...said({}), ...line })).rejects.toMatchObject({
      extras: { details: [{ path: "answers.site" }] },
    });
    await submitBriefByHandle(nobody(), orderHandle(id), said({ constructor: "Harbour Works" }));
    const answered = await submitBriefByHandle(nobody(), orderHandle(id), said({ site: "Pier 4" }));
    expect(answered).toMatchObject({ status: "SUBMITTED", missing: [] });
    expect(answered.answers).toEqual({ site: "Pier 4" });
  });
});

async function briefFiles(id: string) {
  return (await briefOf(id)).attachments;
}
