import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { files } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { resetEnv } from "@/lib/core/env";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { as, inTest, makePerson, nobody, operator } from "@/lib/domain/trade/orders/testing";
import { uploadFile } from "./upload";
import { pruneFiles } from "./waiting";

const MB = 1024 ** 2;

let own: TestDatabase;
let folder: string;
beforeAll(async () => {
  own = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "room-"));
  process.env.GUILDHALL_DATA = folder;
  resetEnv();
});
afterAll(async () => {
  await own.drop();
  delete process.env.GUILDHALL_DATA;
  delete process.env.FILES_GB_PER_ACCOUNT;
  resetEnv();
  await rm(folder, { recursive: true, force: true });
});

/** Uploads a small file, and has a message take it: it does not wait any more. */
async function send(ctx: Context, capability: string | null = null, claimedAt = ctx.now): Promise<string> {
  const { id } = await uploadFile(ctx, { name: "plan.txt", bytes: new TextEncoder().encode("the plan"), capability });
  await database()
    .update(files)
    .set({ subject: "message", subjectId: newId("thr"), claimedAt })
    .where(eq(files.id, id));
  return id;
}

/** As if what was sent were larger: nobody keeps gigabytes for a test. */
const grow = (id: string, sizeBytes: number) => database().update(files).set({ sizeBytes }).where(eq(files.id, id));
const full = { code: "conflict", message: expect.stringMatching(/^No room is left/) };

describe("the room of an account's files", () => {
  it("is 200 MB in test mode, also of what was taken long ago and in the name of an order; live files have their own", async () => {
    const [ctx, order] = [as(await makePerson()), newId("ord")];
    await grow(await send(inTest(ctx)), 150 * MB);
    await grow(await send(inTest(ctx), order), 50 * MB - 256 * 1024);
    const last = await send(inTest(ctx), newId("ord"));
    const kept = await readdir(join(folder, "files"));
    for (const capability of [null, order, newId("ord")])
      await expect(send(inTest(ctx), capability)).rejects.toMatchObject(full);
    expect(await readdir(join(folder, "files")), "nothing of a refused one stays").toEqual(kept);
    await send(ctx);
    await send(inTest(as(await makePerson())), order);
    await database().delete(files).where(eq(files.id, last));
    await send(inTest(ctx));
  });

  it("is 25 GB live, unless the service is set to another, and says what to do", async () => {
    const ctx = as(await makePerson());
    for (let n = 0; n < 15; n++) await grow(await send(ctx), 1_700 * MB);
    await grow(await send(ctx), 100 * MB - 256 * 1024);
    await send(ctx);
    await expect(send(ctx)).rejects.toMatchObject({ message: expect.stringMatching(/25 GB\. Send a link to it/) });
    process.env.FILES_GB_PER_ACCOUNT = "26";
    resetEnv();
    await send(ctx);
    delete process.env.FILES_GB_PER_ACCOUNT;
    resetEnv();
  });

  it("is not emptied by small files: each takes 256 KB", async () => {
    const { userId, ...person } = await makePerson();
    const row = { uploader: userId, countedFor: userId, name: "a", sizeBytes: 1, livemode: false };
    const sent = Array.from({ length: 799 }, () => ({ ...row, id: newId("file"), subject: "message" as const }));
    await database().insert(files).values(sent);
    const ctx = inTest(as({ ...person, userId }));
    await send(ctx);
    await expect(send(ctx)).rejects.toMatchObject(full);
  });

  it("is an order's or a conversation's for guests", async () => {
    const order = newId("ord");
    await grow(await send(inTest(nobody()), order), 200 * MB);
    await expect(send(inTest(nobody()), order)).rejects.toMatchObject(full);
    await send(inTest(nobody()), newId("ord"));
    await send(inTest(as(await makePerson())), order);
  });
});

it("files of test mode go 30 days after they were sent, with their bytes; live ones stay", async () => {
  const ctx = as(await makePerson());
  const sentAt = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
  const [old, young] = [await send(inTest(ctx), null, sentAt(31)), await send(inTest(ctx), null, sentAt(29))];
  const live = await send(ctx, null, sentAt(400));
  await pruneFiles(operator(ctx.now));
  const there = await readdir(join(folder, "files"));
  expect([old, young, live].map((id) => there.includes(id))).toEqual([false, true, true]);
  expect(await database().$count(files, eq(files.id, old))).toBe(0);
});
