import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makePicture } from "@/db/factories/pictures";
import { media, mediaUses, profiles } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { editProfile } from "./edit";
import { readProfilePictures } from "./pictures";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

async function creator(parts: Parameters<typeof makeCreator>[0] = {}) {
  const made = await makeCreator(parts);
  const { userId, profileId, email } = made;
  const actor = { kind: "user", userId, profileId, sessionId: "s", email } as const;
  return { ...made, ctx: { ...systemContext("test", new Date("2026-11-22T09:00:00Z")), actor } as Context };
}

describe("a profile", () => {
  it("changes what is sent, and nothing else", async () => {
    const { ctx, handle } = await creator({ tagline: "Before", skills: ["ink"], location: "Turku" });
    const changed = await editProfile(ctx, { tagline: "After", location: null });
    expect(changed).toMatchObject({ handle, tagline: "After", location: null, skills: ["ink"] });
    expect(await editProfile(ctx, {})).toEqual(changed);
    expect(await editProfile(ctx, { skills: ["logo", "Ink", "Logo"] })).toMatchObject({ skills: ["logo", "Ink"] });
  });

  it("shows avatar and cover, with what they show, until they are taken away", async () => {
    const { ctx, userId, profileId } = await creator({ avatarUrl: "https://elsewhere.example/me.png" });
    const [face, wide] = [await makePicture(userId), await makePicture(userId, "A harbour")];
    const shown = await editProfile(ctx, {
      avatar: { media_id: face.id, alt: "Mara at work" },
      cover: { media_id: wide.id },
    });
    expect(shown.avatar_url).toContain(`/media/${face.hash}-320.webp`);
    expect(shown.cover_url).toContain(`/media/${wide.hash}-640.webp`);
    expect(shown).toMatchObject({ avatar_alt: "Mara at work", cover_alt: "A harbour" });
    expect(await readProfilePictures(ctx)).toMatchObject({ avatar: { id: face.id }, cover: { id: wide.id } });
    expect(await database().$count(mediaUses, eq(mediaUses.subjectId, profileId))).toBe(2);

    const without = await editProfile(ctx, { avatar: null });
    expect(without).toMatchObject({ avatar_url: null, avatar_alt: "", cover_url: shown.cover_url });
    const [row] = await database().select().from(media).where(eq(media.id, face.id));
    expect(row?.unusedSince).toEqual(ctx.now);
  });

  it("keeps the use of a picture of which only the words change", async () => {
    const { ctx, userId } = await creator();
    const face = await makePicture(userId);
    await editProfile(ctx, { avatar: { media_id: face.id } });
    expect(await editProfile(ctx, { avatar: { media_id: face.id, alt: "Me" } })).toMatchObject({ avatar_alt: "Me" });
    const [row] = await database().select().from(media).where(eq(media.id, face.id));
    expect(row?.unusedSince).toBeNull();
  });

  it("shows no picture of another account, and changes nothing then", async () => {
    const [one, other] = [await creator({ tagline: "Before" }), await creator()];
    const theirs = await makePicture(other.userId);
    const patch = { tagline: "After", cover: { media_id: theirs.id } };
    await expect(editProfile(one.ctx, patch)).rejects.toMatchObject({ code: "validation_error" });
    const [row] = await database().select().from(profiles).where(eq(profiles.id, one.profileId));
    expect(row).toMatchObject({ tagline: "Before", cover: null });
  });

  it("shows one picture after two changes at once", async () => {
    const { ctx, userId, profileId } = await creator();
    const faces = [await makePicture(userId), await makePicture(userId)];
    await Promise.all(faces.map(({ id }) => editProfile(ctx, { avatar: { media_id: id } })));
    expect(await database().$count(mediaUses, eq(mediaUses.subjectId, profileId))).toBe(1);
  });
});
