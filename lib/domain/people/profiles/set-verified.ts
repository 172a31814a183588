import { eq } from "drizzle-orm";
import { profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { recordAudit } from "@/lib/domain/platform/audit/record";

/** Says whether the operator has checked who a creator is. Being an input of trust, it brings score and search row along. */
export async function setVerified(
  ctx: Context,
  profileId: string,
  verified: boolean,
  reason?: string,
): Promise<{ handle: string; verified: boolean }> {
  return transaction(ctx, async (tx) => {
    const [before] = await tx
      .select({ handle: profiles.handle, verified: profiles.verified })
      .from(profiles)
      .where(eq(profiles.id, profileId))
      .for("no key update");
    if (!before) throw notFound("The creator");
    if (before.verified !== verified) {
      await tx.update(profiles).set({ verified }).where(eq(profiles.id, profileId));
      await recomputeProfile(tx, profileId, ctx.now);
      const target = { type: "profile", id: profileId };
      await recordAudit(tx, ctx, profileId, "profile.verification_changed", target, { verified, reason });
    }
    return { handle: before.handle, verified };
  });
}
