import { and, asc, eq } from "drizzle-orm";
import { passkeys, users } from "@/db/schema";
import type { PasskeyView } from "@/lib/contracts/people/passkeys";
import type { Context } from "@/lib/core/context";
import { conflict, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { requireFresh } from "@/lib/domain/platform/access/step-up";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { passkeyRemoved } from "../mails/passkeys";
import { requirePerson } from "../person";
import { countWays } from "../sessions/ways";

/** The acting person's passkeys, the oldest first. Throws `unauthorized`. */
export async function listPasskeys(ctx: Context): Promise<PasskeyView[]> {
  const { userId } = requirePerson(ctx);
  const rows = await ctx.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return rows.map(({ id, name, synced, createdAt, lastUsedAt }) => ({
    id,
    name,
    synced,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Calls a passkey something else. Throws `unauthorized`, `not_found`. */
export async function renamePasskey(ctx: Context, { id, name }: { id: string; name: string }): Promise<void> {
  const person = requirePerson(ctx);
  await transaction(ctx, async (tx) => {
    const renamed = await tx
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, person.userId)))
      .returning({ id: passkeys.id });
    if (renamed.length === 0) throw notFound("This passkey");
    const target = { type: "user", id: person.userId };
    await recordAudit(tx, ctx, ownerIdOf(person), "passkey.renamed", target, { name });
  });
}

/** Takes a passkey away, and tells by mail. The last way to sign in stays. Throws `step_up_required`, `not_found`, `conflict`. */
export async function removePasskey(ctx: Context, { id }: { id: string }): Promise<void> {
  const person = requirePerson(ctx);
  const { userId } = person;
  await requireFresh(ctx);
  await transaction(ctx, async (tx) => {
    // the account's row is locked: of two last ways that are taken away at once, one stays
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    const [gone] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning({ name: passkeys.name });
    if (!gone || !user) throw notFound("This passkey");
    if ((await countWays(tx, user)) === 0)
      throw conflict("This passkey is your only way to sign in. Set a password or add another first.");
    await recordAudit(tx, ctx, ownerIdOf(person), "passkey.removed", { type: "user", id: userId }, { name: gone.name });
    await queueMail(tx, ctx, user.email, passkeyRemoved({ name: user.name, passkey: gone.name }));
  });
}
