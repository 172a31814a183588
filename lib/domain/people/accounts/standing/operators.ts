import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { recordAudit } from "@/lib/domain/platform/audit/record";

export type Operator = { user_id: string; email: string; name: string };

/**
 * Gives the account of an address the operator role, or takes it back, from its next request on. For the command line alone. Throws
 * `not_found`.
 */
export async function setOperator(ctx: Context, email: string, on: boolean): Promise<Operator & { operator: boolean }> {
  return transaction(ctx, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for("no key update");
    if (!user) throw new DomainError("not_found", `No account has the address ${email}.`);
    const role = on ? "operator" : "member";
    if (user.role !== role) {
      await tx.update(users).set({ role, updatedAt: ctx.now }).where(eq(users.id, user.id));
      const target = { type: "user", id: user.id };
      await recordAudit(tx, ctx, null, "user.role_changed", target, { from: user.role, to: role });
    }
    return { user_id: user.id, email: user.email, name: user.name, operator: on };
  });
}

/** Every account with the operator role, by address. */
export async function listOperators(ctx: Context): Promise<Operator[]> {
  return ctx.db
    .select({ user_id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(eq(users.role, "operator"))
    .orderBy(users.email);
}
