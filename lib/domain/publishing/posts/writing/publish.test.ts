import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewPost } from "@/lib/contracts/publishing/posts";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { deletePost } from "./delete";
import { publish } from "./publish";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

async function creator(): Promise<Context> {
  const { profileId, userId, email } = await makeCreator();
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return { ...systemContext("test", new Date("2026-11-20T09:30:00.000Z")), actor };
}

const post = (parts: { title: string; slug?: string }) => NewPost.parse(parts);
const slugs = async (ctx: Context, titles: string[]) => {
  const made: string[] = [];
  for (const title of titles) made.push((await publish(ctx, post({ title }))).slug);
  return made;
};

describe("a derived slug", () => {
  it("takes the lowest number that is free, among the creator's own posts", async () => {
    const [one, other] = [await creator(), await creator()];
    expect(await slugs(one, ["Notes", "Notes", "Notes"])).toEqual(["notes", "notes-2", "notes-3"]);
    expect(await slugs(other, ["Notes"])).toEqual(["notes"]);
    await publish(one, post({ title: "Elsewhere", slug: "notes-5" }));
    expect(await slugs(one, ["Notes", "Notes"])).toEqual(["notes-4", "notes-6"]);
  });

  it("may be that of a deleted post", async () => {
    const ctx = await creator();
    const { id } = await publish(ctx, post({ title: "Gone" }));
    await deletePost(ctx, id);
    expect(await slugs(ctx, ["Gone"])).toEqual(["gone"]);
  });

  it("stays within 80 characters when it is numbered", async () => {
    const ctx = await creator();
    const title = "a".repeat(120);
    expect((await slugs(ctx, [title, title, title])).map((slug) => slug.length)).toEqual([80, 76, 76]);
  });

  it("does not take other words for numbers", async () => {
    expect(await slugs(await creator(), ["Notes on ink", "Notes", "Notes"])).toEqual([
      "notes-on-ink",
      "notes",
      "notes-2",
    ]);
  });

  it("is another one for each of many posts at once", async () => {
    const ctx = await creator();
    const made = await Promise.all(Array.from({ length: 4 }, () => publish(ctx, post({ title: "At once" }))));
    expect(made.map(({ slug }) => slug).sort()).toEqual(["at-once", "at-once-2", "at-once-3", "at-once-4"]);
  });

  it("is refused to none of thirty posts at once", async () => {
    const ctx = await creator();
    const made = await Promise.all(Array.from({ length: 30 }, () => publish(ctx, post({ title: "Rush" }))));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(30);
    for (const { slug } of made) expect(slug).toMatch(/^rush(-(\d+|[0-9a-z]{10}))?$/);
  });
});

describe("a given slug", () => {
  it("is refused when a post has it", async () => {
    const ctx = await creator();
    await publish(ctx, post({ title: "One", slug: "mine" }));
    await expect(publish(ctx, post({ title: "Two", slug: "mine" }))).rejects.toMatchObject({ code: "conflict" });
  });
});
