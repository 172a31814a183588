import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makePicture } from "@/db/factories/pictures";
import { media, mediaUses, type Picture } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { MAX_POST_PICTURES } from "@/lib/contracts/agents/form-limits";
import { NewPost } from "@/lib/contracts/publishing/posts";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { deletePost } from "./delete";
import { publish } from "./publish";
import { updatePost } from "./update";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function creator() {
  const made = await makeCreator();
  const { userId, profileId, email } = made;
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return { ...made, ctx: { ...systemContext("test", new Date("2026-11-22T09:00:00Z")), actor } as Context };
}

const named = ({ hash }: Picture) => `![seen](https://guildhall.example/media/${hash}-640.webp)`;
const write = (ctx: Context, body: string) => publish(ctx, NewPost.parse({ title: "Work", body }));
const isUsed = async ({ id }: Picture) =>
  (await database().select().from(media).where(eq(media.id, id)))[0]?.unusedSince === null;

describe("a post", () => {
  it("shows the pictures that its text names, and so they are kept", async () => {
    const { ctx, userId } = await creator();
    const [one, two] = [await makePicture(userId), await makePicture(userId)];
    const post = await write(ctx, `Look:\n\n${named(two)}\n\n${named(one)}\n\n${named(two)}`);
    expect(post.images.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect([await isUsed(one), await isUsed(two)]).toEqual([true, true]);

    const changed = await updatePost(ctx, post.id, { body: named(one) });
    expect(changed.images.map(({ id }) => id)).toEqual([one.id]);
    expect([await isUsed(one), await isUsed(two)]).toEqual([true, false]);
    expect((await updatePost(ctx, post.id, { title: "Other" })).images).toEqual(changed.images);

    expect((await deletePost(ctx, post.id)).images).toEqual([]);
    expect([await isUsed(one), await isUsed(two)]).toEqual([false, false]);
  });

  it("shows no picture of another account", async () => {
    const [one, other] = [await creator(), await creator()];
    const theirs = await makePicture(other.userId);
    const post = await write(one.ctx, named(theirs));
    expect(post.images).toEqual([]);
    expect(await database().$count(mediaUses, eq(mediaUses.subjectId, post.id))).toBe(0);
  });

  it("shows a picture once that was uploaded twice", async () => {
    const { ctx, userId } = await creator();
    const [first, second] = [await makePicture(userId), await makePicture(userId)];
    await database().update(media).set({ hash: first.hash }).where(eq(media.id, second.id));
    expect((await write(ctx, named(first))).images.map(({ id }) => id)).toEqual([first.id]);
  });

  it("shows at most so many", async () => {
    const { ctx } = await creator();
    const many = Array.from({ length: MAX_POST_PICTURES + 1 }, (_, n) => n.toString(16).padStart(32, "0"));
    const body = many.map((hash) => `![](/media/${hash}-96.webp)`).join("\n");
    await expect(write(ctx, body)).rejects.toMatchObject({ code: "validation_error" });
  });
});
