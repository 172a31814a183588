import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { type ProductQuestion, products } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { resetEnv } from "@/lib/core/env";
import { type SentFile, withAttachments } from "@/lib/domain/trade/files/attachments";
import { orderHandle } from "../access/handle";
import { briefOf } from "../brief/read";
import { historyOf } from "../showing/history";
import { as, makePerson, makeSeller, nobody, pay } from "../testing";
import { appOf, orderBy, PLENTY } from "../testing-apps";
import { deliverOrder } from "../work/deliver";
import { submitBriefByHandle } from "./submit";

let own: TestDatabase;
let folder: string;
beforeAll(async () => {
  own = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "corrected-"));
  process.env.GUILDHALL_DATA = folder;
  resetEnv();
});
afterAll(async () => {
  await own.drop();
  delete process.env.GUILDHALL_DATA;
  resetEnv();
  await rm(folder, { recursive: true, force: true });
});

const asked = (id: string): ProductQuestion => ({
  id,
  label: `What of ${id}?`,
  help: "",
  kind: "text",
  options: [],
  required: true,
});

/** Sends by the handle of an order, as a tool does. */
const sender =
  (id: string) =>
  (ctx: Context, brief: string, answers = {}, files: readonly SentFile[] = []) =>
    submitBriefByHandle(ctx, orderHandle(id), { brief, answers, attachments: [] }, files);

it("a whole brief is corrected by the handle with an app of its buyer, which takes nothing else away, and with no other", async () => {
  const [seller, person] = [await makeSeller(true), await makePerson()];
  const requirements = [asked("name"), asked("tone")];
  await database().update(products).set({ requirements }).where(eq(products.id, seller.product.id));
  const [app, reader] = [await appOf(person, PLENTY), await appOf(person, PLENTY, ["purchases:read"])];
  const stranger = await appOf(await makePerson(), PLENTY);
  const { order_id: id } = await orderBy(seller, app.at());
  const send = sender(id);

  await send(app.at(), "A mark", { name: "Harbour" });
  const plan = [{ name: "plan.txt", content_base64: Buffer.from("the plan").toString("base64") }];
  await withAttachments(nobody(), plan, (files) => send(app.at(), "Blue", { tone: "Calm" }, files));
  const kept = { status: "SUBMITTED", attachments: [{ name: "plan.txt" }] };
  const first = { summary: "A mark\n\nBlue", answers: { name: "Harbour", tone: "Calm" } };
  expect(await briefOf(id)).toMatchObject({ ...kept, ...first });

  await pay(id);
  for (const ctx of [nobody(), reader.at(), stranger.at()])
    await expect(send(ctx, "Green")).rejects.toMatchObject({ code: "invalid_state_transition" });
  const emptied = send(app.at(), "", { tone: "", name: "Quay" });
  await expect(emptied).rejects.toMatchObject({ extras: { details: [{ path: "answers.tone" }] } });
  expect(await briefOf(id)).toMatchObject({ ...kept, ...first });

  expect(await send(app.at(), "", { tone: "Loud" })).toMatchObject({ summary: "", answers: { tone: "Loud" } });
  expect(await send(app.at(), "Red")).toMatchObject({ summary: "Red", answers: {}, attachments: [] });
  const corrected = { summary: "Red", answers: { name: "Harbour", tone: "Loud" } };
  expect(await briefOf(id)).toMatchObject({ ...kept, ...corrected });
  expect((await historyOf(id)).steps.at(-1)).toMatchObject({ actor: "buyer", note: "The brief was changed" });

  await deliverOrder(as(seller), id, { message: "", links: [] });
  await expect(send(app.at(), "Late")).rejects.toMatchObject({ code: "invalid_state_transition" });
});

it("the same before it is paid, where nothing is asked", async () => {
  const [seller, app] = [await makeSeller(true), await appOf(await makePerson(), PLENTY)];
  const { order_id: id } = await orderBy(seller, app.at());
  for (const words of ["First words", "Better words"]) await sender(id)(app.at(), words);
  expect(await briefOf(id)).toMatchObject({ status: "SUBMITTED", summary: "Better words" });
});
