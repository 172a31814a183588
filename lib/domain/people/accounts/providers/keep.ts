import type { Transaction } from "@/db/client";
import { identities } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict } from "@/lib/core/errors";
import { ownerIdOfAccount } from "@/lib/domain/people/profiles/owner";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { identityLinked } from "../mails/identities";
import { providerName, type Told } from "./told";

/** Notes who an account is at a provider, and tells by mail. Throws `conflict` where either of the two is linked already. */
export async function keepIdentity(
  tx: Transaction,
  ctx: Context,
  { id: userId, email, name }: { id: string; email: string; name: string },
  { provider, subject, label }: Told,
  mail = true,
): Promise<void> {
  const [kept] = await tx
    .insert(identities)
    .values({ provider, subject, userId, label, createdAt: ctx.now, lastUsedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  if (!kept) throw conflict(`Either this ${providerName(provider)} account or yours here is linked already.`);
  await recordAudit(
    tx,
    ctx,
    await ownerIdOfAccount(tx, userId),
    "identity.linked",
    { type: "user", id: userId },
    { provider },
  );
  if (mail) await queueMail(tx, ctx, email, identityLinked({ name, provider: providerName(provider), label }));
}
