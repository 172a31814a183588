import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { orderFiles } from "@/db/schema";
import { invalidField } from "@/lib/core/errors";

/** How many files one delivery may have. */
export const MAX_FILES = 10;

/**
 * Makes uploaded files part of a delivery, in its transaction. Throws `validation_error` when one of them is another order's, was
 * sent already, or is not there.
 */
export async function claimFiles(
  tx: Transaction,
  orderId: string,
  number: number,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  if (wanted.length > MAX_FILES) throw invalidField("file_ids", `must be at most ${MAX_FILES} files`);
  const claimed = await tx
    .update(orderFiles)
    .set({ number })
    .where(and(inArray(orderFiles.id, wanted), eq(orderFiles.orderId, orderId), isNull(orderFiles.number)))
    .returning({ id: orderFiles.id });
  if (claimed.length !== wanted.length) throw invalidField("file_ids", "name a file that is not there. Add it again");
}
