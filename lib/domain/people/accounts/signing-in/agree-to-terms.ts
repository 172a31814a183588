import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import { TERMS_VERSION } from "@/lib/contracts/people/terms-version";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { requirePerson } from "../person";

/** Notes that the acting person agrees to the present terms. Throws `unauthorized`. */
export async function agreeToTerms(ctx: Context): Promise<void> {
  const person = requirePerson(ctx);
  await transaction(ctx, async (tx) => {
    const agreed = { termsVersion: TERMS_VERSION, termsAgreedAt: ctx.now, updatedAt: ctx.now };
    await tx.update(users).set(agreed).where(eq(users.id, person.userId));
    const target = { type: "user", id: person.userId };
    await recordAudit(tx, ctx, ownerIdOf(person), "user.terms_agreed", target, { version: TERMS_VERSION });
  });
}
