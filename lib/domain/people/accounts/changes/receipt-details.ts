import { eq } from "drizzle-orm";
import { receiptDetails } from "@/db/schema";
import type { ReceiptDetails } from "@/lib/contracts/people/account-settings";
import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/core/transaction";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { requirePerson } from "../person";

/** How the acting person is named on receipts; empty texts where they never said. Throws `unauthorized`. */
export async function readReceiptDetails(ctx: Context): Promise<ReceiptDetails> {
  const mine = eq(receiptDetails.userId, requirePerson(ctx).userId);
  const [row] = await ctx.db.select().from(receiptDetails).where(mine);
  return { legal_name: row?.legalName ?? "", address: row?.address ?? "", tax_id: row?.taxId ?? "" };
}

/** Changes that, on receipts of before too. Throws `unauthorized`. */
export async function saveReceiptDetails(ctx: Context, input: ReceiptDetails): Promise<void> {
  const person = requirePerson(ctx);
  const { legal_name: legalName, address, tax_id: taxId } = input;
  const set = { legalName, address, taxId, updatedAt: ctx.now };
  await transaction(ctx, async (tx) => {
    await tx
      .insert(receiptDetails)
      .values({ userId: person.userId, ...set })
      .onConflictDoUpdate({ target: receiptDetails.userId, set });
    await recordAudit(tx, ctx, ownerIdOf(person), "user.receipt_details_changed", { type: "user", id: person.userId });
  });
}
