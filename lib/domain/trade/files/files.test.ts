import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { MAX_FILE_BYTES } from "@/lib/contracts/agents/form-limits";
import { resetEnv } from "@/lib/core/env";
import { newId } from "@/lib/core/values/ids";
import { downloadFile } from "@/lib/domain/contact/downloads/download-file";
import { S3Store } from "@/lib/domain/platform/storage/s3";
import { as, makeSeller, nobody, operator, type Seller, sell } from "@/lib/domain/trade/orders/testing";
import { attachFile, detachFile, waitingFiles } from "@/lib/domain/trade/orders/work/attach-file";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { attachment, fileName } from "./name";
import { pruneFiles } from "./waiting";

const bytes = (text: string) => new TextEncoder().encode(text);

let own: TestDatabase;
let seller: Seller;
let folder: string;
beforeAll(async () => {
  own = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "files-"));
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

const attach = (orderId: string, name = "plan.pdf", text = "the plan") =>
  attachFile(as(seller), orderId, { name, bytes: bytes(text) });
const deliver = (orderId: string, file_ids: string[]) =>
  deliverOrder(as(seller), orderId, { message: "", links: [], file_ids });

describe("a file of a delivery", () => {
  it("is seen by the buyer from the delivery on, by the creator before, by nobody else", async () => {
    const [order, other] = [await sell(seller), await makeSeller()];
    const file = await attach(order.id);
    const wanted = { of: order.id, fileId: file.id };
    const asBuyer = () => downloadFile(nobody(), { ...wanted, token: order.token });
    await expect(asBuyer()).rejects.toMatchObject({ code: "not_found" });
    expect((await downloadFile(as(seller), wanted)).name).toBe("plan.pdf");
    const delivered = await deliver(order.id, [file.id]);
    expect(delivered.deliveries).toMatchObject([{ files: [{ id: file.id, name: "plan.pdf", size_bytes: 8 }] }]);
    expect(Buffer.from((await asBuyer()).bytes).toString()).toBe("the plan");
    for (const ctx of [nobody(), as(other), operator()])
      await expect(downloadFile(ctx, wanted)).rejects.toMatchObject({ code: "not_found" });
    const elsewhere = await sell(seller);
    const crossed = downloadFile(nobody(), { of: elsewhere.id, fileId: file.id, token: elsewhere.token });
    await expect(crossed).rejects.toMatchObject({ code: "not_found" });
  });

  it("cannot be sent twice, nor with another order; the delivery is not made then", async () => {
    const [one, two] = [await sell(seller), await sell(seller)];
    const file = await attach(one.id);
    await expect(deliver(two.id, [file.id])).rejects.toMatchObject({ code: "validation_error" });
    await deliver(one.id, [file.id]);
    await expect(attach(one.id)).rejects.toMatchObject({ code: "invalid_state_transition" });
    await expect(deliver(two.id, [newId("file")])).rejects.toMatchObject({ code: "validation_error" });
  });

  it("is one of ten at most, 25 megabytes at most, and not empty", async () => {
    const order = await sell(seller);
    const sent = await Promise.allSettled(Array.from({ length: 14 }, (_, n) => attach(order.id, `${n}.txt`)));
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    const big = { name: "big", bytes: new Uint8Array(MAX_FILE_BYTES + 1) };
    await expect(attachFile(as(seller), order.id, big)).rejects.toMatchObject({ code: "payload_too_large" });
    await expect(attach((await sell(seller)).id, "a", "")).rejects.toMatchObject({ code: "validation_error" });
  });

  it("can be taken back before it is sent, not after; what is never sent goes after a day", async () => {
    const order = await sell(seller);
    const [kept, taken, left] = [await attach(order.id), await attach(order.id), await attach(order.id)];
    await detachFile(as(seller), order.id, taken.id);
    await deliver(order.id, [kept.id]);
    await expect(detachFile(as(seller), order.id, kept.id)).rejects.toMatchObject({ code: "not_found" });
    expect((await waitingFiles(as(seller), order.id)).map(({ id }) => id)).toEqual([left.id]);
    await pruneFiles(operator(new Date(Date.now() + 25 * 3_600_000)));
    expect(await waitingFiles(as(seller), order.id)).toEqual([]);
    const stored = await readdir(join(folder, "files"));
    expect(stored).toContain(kept.id);
    expect(stored).not.toContain(taken.id);
    expect(stored).not.toContain(left.id);
  });

  it("is the creator's to attach", async () => {
    const order = await sell(seller);
    const file = { name: "a", bytes: bytes("a") };
    for (const ctx of [nobody(), as(await makeSeller())])
      await expect(attachFile(ctx, order.id, file)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a file's name", () => {
  it.each([
    ["plan.pdf", "plan.pdf"],
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\robin\\plan.pdf", "plan.pdf"],
    ["a\r\nSet-Cookie: x=1.txt", "a Set-Cookie x=1.txt"],
    ['say "hi".txt', "say hi .txt"],
    ["exe.\u202Efdp", "exe. fdp"],
    [".htaccess", "htaccess"],
    ["  ", "file"],
    ["...", "file"],
    ["\ud800", "\ufffd"],
  ])("%j becomes %j", (sent, kept) => expect(fileName(sent)).toBe(kept));

  it("keeps its ending when it is cut, and is 200 bytes at most", () => {
    const cut = fileName(`${"ü".repeat(300)}.pdf`);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(200);
    expect(cut.endsWith("ü.pdf")).toBe(true);
  });

  it("stands in a header in any script", () => {
    const header = attachment("Übersicht (\u4e2d).pdf");
    expect(header).toBe(
      "attachment; filename=\"_bersicht (_).pdf\"; filename*=UTF-8''%C3%9Cbersicht%20%28%E4%B8%AD%29.pdf",
    );
    expect(() => new Headers({ "content-disposition": header })).not.toThrow();
  });
});

describe("a bucket", () => {
  let server: Server;
  const objects = new Map<string, Buffer>();
  beforeAll(async () => {
    server = createServer((request, response) => {
      const key = request.url?.split("?")[0] ?? "";
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const found = objects.get(key);
        if (request.method === "PUT") objects.set(key, Buffer.concat(chunks));
        if (request.method === "DELETE") objects.delete(key);
        if (request.method !== "GET") return response.writeHead(200).end();
        if (found) return response.writeHead(200).end(found);
        const body = "<Error><Code>NoSuchKey</Code><Message>none</Message></Error>";
        return response.writeHead(404, { "content-type": "application/xml" }).end(body);
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  });
  afterAll(() => new Promise((done) => server.close(done)));

  it("keeps what is put under its prefix, gives it back, and forgets it", async () => {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const store = new S3Store({
      bucket: "hall",
      prefix: "deliveries/",
      endpoint,
      region: "eu",
      accessKeyId: "a",
      secretAccessKey: "b",
    });
    const id = newId("file");
    await store.put(id, bytes("the plan"));
    expect([...objects.keys()]).toEqual([`/hall/deliveries/${id}`]);
    expect(Buffer.from((await store.get(id)) ?? []).toString()).toBe("the plan");
    await store.remove(id);
    expect(await store.get(id)).toBeNull();
  });
});
