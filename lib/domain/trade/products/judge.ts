import type { Transaction } from "@/db/client";
import type { products } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { judgePublic } from "@/lib/domain/platform/safety/spam/judge";

type Shown = Pick<typeof products.$inferInsert, "id" | "profileId" | "name" | "summary" | "description"> & {
  handle: string;
  userId: string;
};

/** Looks at the words of a product that is on sale from now on, or changed. Throws `validation_error`. */
export function judgeProduct(tx: Transaction, ctx: Context, product: Shown): Promise<void> {
  const { id, profileId, userId, handle, name, summary, description } = product;
  const subject = {
    subjectKind: "product",
    subjectId: id,
    userId,
    profileId,
    title: `${name}, of @${handle}`,
  } as const;
  return judgePublic(tx, ctx, { subject, parts: { name, summary, description } });
}
