import { and, eq } from "drizzle-orm";
import { savedSearches } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { openSealed, seal } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";

const PURPOSE = "saved-search-mails";

/** The page where anyone who reads a mail stops these mails without signing in. The token does nothing else. */
export function stopMailsPath(userId: string): string {
  return `/saved/searches/stop?token=${seal(userId, PURPOSE).toString("base64url")}`;
}

/** Turns the mails of all saved searches of an account off, by the token of a mail. The searches stay. Throws `not_found`. */
export async function stopSearchMails(ctx: Context, token: string): Promise<{ stopped: number }> {
  const userId = openSealed(Buffer.from(token, "base64url"), PURPOSE)?.text;
  if (!userId) throw notFound("What this link was for");
  return transaction(ctx, async (tx, within) => {
    const stopped = await tx
      .update(savedSearches)
      .set({ mail: false })
      .where(and(eq(savedSearches.userId, userId), eq(savedSearches.mail, true)))
      .returning({ id: savedSearches.id });
    if (stopped.length > 0)
      await recordAudit(tx, within, userId, "saved_search.mails_stopped", { type: "user", id: userId });
    return { stopped: stopped.length };
  });
}
