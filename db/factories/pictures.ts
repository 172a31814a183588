import { randomBytes } from "node:crypto";
import { newId } from "@/lib/core/values/ids";
import { database } from "../client";
import * as schema from "../schema";

/** Pictures and what shows them, without their files. */

/** An uploaded picture that nothing shows yet. */
export async function makePicture(userId: string, alt = "A blue wall"): Promise<schema.Picture> {
  const picture = {
    id: newId("med"),
    hash: randomBytes(16).toString("hex"),
    width: 640,
    height: 480,
    alt,
    placeholder: "data:image/webp;base64,AAAA",
    widths: [96, 320, 640],
  };
  await database()
    .insert(schema.media)
    .values({ ...picture, userId, unusedSince: new Date() });
  return picture;
}

/** A piece of a portfolio, first among equals unless `position` says otherwise; its picture is nobody's. */
export async function makePiece(
  profileId: string,
  parts: Partial<typeof schema.portfolioPieces.$inferInsert> = {},
): Promise<{ id: string }> {
  const id = parts.id ?? newId("piece");
  const picture = { id: newId("med"), hash: "0".repeat(32), width: 640, height: 480, alt: "", placeholder: "" };
  const media = [{ ...picture, widths: [96, 320, 640] }];
  await database()
    .insert(schema.portfolioPieces)
    .values({ title: "Ferry terminal", media, ...parts, id, profileId });
  return { id };
}
