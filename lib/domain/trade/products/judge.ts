import { eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { productAddons, productPackages, type products } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { judgePublic } from "@/lib/domain/platform/safety/spam/judge";

type Shown = Pick<
  typeof products.$inferInsert,
  "id" | "profileId" | "name" | "summary" | "description" | "requirements"
> & { handle: string; userId: string };

/** Looks at the words of a product that is on sale from now on, or changed, as the transaction has written it. Throws `validation_error`. */
export async function judgeProduct(tx: Transaction, ctx: Context, product: Shown): Promise<void> {
  const { id, profileId, userId, handle, name, summary, description, requirements = [] } = product;
  const [packages, addons] = await Promise.all([
    tx.select().from(productPackages).where(eq(productPackages.productId, id)).orderBy(productPackages.position),
    tx.select().from(productAddons).where(eq(productAddons.productId, id)).orderBy(productAddons.position),
  ]);
  const subject = {
    subjectKind: "product",
    subjectId: id,
    userId,
    profileId,
    title: `${name}, of @${handle}`,
  } as const;
  const parts = {
    name,
    summary,
    description,
    packages: packages.flatMap((one) => [one.name, one.description, ...one.features]),
    addons: addons.flatMap((one) => [one.name, one.description]),
    requirements: requirements.flatMap((one) => [one.label, one.help, ...one.options]),
  };
  await judgePublic(tx, ctx, { subject, parts });
}
