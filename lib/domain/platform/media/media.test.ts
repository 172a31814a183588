import { mkdir, mkdtemp, readdir, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database, openTransaction } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { media } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { type Context, createContext } from "@/lib/core/context";
import { resetEnv } from "@/lib/core/env";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { processPicture, widthsOf } from "./process";
import { pruneMedia } from "./prune";
import { readVariant } from "./read";
import { showPictures } from "./show";
import { keepPicture, uploadPicture } from "./upload";

let own: TestDatabase;
let folder: string;
beforeAll(async () => {
  own = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), "media-"));
  process.env.GUILDHALL_DATA = folder;
  resetEnv();
});
afterAll(async () => {
  await own.drop();
  delete process.env.GUILDHALL_DATA;
  resetEnv();
  await rm(folder, { recursive: true, force: true });
});

const NOW = new Date("2026-11-22T09:00:00Z");

async function creator(): Promise<Context> {
  const { userId, profileId, email } = await makeCreator();
  return createContext({
    actor: { kind: "user", userId, profileId, sessionId: "s", email },
    requestId: newId("req"),
    now: NOW,
  });
}
const later = (ctx: Context, ms: number): Context => ({ ...ctx, now: new Date(ctx.now.getTime() + ms) });
const picture = (color: string, width = 700, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();
const upload = async (ctx: Context, color: string) => uploadPicture(ctx, { bytes: await picture(color), alt: color });
const nameOf = (url: string) => url.split("/media/")[1] ?? "";
const isThere = async (ctx: Context, url: string) =>
  readVariant(ctx, nameOf(url)).then(
    () => true,
    () => false,
  );
const show = (ctx: Context, id: string, ids: string[]) =>
  openTransaction((tx) =>
    showPictures(
      tx,
      { ...ctx, db: tx, inTransaction: true },
      { kind: "product", id },
      ids.map((media_id) => ({ media_id })),
    ),
  );

describe("an uploaded picture", () => {
  it("is kept at the widths that it is wide enough for, and served by their names", async () => {
    const ctx = await creator();
    const made = await upload(ctx, "#224466");
    expect(made.variants.map(({ width, height }) => [width, height])).toEqual([
      [96, 55],
      [320, 183],
      [640, 366],
    ]);
    expect(made).toMatchObject({ width: 640, height: 366, alt: "#224466" });
    expect(made.url).toMatch(/\/media\/[0-9a-f]{32}-640\.webp$/);
    expect(made.placeholder).toMatch(/^data:image\/webp;base64,.{20,300}$/);
    const { format, width } = await sharp(await readVariant(ctx, nameOf(made.url))).metadata();
    expect({ format, width }).toEqual({ format: "webp", width: 640 });
  });

  it("is kept at its own width too, where a step of ours would lose more than a tenth of it", async () => {
    const ctx = await creator();
    const made = await uploadPicture(ctx, { bytes: await picture("#335577", 600, 300), alt: "" });
    expect(made).toMatchObject({ width: 600, height: 300, url: expect.stringMatching(/-600\.webp$/) });
    expect((await sharp(await readVariant(ctx, nameOf(made.url))).metadata()).width).toBe(600);
    expect([96, 700, 1_200, 1_919, 4_000].map((width) => widthsOf(width).at(-1))).toEqual([
      96, 640, 1_200, 1_919, 1_920,
    ]);
  });

  it("has one name for the same picture, no matter who sends it, and its files go with the last", async () => {
    const [one, two] = [await creator(), await creator()];
    const [first, second] = [await upload(one, "#0a0b0c"), await upload(two, "#0a0b0c")];
    expect(first.url).toBe(second.url);
    await show(two, newId("prod"), [second.id]);
    expect(await pruneMedia(later(one, DAY_MS + 1))).toBeGreaterThan(0);
    expect(await isThere(one, first.url)).toBe(true);
    await expect(show(one, newId("prod"), [first.id])).rejects.toMatchObject({ code: "validation_error" });
  });

  it.each(["../secret", "a-96.webp", `${"a".repeat(32)}-97.webp`, `${"a".repeat(32)}-96.webp`])(
    "is not read as %s",
    async (name) => {
      await expect(readVariant(await creator(), name)).rejects.toMatchObject({ code: "not_found" });
    },
  );
});

it("is one of at most 200 that wait, also when some come at once", async () => {
  const ctx = await creator();
  const { id } = await upload(ctx, "#101010");
  const [row] = await database().select().from(media).where(eq(media.id, id));
  if (!row) return expect.fail("no picture");
  await database()
    .insert(media)
    .values(Array.from({ length: 197 }, () => ({ ...row, id: newId("med") })));
  const colors = Array.from({ length: 12 }, (_, n) => `#0000${n + 10}`);
  const many = await Promise.all(colors.map(async (color) => processPicture(await picture(color))));
  const atOnce = await Promise.allSettled(many.map((one) => keepPicture(ctx, one, "")));
  expect(atOnce.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
});

describe("what shows a picture", () => {
  it("keeps it; a day after nothing does, row and files are gone", async () => {
    const ctx = await creator();
    const [a, b] = [await upload(ctx, "#aa0000"), await upload(ctx, "#00bb00")];
    const product = newId("prod");
    expect(await show(ctx, product, [b.id, a.id])).toMatchObject([{ id: b.id }, { id: a.id, alt: "#aa0000" }]);
    await pruneMedia(later(ctx, 2 * DAY_MS));
    expect(await isThere(ctx, a.url)).toBe(true);
    const hidden = later(ctx, 2 * DAY_MS);
    await show(hidden, product, [b.id]);
    await pruneMedia(later(hidden, DAY_MS - 1));
    expect(await isThere(ctx, a.url)).toBe(true);
    await pruneMedia(later(hidden, DAY_MS + 1));
    expect([await isThere(ctx, a.url), await isThere(ctx, b.url)]).toEqual([false, true]);
    expect((await readdir(join(folder, "media"))).filter((file) => a.url.includes(file))).toEqual([]);
    expect(await database().$count(media, eq(media.id, a.id))).toBe(0);
  });

  it("goes though another's files cannot be removed, and that one a run later", async () => {
    const ctx = await creator();
    const made = [await upload(ctx, "#110000"), await upload(ctx, "#220000"), await upload(ctx, "#330000")];
    const [stuck] = made;
    const file = join(folder, "media", nameOf(stuck?.url ?? ""));
    await rm(file);
    await mkdir(file); // no file: it is not removed
    const due = later(ctx, DAY_MS + 1);
    const errors: unknown[] = [];
    const log = Object.assign(Object.create(due.log), { error: (it: unknown) => errors.push(it) });
    expect(await pruneMedia({ ...due, log }, 1)).toBeGreaterThanOrEqual(2);
    expect(errors).toMatchObject([{ id: stuck?.id }]);
    expect(await Promise.all(made.map(({ id }) => database().$count(media, eq(media.id, id))))).toEqual([1, 0, 0]);
    await rmdir(file);
    expect(await pruneMedia(due)).toBe(1);
  });

  it("shows only pictures of the same account, each once", async () => {
    const [ctx, other] = [await creator(), await creator()];
    const theirs = await upload(other, "#010203");
    await expect(show(ctx, newId("prod"), [theirs.id])).rejects.toMatchObject({ code: "validation_error" });
    const mine = await upload(ctx, "#030201");
    await expect(show(ctx, newId("prod"), [mine.id, mine.id])).rejects.toMatchObject({ code: "validation_error" });
  });
});
