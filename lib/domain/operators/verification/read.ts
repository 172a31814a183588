import { eq } from "drizzle-orm";
import { profiles, users, verificationRequests } from "@/db/schema";
import type { FileView } from "@/lib/contracts/trade/files";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { inLive } from "@/lib/domain/contact/verification/request";
import { requireOperator } from "@/lib/domain/operators/access";
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

/** A document of an open request, for operators alone. Throws `not_found`. */
export async function openProof(
  ctx: Context,
  requestId: string,
  fileId: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  await requireOperator(ctx);
  return openFile(inLive(ctx), fileId, async ({ kind, id }) => {
    if (kind !== "verification" || id !== requestId) throw notFound("The file");
  });
}
