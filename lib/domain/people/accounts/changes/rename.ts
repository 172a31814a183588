import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { requirePerson } from "../person";

/** Changes the acting person's own name. What they wrote keeps the name it was written under. Throws `unauthorized`. */
export async function renameAccount(ctx: Context, { name }: { name: string }): Promise<void> {
  const person = requirePerson(ctx);
  await transaction(ctx, async (tx) => {
    await tx.update(users).set({ name, updatedAt: ctx.now }).where(eq(users.id, person.userId));
    await recordAudit(tx, ctx, ownerIdOf(person), "user.renamed", { type: "user", id: person.userId });
  });
}
