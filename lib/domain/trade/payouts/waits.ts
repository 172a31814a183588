import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { payoutWaits, products, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { creatorCanBePaid } from "./mails/creator-can-be-paid";

const PAID = and(eq(profiles.payoutsEnabled, true), isNotNull(profiles.processorAccountId));

const takesPayments = prepared("takes_payments", (db) =>
  db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, sql.placeholder("profileId")), PAID)),
);

/** Whether a creator can be paid: until then nothing of theirs is sold. */
export async function takesPaymentsNow(profileId: string): Promise<boolean> {
  return (await takesPayments().execute({ profileId })).length > 0;
}

/** So many wait for one creator at most. */
const MAX_WAITING = 5_000;

/**
 * Somebody wants to hear, once and by mail, that the creator of a product can be hired: the signed-in person at their own address,
 * a guest at the one they type. Throws `not_found`, `validation_error`, `conflict` (can be hired already).
 */
export async function waitForCreator(
  ctx: Context,
  { productId, email }: { productId: string; email?: string | undefined },
): Promise<{ email: string }> {
  const address = ctx.actor.kind === "user" ? ctx.actor.email : email;
  if (!address) throw new DomainError("validation_error", "Say which email address is to be told.");
  return transaction(ctx, async (tx, within) => {
    const [found] = await tx
      .select({ profileId: profiles.id, name: profiles.displayName, paid: profiles.payoutsEnabled })
      .from(products)
      .innerJoin(profiles, eq(profiles.id, products.profileId))
      .where(and(eq(products.id, productId), eq(products.status, "active"), SHOWN));
    if (!found) throw notFound(`The product ${productId}`);
    if (found.paid) throw conflict(`${found.name} can be hired now. Load the page again.`);
    const row = { profileId: found.profileId, email: address, productId, createdAt: ctx.now };
    const room = sql`(select count(*) from ${payoutWaits} where ${payoutWaits.profileId} = ${found.profileId}) < ${MAX_WAITING}`;
    const [{ open } = { open: false }] = await tx.select({ open: sql<boolean>`${room}` }).from(sql`(select 1) as one`);
    if (!open) throw conflict("Too many wait for this creator already. Come back another day.");
    await tx.insert(payoutWaits).values(row).onConflictDoNothing();
    await recordAudit(tx, within, found.profileId, "payouts.waited_for", { type: "product", id: productId });
    return { email: address };
  });
}

const BATCH = 100;

/** Tells those who wait for creators that can be paid by now and are there for everybody, each once, and forgets them. Answers how many. */
export async function tellWaiting(ctx: Context): Promise<number> {
  return transaction(ctx, async (tx, within) => {
    const due = await tx
      .select({ wait: payoutWaits, handle: profiles.handle, name: profiles.displayName, slug: products.slug })
      .from(payoutWaits)
      .innerJoin(profiles, and(eq(profiles.id, payoutWaits.profileId), PAID, SHOWN))
      .leftJoin(products, and(eq(products.id, payoutWaits.productId), eq(products.status, "active")))
      .orderBy(asc(payoutWaits.createdAt))
      .limit(BATCH)
      .for("update", { of: payoutWaits, skipLocked: true });
    for (const { wait, handle, name, slug } of due) {
      const path = slug ? `/${handle}/products/${slug}` : `/${handle}`;
      await queueMail(tx, within, wait.email, creatorCanBePaid({ name, path }));
    }
    const told = due.map(({ wait }) => sql`(${wait.profileId}, ${wait.email}::citext)`);
    if (told.length > 0)
      await tx
        .delete(payoutWaits)
        .where(sql`(${payoutWaits.profileId}, ${payoutWaits.email}) in (${sql.join(told, sql`, `)})`);
    return due.length;
  });
}
