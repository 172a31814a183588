import { and, eq, isNull } from "drizzle-orm";
import { statementIn, type Transaction } from "@/db/client";
import { profiles } from "@/db/schema";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { ProfilePatch } from "@/lib/contracts/people/profile";
import { eachOnce } from "@/lib/contracts/values/each-once";
import type { Context } from "@/lib/core/context";
import { conflict, invalidField, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { indexProfiles } from "@/lib/domain/people/listing/index-profiles";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { judgePublic } from "@/lib/domain/platform/safety/spam/judge";
import { findCategory, NO_CATEGORY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { placeKeys } from "@/lib/domain/platform/understand/reading/places";
import { TAGS_VERSION, tagsOfProfile } from "@/lib/domain/platform/understand/tagging/tags";
import { changeHandle } from "./change-handle";
import { showProfilePictures } from "./pictures";
import { OWN_SNAPSHOT } from "./snapshot";
import { viewProfile } from "./view";

/**
 * Changes what `patch` names of the acting creator's profile, and its search row with it; an empty patch changes nothing. Throws
 * `validation_error` for an unknown category, a reserved handle, and for a picture that is not the acting account's, `conflict` for a handle that
 * another page has or had, and past `HANDLE_CHANGES`.
 */
export async function editProfile(ctx: Context, patch: ProfilePatch): Promise<ProfileView> {
  const profileId = requireProfile(ctx);
  const unknown = (patch.categories ?? []).findIndex((slug) => !findCategory(slug));
  if (unknown !== -1) throw invalidField(`categories.${unknown}`, NO_CATEGORY);
  return transaction(ctx, async (tx, within) => {
    const fields = Object.keys(patch);
    if (fields.length > 0) {
      // two changes at once wait for one another before either looks at what the profile shows
      const [known] = await tx.select().from(profiles).where(eq(profiles.id, profileId)).for("no key update");
      if (!known) throw notFound("The profile");
      const pictures = await showProfilePictures(tx, within, profileId, patch);
      if (patch.handle) await changeHandle(tx, ctx, known, patch.handle);
      const written = columns(patch);
      const changes = { ...written, ...tagsOf(known, written), ...pictures, updatedAt: ctx.now };
      await tx.update(profiles).set(changes).where(eq(profiles.id, profileId));
      await judgeProfile(tx, within, { ...known, handle: patch.handle?.toLowerCase() ?? known.handle, ...written });
      await indexProfiles(tx, [profileId]);
      await recordAudit(tx, ctx, profileId, "profile.updated", { type: "profile", id: profileId }, { fields });
    }
    const [row] = await statementIn(tx, OWN_SNAPSHOT, [profileId]);
    if (!row) throw notFound("The profile");
    return viewProfile(row, ctx.now);
  });
}

type Row = typeof profiles.$inferSelect;

/** Looks at the words of the profile as they are from now on. Throws `validation_error`. */
function judgeProfile(tx: Transaction, ctx: Context, profile: Pick<Row, "id" | "userId" | "handle"> & Columns) {
  const { id, userId, handle, displayName, tagline, bio, location, skills } = profile;
  const title = `${displayName} (@${handle})`;
  const subject = { subjectKind: "profile", subjectId: id, userId, profileId: id, title } as const;
  return judgePublic(tx, ctx, { subject, parts: { display_name: displayName, tagline, bio, location, skills } });
}

type Columns = Partial<typeof profiles.$inferInsert>;

/** What searches compare the profile by, once `written` is in it. */
function tagsOf(known: typeof profiles.$inferSelect, written: Columns): Columns {
  const { tagline = known.tagline, skills = known.skills, categories = known.categories } = written;
  const location = written.location === undefined ? known.location : written.location;
  const subcategories = tagsOfProfile({ tagline, skills, categories });
  return { subcategories, places: placeKeys(location), tagsVersion: TAGS_VERSION };
}

/** The columns that change; what is undefined stays. */
function columns(patch: ProfilePatch): Columns {
  return {
    displayName: patch.display_name,
    tagline: patch.tagline,
    bio: patch.bio,
    location: patch.location,
    languages: patch.languages?.map((language) => language.toLowerCase()),
    skills: patch.skills && eachOnce(patch.skills),
    categories: patch.categories,
    links: patch.links,
  };
}

/** Turns agent discovery on or off: in effect for every search and order from the commit on. Throws `conflict` while suspended. */
export async function setDiscoverable(ctx: Context, discoverable: boolean): Promise<{ mcp_discoverable: boolean }> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    const [changed] = await tx
      .update(profiles)
      .set({ mcpDiscoverable: discoverable, updatedAt: ctx.now })
      .where(and(eq(profiles.id, profileId), isNull(profiles.suspendedAt)))
      .returning({ id: profiles.id });
    if (!changed) throw conflict("This account is suspended: nobody can find it until that is lifted.");
    await indexProfiles(tx, [profileId]);
    await recordAudit(
      tx,
      ctx,
      profileId,
      "profile.discoverability_changed",
      { type: "profile", id: profileId },
      { discoverable },
    );
    return { mcp_discoverable: discoverable };
  });
}
