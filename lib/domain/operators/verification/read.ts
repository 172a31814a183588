import { eq } from "drizzle-orm";
import { profiles, users, verificationRequests } from "@/db/schema";
import type { FileView } from "@/lib/contracts/trade/files";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { inLive } from "@/lib/domain/contact/verification/request";
import { requireOperator } from "@/lib/domain/operators/access";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { filesOf, openFile } from "@/lib/domain/trade/files/read";
import { viewFile } from "@/lib/domain/trade/files/view";

export type VerificationCase = {
  id: string;
  status: (typeof verificationRequests.$inferSelect)["status"];
  legal_name: string;
  note: string;
  reason: string | null;
  created_at: string;
  account: { id: string; email: string; name: string };
  page: { handle: string; name: string; location: string | null };
  /** There while it is open. */
  files: FileView[];
};

/** A request to be verified, with its documents, for operators. Throws `not_found`. */
export async function readVerificationCase(ctx: Context, id: string): Promise<VerificationCase> {
  await requireOperator(ctx);
  const [[row], files] = await Promise.all([
    ctx.db
      .select({ request: verificationRequests, user: users, page: profiles })
      .from(verificationRequests)
      .innerJoin(users, eq(users.id, verificationRequests.userId))
      .innerJoin(profiles, eq(profiles.id, verificationRequests.profileId))
      .where(eq(verificationRequests.id, id)),
    filesOf("verification", [id], ctx.db),
  ]);
  if (!row) throw notFound("The request");
  const { request, user, page } = row;
  return {
    id,
    status: request.status,
    legal_name: request.legalName,
    note: request.note,
    reason: request.reason,
    created_at: request.createdAt.toISOString(),
    account: { id: user.id, email: user.email, name: user.name },
    page: { handle: page.handle, name: page.displayName, location: page.location },
    files: files.map(viewFile),
  };
}

/** A document of an open request, for operators alone. It stands in its creator's log who opened which. Throws `not_found`. */
export async function openProof(
  ctx: Context,
  requestId: string,
  fileId: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  await requireOperator(ctx);
  const file = await openFile(inLive(ctx), fileId, async ({ kind, id }) => {
    if (kind !== "verification" || id !== requestId) throw notFound("The file");
  });
  await transaction(inLive(ctx), async (tx, within) => {
    const [request] = await tx
      .select({ profileId: verificationRequests.profileId })
      .from(verificationRequests)
      .where(eq(verificationRequests.id, requestId));
    if (!request) throw notFound("The request");
    const target = { type: "verification", id: requestId };
    await recordAudit(tx, within, request.profileId, "verification.document_opened", target, { file: fileId });
  });
  return file;
}
