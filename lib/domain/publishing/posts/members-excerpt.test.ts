import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCreator } from "@/db/factories";
import { makePost } from "@/db/factories/posts";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { NewPost, type PostPatch, type PostView } from "@/lib/contracts/publishing/posts";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { getMembersPost, listMembersPosts } from "@/lib/domain/trade/memberships/members-posts";
import { publish, saveDraft } from "./writing/publish";
import { updatePost } from "./writing/update";

let own: TestDatabase;
let ctx: Context;
let creator: Awaited<ReturnType<typeof makeCreator>>;
beforeAll(async () => {
  own = await testDatabase();
  creator = await makeCreator();
  const { userId, profileId, email } = creator;
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  ctx = { ...systemContext("test", new Date("2026-11-20T10:00:00Z")), actor };
});
afterAll(() => own.drop());

const SECRET = "The **quince** recipe.";
const DERIVED = "The quince recipe.";
type Parts = Partial<NewPost>;
const post = (parts: Parts) => publish(ctx, NewPost.parse({ title: "Ink", body: SECRET, ...parts }));
const excerptAfter = async (made: PostView, patch: PostPatch) => (await updatePost(ctx, made.id, patch)).excerpt;

describe("the excerpt of a post for members", () => {
  it.each([publish, saveDraft])("is never made from its body: %o", async (write) => {
    const made = await write(ctx, NewPost.parse({ title: "Ink", body: SECRET, visibility: "members" }));
    expect(made).toMatchObject({ body: SECRET, excerpt: "" });
  });

  it("is what the creator wrote, even the beginning of the body", async () => {
    const made = await post({ visibility: "members", excerpt: DERIVED });
    expect(made.excerpt).toBe(DERIVED);
    expect(await excerptAfter(made, { tags: ["ink"] })).toBe(DERIVED);
    expect(await excerptAfter(made, { body: SECRET, excerpt: "A look.", visibility: "members" })).toBe("A look.");
  });

  it("is shown to nobody when there is none", async () => {
    const { slug } = await post({ title: "Hidden", visibility: "members" });
    const stranger = systemContext("test", ctx.now);
    expect(JSON.stringify(await getMembersPost(stranger, creator.handle, slug))).not.toContain("quince");
    const { data } = await listMembersPosts(stranger, { profileId: creator.profileId, limit: 10 });
    const [listed] = data.filter((one) => one.slug === slug);
    expect(listed).toMatchObject({ title: "Hidden", excerpt: "", body: "" });
  });

  it("is shown to nobody where an older row has the body's beginning", async () => {
    const beginning = `${"word ".repeat(39)}word…`;
    const parts = { slug: "older", visibility: "members", body: "word ".repeat(60), excerpt: beginning } as const;
    await makePost(creator.profileId, parts);
    const { post: read } = await getMembersPost(systemContext("test", ctx.now), creator.handle, "older");
    expect(read).toMatchObject({ body: "", excerpt: "" });
  });

  it("stays away when the body changes", async () => {
    const made = await post({ visibility: "members" });
    expect(await excerptAfter(made, { body: "The medlar recipe." })).toBe("");
    const quoted = await post({ visibility: "members", excerpt: DERIVED });
    expect(await excerptAfter(quoted, { body: "The medlar recipe." })).toBe("");
  });
});

describe("a post that changes between public and members", () => {
  it.each<[string, Parts, PostPatch, string]>([
    ["loses the excerpt that was taken from its body", {}, { visibility: "members" }, ""],
    ["loses it with a new body", {}, { visibility: "members", body: "The medlar recipe." }, ""],
    ["loses it when it is sent back as it was read", {}, { visibility: "members", excerpt: DERIVED }, ""],
    ["keeps the excerpt that the creator wrote", { excerpt: "A look." }, { visibility: "members" }, "A look."],
    ["takes the excerpt that comes along", {}, { visibility: "members", excerpt: "A look." }, "A look."],
    ["gets one as it becomes public", { visibility: "members" }, { visibility: "public" }, DERIVED],
    ["gets that of the new body", { visibility: "members" }, { visibility: "public", body: "New." }, "New."],
    [
      "keeps a written one as it becomes public",
      { visibility: "members", excerpt: "A." },
      { visibility: "public" },
      "A.",
    ],
    ["stays without one as it stays public", { excerpt: "" }, { visibility: "public", body: "New." }, ""],
  ])("%s", async (_name, parts, patch, excerpt) => {
    expect(await excerptAfter(await post(parts), patch)).toBe(excerpt);
  });
});
