import { and, desc, eq } from "drizzle-orm";
import { profiles, verificationRequests } from "@/db/schema";
import { MAX_PROOFS } from "@/lib/contracts/agents/form-limits";
import type { AskVerification, VerificationView } from "@/lib/contracts/people/verification";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { requireAccount, requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { claimFiles, dropFiles, ofSubject } from "@/lib/domain/trade/files/claim";
import { withdrawFile } from "@/lib/domain/trade/files/waiting";

const REQUEST = verificationRequests;

/** Who somebody is, is the same in test mode: its files are kept as live ones. */
export const inLive = (ctx: Context): Context => ({ ...ctx, livemode: true });

/** How it stands with the acting creator's verification. Throws `forbidden` without a creator's page. */
export async function readVerification(ctx: Context): Promise<VerificationView> {
  const profileId = requireProfile(ctx);
  const [row] = await ctx.db
    .select({ verified: profiles.verified, request: REQUEST })
    .from(profiles)
    .leftJoin(REQUEST, eq(REQUEST.profileId, profiles.id))
    .where(eq(profiles.id, profileId))
    .orderBy(desc(REQUEST.id))
    .limit(1);
  if (!row) throw notFound("The creator");
  const { verified, request } = row;
  return {
    verified,
    request: request && {
      id: request.id,
      status: request.status,
      reason: request.reason,
      created_at: request.createdAt.toISOString(),
      decided_at: request.decidedAt?.toISOString() ?? null,
    },
  };
}

/**
 * The acting creator asks operators to check who they are. Files are the account's uploads. Throws `conflict` for a creator who is
 * verified or whose request is open, `validation_error` for a file that is not there.
 */
export async function askVerification(asked: Context, input: AskVerification): Promise<{ id: string }> {
  const ctx = inLive(asked);
  const [profileId, { userId }] = [requireProfile(ctx), requireAccount(ctx)];
  return transaction(ctx, async (tx, within) => {
    const [page] = await tx
      .select({ verified: profiles.verified })
      .from(profiles)
      .where(eq(profiles.id, profileId))
      .for("no key update");
    if (!page) throw notFound("The creator");
    if (page.verified) throw conflict("You are verified already.");
    const id = newId("vrf", ctx.now.getTime());
    const [made] = await tx
      .insert(REQUEST)
      .values({ id, userId, profileId, legalName: input.legal_name, note: input.note, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: REQUEST.id });
    if (!made) throw conflict("Your request is with the operators already.");
    await claimFiles(tx, within, input.file_ids.slice(0, MAX_PROOFS), { kind: "verification", id });
    await recordAudit(tx, within, profileId, "verification.requested", { type: "verification", id });
    return { id };
  });
}

/** Takes a document back that no request has taken. Throws `not_found`. */
export function withdrawProof(ctx: Context, fileId: string): Promise<void> {
  return withdrawFile(inLive(ctx), fileId);
}

/** The acting creator takes a request back that nobody has decided; its documents are let go of. Throws `conflict`. */
export async function withdrawVerification(asked: Context, { id }: { id: string }): Promise<{ id: string }> {
  const ctx = inLive(asked);
  const profileId = requireProfile(ctx);
  return transaction(ctx, async (tx, within) => {
    const [gone] = await tx
      .update(REQUEST)
      .set({ status: "WITHDRAWN", decidedAt: ctx.now })
      .where(and(eq(REQUEST.id, id), eq(REQUEST.profileId, profileId), eq(REQUEST.status, "OPEN")))
      .returning({ id: REQUEST.id });
    if (!gone) throw conflict("Your request is not open any more. Look at the page again.");
    await dropFiles(tx, ofSubject({ kind: "verification", id }));
    await recordAudit(tx, within, profileId, "verification.withdrawn", { type: "verification", id });
    return gone;
  });
}
