import { eq, type SQL, sql } from "drizzle-orm";
import { auditLog, users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { HAS_SECOND_FACTOR } from "@/lib/domain/platform/access/operator";
import { recordAudit } from "@/lib/domain/platform/audit/record";

/** `since` is null where the role was not given by `setOperator`. */
export type Operator = { user_id: string; email: string; name: string; since: string | null; second_factor: boolean };

/** When the role was last given, of a row of `users`: who has it keeps it since. */
const SINCE = sql`(select max(${auditLog.at}) from ${auditLog} where ${auditLog.ownerId} is null
  and ${auditLog.targetId} = ${users.id} and ${auditLog.action} = 'user.role_changed')`;

/**
 * Gives the account of an address the operator role, or takes it back, from its next request on. For the command line alone. Throws
 * `not_found`, and `conflict` instead of giving it to an account that is suspended, or whose address nobody has proved: that may be anybody's.
 */
export async function setOperator(ctx: Context, email: string, on: boolean): Promise<Operator & { operator: boolean }> {
  const id = await transaction(ctx, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for("no key update");
    if (!user) throw new DomainError("not_found", `No account has the address ${email}.`);
    if (on && !user.emailVerifiedAt)
      throw conflict(
        `Nobody has proved that ${user.email} is theirs. Its owner opens the link in the mail of the sign-up first.`,
      );
    if (on && user.suspendedAt) throw conflict(`The account of ${user.email} is suspended.`);
    const role = on ? "operator" : "member";
    if (user.role !== role) {
      await tx.update(users).set({ role, updatedAt: ctx.now }).where(eq(users.id, user.id));
      const target = { type: "user", id: user.id };
      await recordAudit(tx, ctx, null, "user.role_changed", target, { from: user.role, to: role });
    }
    return user.id;
  });
  const [found] = await operatorsWhere(ctx, eq(users.id, id));
  if (!found) throw notFound("The account");
  return { ...found, operator: on };
}

/** Every account with the operator role, by address. */
export async function listOperators(ctx: Context): Promise<Operator[]> {
  return operatorsWhere(ctx, eq(users.role, "operator"));
}

async function operatorsWhere({ db }: Context, where: SQL): Promise<Operator[]> {
  return db
    .select({
      user_id: users.id,
      email: users.email,
      name: users.name,
      since: sql<Date | null>`${SINCE}`.mapWith(auditLog.at),
      second_factor: sql<boolean>`${HAS_SECOND_FACTOR}`,
    })
    .from(users)
    .where(where)
    .orderBy(users.email)
    .then((rows) => rows.map((row) => ({ ...row, since: row.since?.toISOString() ?? null })));
}
