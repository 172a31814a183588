import { eq } from "drizzle-orm";
import {
  agentIntents,
  agentRuns,
  agents,
  auditLog,
  events,
  profiles,
  requestHours,
  requestLogs,
  usageMonths,
  users,
} from "@/db/schema";
import type { BecomeCreator } from "@/lib/contracts/people/accounts";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { createProfile } from "./create";

/**
 * Gives the signed-in user a creator's profile. Throws `conflict` when they have one or the handle is taken, `validation_error` for a
 * reserved handle. What the account had before (events, logs, counts, agents) is its page's from then on. The user's row is locked, so that a double click makes one profile and one clear refusal.
 */
export async function becomeCreator(
  ctx: Context,
  input: BecomeCreator,
): Promise<{ profileId: string; handle: string }> {
  const { actor } = ctx;
  if (actor.kind !== "user") throw new DomainError("unauthorized", "Sign in to become a creator.");
  return transaction(ctx, async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for("no key update");
    if (!user) throw notFound("The account");
    const [known] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, user.id));
    if (known) throw conflict("This account already has a creator's profile.");
    const profileId = await createProfile(tx, ctx, {
      userId: user.id,
      handle: input.handle,
      displayName: input.display_name,
    });
    // what was kept under the account so far; few rows, but for the log of who called a lot in its 30 days
    const kept = [events, auditLog, usageMonths, requestHours, requestLogs, agents, agentRuns, agentIntents];
    for (const table of kept) {
      await tx.update(table).set({ ownerId: profileId }).where(eq(table.ownerId, user.id));
    }
    return { profileId, handle: input.handle.toLowerCase() };
  });
}
