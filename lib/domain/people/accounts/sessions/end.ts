import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { sessions } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { requirePerson } from "../person";
import { liveOf, sessionRef } from "./list";

/** Signs out one browser of the acting person, from its next request on. Throws `unauthorized`, `not_found`. */
export async function endOneSession(ctx: Context, { id }: { id: string }): Promise<void> {
  const person = requirePerson(ctx);
  await transaction(ctx, async (tx) => {
    const live = await tx.select({ id: sessions.id }).from(sessions).where(liveOf(ctx, person.userId));
    const named = live.filter((session) => sessionRef(session.id) === id).map((session) => session.id);
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: ctx.now })
      .where(and(inArray(sessions.id, named), isNull(sessions.revokedAt)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw notFound("A signed-in browser like this");
    await recordAudit(tx, ctx, ownerIdOf(person), "session.ended", { type: "user", id: person.userId });
  });
}

/** Signs out every browser of the acting person but this one. Answers how many. Throws `unauthorized`. */
export async function endOtherSessions(ctx: Context): Promise<number> {
  const person = requirePerson(ctx);
  return transaction(ctx, async (tx) => {
    const count = await revokeSessions(tx, ctx, person.userId, person.sessionId);
    const target = { type: "user", id: person.userId };
    if (count > 0) await recordAudit(tx, ctx, ownerIdOf(person), "session.others_ended", target, { count });
    return count;
  });
}

/** Ends all sessions of an account, but for the one to keep. Answers how many. */
export async function revokeSessions(tx: Transaction, ctx: Context, userId: string, keep?: string): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: ctx.now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), keep ? ne(sessions.id, keep) : undefined))
    .returning({ id: sessions.id });
  return ended.length;
}
