import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeApiKey } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { resetEnv } from "@/lib/core/env";
import { newId } from "@/lib/core/values/ids";
import { sendOrderMessage } from "@/lib/domain/contact/threads/writing/send";
import { uploadFile } from "@/lib/domain/trade/files/upload";
import { as, makePerson, makeSeller, type Person, sell } from "@/lib/domain/trade/orders/testing";
import { deliverOrder } from "@/lib/domain/trade/orders/work/deliver";
import { listeningHost } from "@/lib/transports/host/testing-host";
import { TestComputer } from "../testing";

const BYTES = Buffer.from([0, 255, 10, 27, 0xc3]);

let db: TestDatabase;
let host: Awaited<ReturnType<typeof listeningHost>>;
let computer: TestComputer;
let folder: string;
let given: { env: { GUILDHALL_TOKEN: string } };
let made: { order: string; thread: string; delivered: string; said: string };
beforeAll(async () => {
  db = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), "guildhall-files-"));
  process.env.GUILDHALL_DATA = folder;
  resetEnv();
  host = await listeningHost();
  computer = new TestComputer(host.url);
  const [seller, buyer] = [await makeSeller(), await makePerson()];
  const { id: order } = await sell(seller, { buyerUserId: buyer.userId, buyerEmail: buyer.email });
  const upload = async (by: Person, name: string) => (await uploadFile(as(by), { name, bytes: BYTES })).id;
  const [delivered, said] = [await upload(seller, "Übersicht.zip"), await upload(buyer, "sketch.png")];
  await deliverOrder(as(seller), order, { message: "The set.", links: [], file_ids: [delivered] });
  const { thread_id: thread } = await sendOrderMessage(as(buyer), order, { body: "As drawn.", fileIds: [said] });
  made = { order, thread, delivered, said };
  const { token } = await makeApiKey("", ["purchases:read"], { userId: buyer.userId, profileId: null });
  given = { env: { GUILDHALL_TOKEN: token } };
});
afterAll(async () => {
  computer.dispose();
  await host.close();
  await db.drop();
  delete process.env.GUILDHALL_DATA;
  resetEnv();
  rmSync(folder, { recursive: true, force: true });
});

it("what came with a delivery or a message is named by the id by which it is downloaded, byte by byte", async () => {
  const shown = await computer.run(["purchases", "show", made.order], given);
  expect(shown.out).toMatch(new RegExp(`\nDelivery 1 +The set\\. Übersicht\\.zip \\(${made.delivered}\\)\n`));
  const said = await computer.run(["messages", "show", made.thread], given);
  expect(said.out).toContain(`As drawn. sketch.png (${made.said})\n`);
  for (const [id, name] of [
    [made.delivered, "Übersicht.zip"],
    [made.said, "sketch.png"],
  ] as const)
    expect(await computer.run(["files", "get", id], given)).toEqual({
      code: 0,
      out: BYTES.toString("latin1"),
      err: `${name}, 5 bytes\n`,
    });
});

it("a file is written where it is told, and over nothing unless told", async () => {
  const to = join(folder, "set.zip");
  const get = ["files", "get", made.delivered, "--to", to];
  expect(await computer.run(get, given)).toEqual({ code: 0, out: "", err: `Übersicht.zip, 5 bytes: ${to}\n` });
  expect(readFileSync(to)).toEqual(BYTES);
  writeFileSync(to, "mine");
  const again = await computer.run(get, given);
  expect([again.code, again.out]).toEqual([1, ""]);
  expect(again.err).toBe(`Error (file_exists): ${to} is there already.\n--force writes over it.\n`);
  expect(readFileSync(to, "utf8")).toBe("mine");
  const { code, out } = await computer.run([...get, "--force", "--json"], given);
  expect([code, JSON.parse(out)]).toEqual([0, { id: made.delivered, name: "Übersicht.zip", size_bytes: 5, path: to }]);
  expect(readFileSync(to)).toEqual(BYTES);
});

it.each([
  ["a folder that is not there", ["--to", join("nowhere", "set.zip")], 1, "file_unwritable"],
  ["a folder", ["--to", ".", "--force"], 1, "file_unwritable"],
  ["JSON without a place", ["--json"], 2, "usage"],
])("is not written to %s", async (_, flags, exit, failure) => {
  const { code, out, err } = await computer.run(["files", "get", made.delivered, ...flags], given);
  expect([code, out]).toEqual([exit, ""]);
  expect(err).toContain(failure);
});

it("other people's bytes do not go to a screen", async () => {
  const { code, out, err } = await computer.run(["files", "get", made.delivered], { ...given, width: 80 });
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain("--to <path>");
});

it("what is refused is told as by the other commands, and leaves nothing there", async () => {
  const to = join(folder, "none.zip");
  const { code, out, err } = await computer.run(["files", "get", newId("file"), "--to", to], given);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^Error \(not_found\): .+\nRequest id: req_\w+\n$/);
  expect(statSync(to, { throwIfNoEntry: false })).toBeUndefined();
});

it("`get` of a file's path says which command downloads it", async () => {
  const { code, err } = await computer.run(["get", `/v1/files/${made.delivered}`], given);
  expect(code).toBe(2);
  expect(err).toContain("`guildhall files get <id>`");
});
