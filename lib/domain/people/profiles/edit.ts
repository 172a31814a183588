import { eq } from "drizzle-orm";
import { profiles } from "@/db/schema";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { EditProfile } from "@/lib/contracts/people/accounts";
import type { Context } from "@/lib/core/context";
import { invalidField, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { indexProfiles } from "@/lib/domain/people/listing/index-profiles";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { findCategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { getProfile } from "./read";

/** Changes the acting creator's profile and its search row together. Throws `validation_error` for an unknown category. */
export async function editProfile(ctx: Context, input: EditProfile): Promise<ProfileView> {
  const profileId = requireProfile(ctx);
  const unknown = input.categories.findIndex((slug) => !findCategory(slug));
  if (unknown !== -1) throw invalidField(`categories.${unknown}`, "is not a category");
  const handle = await transaction(ctx, async (tx) => {
    const [row] = await tx
      .update(profiles)
      .set({
        displayName: input.display_name,
        tagline: input.tagline,
        bio: input.bio,
        location: input.location,
        languages: input.languages.map((l) => l.toLowerCase()),
        skills: input.skills,
        categories: input.categories,
        updatedAt: ctx.now,
      })
      .where(eq(profiles.id, profileId))
      .returning({ handle: profiles.handle });
    if (!row) throw notFound("The profile");
    await indexProfiles(tx, [profileId]);
    await recordAudit(tx, ctx, profileId, "profile.updated", { type: "profile", id: profileId });
    return row.handle;
  });
  return getProfile(ctx, handle);
}

/** Turns agent discovery on or off: in effect for every search and order from the commit on. */
export async function setDiscoverable(ctx: Context, discoverable: boolean): Promise<{ mcp_discoverable: boolean }> {
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx) => {
    await tx
      .update(profiles)
      .set({ mcpDiscoverable: discoverable, updatedAt: ctx.now })
      .where(eq(profiles.id, profileId));
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
