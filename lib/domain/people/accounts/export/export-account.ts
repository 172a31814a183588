import { eq } from "drizzle-orm";
import { profiles, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { refuseBlocked } from "@/lib/domain/platform/access/attempts";
import { count } from "@/lib/domain/platform/access/counters";
import { requireFresh } from "@/lib/domain/platform/access/step-up";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { accountExported } from "../mails/account-exported";
import { requirePerson } from "../person";
import { exportParts } from "./parts";
import { zipStream } from "./zip";

const A_DAY = { limit: 5, windowSeconds: 86_400 };

/** Whether the acting person may have the archive now: throws what `exportAccount` would. */
export async function mayExport(ctx: Context): Promise<void> {
  requirePerson(ctx);
  await requireFresh(ctx);
}

/**
 * Everything that is the acting account's, as a ZIP of JSON and files, made while it is read. Five a day; a mail tells. Throws
 * `step_up_required`, `rate_limit_exceeded`.
 */
export async function exportAccount(ctx: Context): Promise<ReadableStream<Uint8Array>> {
  const { userId } = requirePerson(ctx);
  await requireFresh(ctx);
  refuseBlocked(await count([{ key: `export:${userId}`, ...A_DAY }], ctx.now), "You had five archives today.");
  const [found] = await ctx.db
    .select({ user: users, profileId: profiles.id })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!found) throw notFound("The account");
  const { user, profileId } = found;
  await transaction(ctx, async (tx) => {
    await recordAudit(tx, ctx, profileId ?? userId, "account.exported", { type: "user", id: userId });
    await queueMail(tx, ctx, user.email, accountExported({ name: user.name }));
  });
  const email = user.emailVerifiedAt ? user.email : "";
  return zipStream(exportParts(ctx, { userId, profileId: profileId ?? "", email }));
}
