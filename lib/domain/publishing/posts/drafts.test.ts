import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { auditLog, events } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { PostForm } from "@/lib/contracts/publishing/post-form";
import { NewPost } from "@/lib/contracts/publishing/posts";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { getPost, listPosts } from "./reading/read";
import { getOwnPost, listOwnPosts } from "./reading/read-own";
import { deletePost } from "./writing/delete";
import { publish, saveDraft } from "./writing/publish";
import { savePost } from "./writing/save";
import { publishDraft, unpublishPost } from "./writing/set-published";
import { updatePost } from "./writing/update";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function creator() {
  const made = await makeCreator();
  const { userId, profileId, email } = made;
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return { ...made, ctx: { ...systemContext("test", new Date("2026-11-20T10:00:00Z")), actor } as Context };
}

const POST = NewPost.parse({ title: "On kerning", body: "Space is a letter." });
const later = (ctx: Context): Context => ({ ...ctx, now: new Date(ctx.now.getTime() + 3_600_000) });
const emitted = async (profileId: string) =>
  (await database().select().from(events).where(eq(events.ownerId, profileId))).map((event) => event.type);

describe("a draft", () => {
  it("does not take a published post's former address before it is published itself", async () => {
    const { ctx, handle } = await creator();
    const { id } = await publish(ctx, POST);
    await updatePost(ctx, id, { slug: "kerning" });
    const draft = await saveDraft(ctx, POST);
    expect(draft.slug).toBe("on-kerning");
    expect(await getPost(ctx, handle, "on-kerning")).toMatchObject({ id, slug: "kerning" });
    await publishDraft(ctx, draft.id);
    expect(await getPost(ctx, handle, "on-kerning")).toMatchObject({ id: draft.id });
  });

  it("is seen by its creator alone, and causes no event until it is published", async () => {
    const { ctx, profileId, handle } = await creator();
    const draft = await saveDraft(ctx, POST);
    expect(draft).toMatchObject({ status: "draft", slug: "on-kerning" });
    await expect(getPost(ctx, handle, draft.slug)).rejects.toMatchObject({ code: "not_found" });
    expect((await listPosts(ctx, { creator: handle })).data).toEqual([]);
    expect((await listPosts(ctx, { creator: "me" })).data).toEqual([]);
    expect(await getOwnPost(ctx, draft.id)).toEqual(draft);
    expect((await listOwnPosts(ctx, { status: "draft", limit: 5 })).data).toEqual([draft]);
    await savePost(later(ctx), PostForm.parse({ id: draft.id, title: "On spacing" }));
    expect(await emitted(profileId)).toEqual([]);

    const shown = await publishDraft(later(ctx), draft.id);
    expect(shown).toMatchObject({ status: "published", published_at: "2026-11-20T11:00:00.000Z" });
    expect((await getPost(ctx, handle, draft.slug)).title).toBe("On spacing");
    await publishDraft(later(ctx), draft.id);
    expect(await emitted(profileId)).toEqual(["post.created"]);
  });

  it("is not written over by a form that shows it as it was before", async () => {
    const { ctx } = await creator();
    const { id, updated_at: version } = await saveDraft(ctx, POST);
    const form = { id, version, title: "In this tab" };
    const saved = await savePost(later(ctx), PostForm.parse(form));
    const refused = savePost(later(ctx), PostForm.parse({ ...form, title: "In the other" }));
    await expect(refused).rejects.toMatchObject({ code: "conflict" });
    expect(await getOwnPost(ctx, id)).toMatchObject({ title: "In this tab" });
    await savePost(later(ctx), PostForm.parse({ ...form, version: saved.updated_at, title: "Again" }));
  });

  it("holds its slug, and is deleted without an event", async () => {
    const { ctx, profileId } = await creator();
    const draft = await saveDraft(ctx, POST);
    expect((await saveDraft(ctx, POST)).slug).toBe("on-kerning-2");
    await deletePost(ctx, draft.id);
    await expect(getOwnPost(ctx, draft.id)).rejects.toMatchObject({ code: "not_found" });
    expect((await saveDraft(ctx, POST)).slug).toBe("on-kerning");
    expect(await emitted(profileId)).toEqual([]);
  });

  it("is not another creator's to see or publish", async () => {
    const [mine, other] = [await creator(), await creator()];
    const { id } = await saveDraft(mine.ctx, POST);
    for (const tried of [getOwnPost, publishDraft, unpublishPost, deletePost]) {
      await expect(tried(other.ctx, id)).rejects.toMatchObject({ code: "not_found" });
    }
    expect((await getOwnPost(mine.ctx, id)).status).toBe("draft");
  });
});

describe("unpublishPost", () => {
  it("takes a post off every list, tells receivers that it is gone, and lets it come back", async () => {
    const { ctx, profileId, handle } = await creator();
    const post = await publish(ctx, POST);
    expect(await unpublishPost(ctx, post.id)).toMatchObject({ status: "draft" });
    await unpublishPost(ctx, post.id);
    await expect(getPost(ctx, handle, post.slug)).rejects.toMatchObject({ code: "not_found" });
    await publishDraft(later(ctx), post.id);
    expect((await getPost(ctx, handle, post.slug)).id).toBe(post.id);
    expect((await emitted(profileId)).toSorted()).toEqual(["post.created", "post.created", "post.deleted"]);
    const audited = await database()
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.ownerId, profileId), eq(auditLog.targetId, post.id)));
    expect(audited.map((a) => a.action).toSorted()).toEqual(["post.created", "post.published", "post.unpublished"]);
  });
});

describe("savePost", () => {
  it("makes a draft or publishes, by the button, and derives an excerpt that was left empty", async () => {
    const { ctx } = await creator();
    const form = { title: "Rules", body: "One **rule**.", excerpt: "", tags: "Type, rules, type" };
    const draft = await savePost(ctx, PostForm.parse(form));
    expect(draft).toMatchObject({ status: "draft", excerpt: "One rule.", tags: ["type", "rules"] });
    const published = await savePost(
      ctx,
      PostForm.parse({ ...form, id: draft.id, excerpt: "Mine.", intent: "publish" }),
    );
    expect(published).toMatchObject({ id: draft.id, status: "published", excerpt: "Mine." });
    const again = await savePost(ctx, PostForm.parse({ ...form, id: draft.id, visibility: "members" }));
    expect(again).toMatchObject({ status: "published", excerpt: "", visibility: "members" });
    const open = await savePost(ctx, PostForm.parse({ ...form, id: draft.id }));
    expect(open).toMatchObject({ status: "published", excerpt: "One rule.", visibility: "public" });
    expect((await savePost(ctx, PostForm.parse({ ...form, intent: "publish" }))).status).toBe("published");
  });

  it("shows no post without a text: a draft may be empty, one on show is not emptied", async () => {
    const { ctx } = await creator();
    const missing = { code: "validation_error", extras: { param: "body" } };
    const save = (form: object) => savePost(ctx, PostForm.parse({ title: "Later", body: " \n", ...form }));
    await expect(save({ intent: "publish" })).rejects.toMatchObject(missing);
    const draft = await save({});
    expect(draft).toMatchObject({ status: "draft" });
    await expect(save({ id: draft.id, intent: "publish" })).rejects.toMatchObject(missing);
    expect((await getOwnPost(ctx, draft.id)).status).toBe("draft");
    await save({ id: draft.id, intent: "publish", body: "Written." });
    await expect(save({ id: draft.id })).rejects.toMatchObject(missing);
    expect(await getOwnPost(ctx, draft.id)).toMatchObject({ status: "published", body: "Written." });
  });

  it("pages through what was published", async () => {
    const { ctx } = await creator();
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.push((await publish(ctx, POST)).id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listOwnPosts(ctx, { status: "published", limit: 2, cursor });
      seen.push(...page.data.map((post) => post.id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen.toSorted()).toEqual(ids.toSorted());
    expect(new Set(seen).size).toBe(5);
  });
});
