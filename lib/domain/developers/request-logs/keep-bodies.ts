import { and, desc, eq, gte, inArray, lt, ne } from "drizzle-orm";
import { requestBodies, requestLogs, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { KEPT_DAYS, keptFrom } from "@/lib/domain/platform/partitions/partitioned";

const BATCH = 5_000;
const BATCHES = 40;

/** Whether the acting account's log keeps bodies. */
export async function keepsBodies(ctx: Context): Promise<boolean> {
  const { userId } = requireAccount(ctx);
  const [row] = await ctx.db.select({ keeps: users.logsBodies }).from(users).where(eq(users.id, userId));
  if (!row) throw notFound("The account");
  return row.keeps;
}

/**
 * Says whether the log keeps bodies, in both modes. While it does not, what is still there is shown to nobody, and it is deleted: the newest
 * 200,000 at once, of an account with more the rest within the 7 days. Only the signed-in person can: what is recorded of a key is not
 * its own business. Throws `unauthorized`.
 */
export async function keepBodies(ctx: Context, keep: boolean): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== "user") throw new DomainError("unauthorized", "Sign in to say what the log keeps.");
  const owner = ownerIdOf(actor);
  const changed = await transaction(ctx, async (tx) => {
    const rows = await tx
      .update(users)
      .set({ logsBodies: keep, updatedAt: ctx.now })
      .where(and(eq(users.id, actor.userId), ne(users.logsBodies, keep)))
      .returning({ id: users.id });
    if (rows.length === 0) return false;
    const action = keep ? "request_log.bodies_on" : "request_log.bodies_off";
    await recordAudit(tx, ctx, owner, action, { type: "account", id: actor.userId });
    return true;
  });
  if (changed && !keep) await forgetBodies(ctx, owner);
  return keep;
}

/** In small statements, the newest first: no lock is held for long. */
async function forgetBodies(ctx: Context, owner: string): Promise<void> {
  const oldest = keptFrom(ctx, "log", KEPT_DAYS.bodies);
  let before = "log_~";
  for (let batch = 0; batch < BATCHES; batch++) {
    const ids = ctx.db
      .select({ id: requestBodies.id })
      .from(requestLogs)
      .innerJoin(requestBodies, eq(requestBodies.id, requestLogs.id))
      .where(and(eq(requestLogs.ownerId, owner), gte(requestLogs.id, oldest), lt(requestLogs.id, before)))
      .orderBy(desc(requestLogs.id))
      .limit(BATCH);
    const gone = await ctx.db
      .delete(requestBodies)
      .where(inArray(requestBodies.id, ids))
      .returning({ id: requestBodies.id });
    if (gone.length < BATCH) return;
    before = gone.map(({ id }) => id).sort()[0] ?? before;
  }
}
