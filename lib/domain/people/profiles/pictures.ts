import { eq, sql } from "drizzle-orm";
import { prepared, type Transaction } from "@/db/client";
import { type Picture, profiles } from "@/db/schema";
import type { ProfilePatch } from "@/lib/contracts/people/profile";
import type { MediaView } from "@/lib/contracts/values/media";
import type { Context } from "@/lib/core/context";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { showPictures } from "@/lib/domain/platform/media/show";
import { viewMedia } from "@/lib/domain/platform/media/view";

/** Makes the pictures that a patch names those of the profile, in its transaction. Answers the columns that change. */
export async function showProfilePictures(
  tx: Transaction,
  ctx: Context,
  profileId: string,
  patch: Pick<ProfilePatch, "avatar" | "cover">,
): Promise<{ avatar?: Picture | null; avatarUrl?: null; cover?: Picture | null }> {
  const shown = async (kind: "avatar" | "cover") => {
    const choice = patch[kind];
    const [picture] = await showPictures(
      tx,
      ctx,
      { kind, id: profileId },
      choice ? [choice] : [],
      () => `${kind}.media_id`,
    );
    return picture ?? null;
  };
  return {
    // a picture elsewhere, from before there was one here, goes too
    ...(patch.avatar === undefined ? {} : { avatar: await shown("avatar"), avatarUrl: null }),
    ...(patch.cover === undefined ? {} : { cover: await shown("cover") }),
  };
}

const ownPictures = prepared("own_pictures", (db) =>
  db
    .select({ avatar: profiles.avatar, cover: profiles.cover })
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder("id"))),
);

/** The pictures of the acting creator's profile, as the settings change them. */
export async function readProfilePictures(
  ctx: Context,
): Promise<{ avatar: MediaView | null; cover: MediaView | null }> {
  const [row] = await ownPictures().execute({ id: requireProfile(ctx) });
  return { avatar: row?.avatar ? viewMedia(row.avatar) : null, cover: row?.cover ? viewMedia(row.cover) : null };
}
