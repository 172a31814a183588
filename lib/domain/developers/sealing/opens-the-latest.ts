import { desc, isNotNull, isNull } from "drizzle-orm";
import { mails, oauthKeys } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { openSealed } from "@/lib/core/seal";
import { OAUTH_KEY } from "@/lib/domain/developers/oauth/keys";
import { MAIL_BODY } from "@/lib/domain/platform/mail/body";

/**
 * Whether this process has the secret of the service that writes to the database: it opens the key that signs access tokens, or the
 * latest mail. True as well where there is neither. What is older may have been sealed under a secret that is lost.
 */
export async function opensTheLatest(ctx: Context): Promise<boolean> {
  const [key] = await ctx.db
    .select({ sealed: oauthKeys.sealedPrivateJwk })
    .from(oauthKeys)
    .where(isNull(oauthKeys.retiredAt));
  const [mail] = await ctx.db
    .select({ sealed: mails.sealedBody })
    .from(mails)
    .where(isNotNull(mails.sealedBody))
    .orderBy(desc(mails.id))
    .limit(1);
  const opened = [key && openSealed(key.sealed, OAUTH_KEY), mail?.sealed && openSealed(mail.sealed, MAIL_BODY)];
  return (!key && !mail) || opened.some(Boolean);
}
