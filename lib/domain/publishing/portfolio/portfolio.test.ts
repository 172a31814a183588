import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makePicture, makePiece } from "@/db/factories/pictures";
import { auditLog, media, mediaUses } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { MAX_PIECES } from "@/lib/contracts/agents/form-limits";
import { NewPortfolioPiece } from "@/lib/contracts/network/portfolio";
import type { Context } from "@/lib/core/context";
import { systemContext } from "@/lib/core/system-context";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { createPiece } from "./create";
import { deletePiece } from "./delete";
import { getOwnPiece, listOwnPieces } from "./read";
import { reorderPieces } from "./reorder";
import { updatePiece } from "./update";

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
type Creator = Awaited<ReturnType<typeof creator>>;

const add = async ({ ctx, userId }: Creator, title: string) => {
  const picture = await makePicture(userId);
  return createPiece(ctx, NewPortfolioPiece.parse({ title, media: [{ media_id: picture.id, alt: title }] }));
};
const titles = async ({ ctx }: Creator) => (await listOwnPieces(ctx)).map(({ title }) => title);
const unused = async (id: string) =>
  (await database().select().from(media).where(eq(media.id, id)))[0]?.unusedSince ?? null;

describe("a piece of a portfolio", () => {
  it("is the last on the profile as soon as it is added, and its pictures are in use", async () => {
    const one = await creator();
    await add(one, "First");
    const piece = await add(one, "Second");
    expect((await getProfile(one.ctx, one.handle)).portfolio.map(({ title }) => title)).toEqual(["First", "Second"]);
    expect(piece).toMatchObject({ category: null, year: null, media: [{ alt: "Second", width: 640 }] });
    expect(piece.url.endsWith(`/${one.handle}/portfolio/${piece.id}`)).toBe(true);
    expect(await unused(piece.media[0]?.id ?? "")).toBeNull();
    const entries = await database().select().from(auditLog).where(eq(auditLog.ownerId, one.profileId));
    expect(entries.map(({ action }) => action)).toContain("portfolio.piece_added");
  });

  it("changes what is sent; a picture that it no longer shows waits for its end", async () => {
    const one = await creator();
    const piece = await add(one, "Poster");
    const picture = await makePicture(one.userId);
    const changed = await updatePiece(one.ctx, piece.id, {
      year: 2024,
      category: "design-creative",
      media: [{ media_id: picture.id }],
    });
    expect(changed).toMatchObject({ title: "Poster", year: 2024, category: "design-creative", link: null });
    expect(changed.media.map(({ id }) => id)).toEqual([picture.id]);
    expect(await unused(piece.media[0]?.id ?? "")).toEqual(one.ctx.now);
    expect((await getOwnPiece(one.ctx, piece.id)).piece).toEqual(changed);
  });

  it("is not changed by a form that shows it as it was before", async () => {
    const one = await creator();
    const { id } = await add(one, "Poster");
    const { version } = await getOwnPiece(one.ctx, id);
    const later = { ...one.ctx, now: new Date("2026-11-22T09:01:00Z") };
    expect((await updatePiece(later, id, { year: 2024 }, version)).year).toBe(2024);
    await expect(updatePiece(later, id, { title: "Sheet" }, version)).rejects.toMatchObject({ code: "conflict" });
    const { piece, version: next } = await getOwnPiece(one.ctx, id);
    expect(piece).toMatchObject({ title: "Poster", year: 2024 });
    expect((await updatePiece(later, id, { title: "Sheet" }, next)).title).toBe("Sheet");
  });

  it("moves to a place, and in the order of a whole list", async () => {
    const one = await creator();
    const pieces = [await add(one, "A"), await add(one, "B"), await add(one, "C")];
    await updatePiece(one.ctx, pieces[2]?.id ?? "", { position: 0 });
    expect(await titles(one)).toEqual(["C", "A", "B"]);
    await updatePiece(one.ctx, pieces[2]?.id ?? "", { position: 20 });
    expect(await titles(one)).toEqual(["A", "B", "C"]);
    await reorderPieces(
      one.ctx,
      [1, 2, 0].map((n) => pieces[n]?.id ?? ""),
    );
    expect(await titles(one)).toEqual(["B", "C", "A"]);
    await expect(reorderPieces(one.ctx, [pieces[0]?.id ?? ""])).rejects.toMatchObject({ code: "conflict" });
  });

  it("goes with its uses, once", async () => {
    const one = await creator();
    const piece = await add(one, "Gone");
    expect((await deletePiece(one.ctx, piece.id)).title).toBe("Gone");
    expect(await database().$count(mediaUses, eq(mediaUses.subjectId, piece.id))).toBe(0);
    expect(await titles(one)).toEqual([]);
    await expect(deletePiece(one.ctx, piece.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is its creator's alone", async () => {
    const [one, other] = [await creator(), await creator()];
    const piece = await add(one, "Mine");
    await expect(updatePiece(other.ctx, piece.id, { title: "Theirs" })).rejects.toMatchObject({ code: "not_found" });
    await expect(deletePiece(other.ctx, piece.id)).rejects.toMatchObject({ code: "not_found" });
    const theirs = { title: "Stolen", media: [{ media_id: piece.media[0]?.id ?? "" }] };
    await expect(createPiece(other.ctx, NewPortfolioPiece.parse(theirs))).rejects.toMatchObject({
      code: "validation_error",
    });
    expect(await titles(other)).toEqual([]);
  });

  it("is refused in a category that there is not, and past the most that there can be", async () => {
    const one = await creator();
    const piece = await add(one, "Odd");
    await expect(updatePiece(one.ctx, piece.id, { category: "nowhere" })).rejects.toMatchObject({
      code: "validation_error",
    });
    for (let n = 1; n < MAX_PIECES; n++) await makePiece(one.profileId, { position: n });
    await expect(add(one, "One too many")).rejects.toMatchObject({ code: "conflict" });
  });

  it("is never one too many, however many are added at once", async () => {
    const one = await creator();
    for (let n = 1; n < MAX_PIECES; n++) await makePiece(one.profileId, { position: n });
    const told = await Promise.allSettled(["A", "B", "C"].map((title) => add(one, title)));
    expect(told.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
  });
});
