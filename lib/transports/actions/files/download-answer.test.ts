import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { as, makeSeller, nobody, type Seller, sell } from "@/lib/domain/trade/orders/testing";
import { attachFile } from "@/lib/domain/trade/orders/work/attach-file";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { downloadAnswer } from "./download-answer";

let own: TestDatabase;
let seller: Seller;
let folder: string;
beforeAll(async () => {
  own = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "shown-"));
  process.env.GUILDHALL_DATA = folder;
  resetEnv();
  seller = await makeSeller();
});
afterAll(async () => {
  await own.drop();
  delete process.env.GUILDHALL_DATA;
  resetEnv();
  await rm(folder, { recursive: true, force: true });
});

async function delivered(name: string, text: string) {
  const order = await sell(seller);
  const { id } = await attachFile(as(seller), order.id, { name, bytes: Buffer.from(text, "latin1") });
  await deliverOrder(as(seller), order.id, { message: "", links: [], file_ids: [id] });
  return { file: id, of: order.id, token: order.token };
}
const asked = (query = "", headers = {}) => new Request(`http://localhost:3000/files/x${query}`, { headers });

it("shows a picture in place to who may read it, closed off from the page, and a part of it to a player", async () => {
  const wanted = await delivered("poster.png", "\x89PNG\r\n\x1a\n and so on");
  const answer = await downloadAnswer(nobody(), wanted, asked("?show"));
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/png",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "private, no-store",
  });
  const part = await downloadAnswer(nobody(), wanted, asked("?show", { range: "bytes=1-3" }));
  expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([206, "PNG", "bytes 1-3/18"]);
  const saved = await downloadAnswer(nobody(), wanted, asked());
  expect(saved.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(saved.headers.get("content-type")).toBe("application/octet-stream");
});

it("shows nothing that a browser would run, whatever it is called, and nothing to a stranger", async () => {
  const page = await delivered("poster.png", "<svg onload=alert(1)>");
  await expect(downloadAnswer(nobody(), page, asked("?show"))).rejects.toMatchObject({ code: "not_found" });
  const picture = await delivered("poster.png", "\x89PNG\r\n\x1a\n");
  const stranger = { ...picture, token: undefined };
  await expect(downloadAnswer(nobody(), stranger, asked("?show"))).rejects.toMatchObject({ code: "not_found" });
});
