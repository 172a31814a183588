import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { products, profiles, threads, users } from "@/db/schema";
import { QUESTION_TO, type ThreadView } from "@/lib/contracts/contact/threads";
import type { Context } from "@/lib/core/context";
import { conflict, conflictForNow, invalidField, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import { mayMail } from "@/lib/domain/platform/access/attempts";
import { limitWriting } from "@/lib/domain/platform/access/limit-writing";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { limitContact } from "@/lib/domain/platform/safety/standing";
import { SHOWN_THREAD } from "../access/find";
import { buyerThreadPath, hashOf, threadToken } from "../access/handles";
import { questionKept } from "../mails/question-kept";
import { appendMessage } from "../record/append";
import { authorOf, viaOf } from "../record/author";
import { openThread } from "../record/open";
import { viewThread } from "../record/view";

type Question = {
  handle: string;
  productId?: string | undefined;
  body: string;
  /** Files that the account has uploaded. */
  fileIds?: readonly string[];
  /** A guest's, who has no account. */
  email?: string | undefined;
  name?: string | undefined;
};

/**
 * Asks a creator something before buying: opens an inquiry and answers where it goes on. A guest gives an email address, and gets the
 * link to it there. Throws `not_found`, `conflict` for asking oneself, `validation_error` without a guest's address.
 */
export async function askCreator(
  ctx: Context,
  question: Question,
): Promise<{ thread_id: string; path: string; thread: ThreadView }> {
  const buyer = await buyerOf(ctx, question);
  await limitWriting(ctx, "messages", null);
  await limitContact(ctx, "conversations");
  if (!buyer.userId && !(await mayMail(ctx, "question", buyer.email)))
    throw conflictForNow("Too many questions from this address. Try again in an hour, or sign in.", 3_600);
  return transaction(ctx, async (tx) => {
    const { profileId, product } = await askedOf(tx, question);
    const owner = await ownerOf(tx, profileId);
    if (owner.email.toLowerCase() === buyer.email.toLowerCase()) throw conflict("This is your own page.");
    const title = product ? product.title : `${QUESTION_TO}${owner.displayName}`;
    // of an account the address is not kept: it may not be theirs, and is another one tomorrow
    const by = { ...buyer, email: buyer.userId ? null : buyer.email };
    const asked = { kind: "inquiry", title, profileId, productId: product?.id, buyer: by } as const;
    const { thread } = await openThread(tx, ctx, asked);
    if (!buyer.userId) {
      const linkHash = hashOf(threadToken(thread.id));
      await tx
        .update(threads)
        .set({ linkHash })
        .where(and(eq(threads.id, thread.id), eq(threads.livemode, ctx.livemode)));
      await queueMail(tx, ctx, buyer.email, questionKept(owner.displayName, buyerThreadPath(thread.id, true)));
    }
    const place = { thread: { ...thread, displayName: owner.displayName }, side: "buyer", byHandle: false } as const;
    const author = await authorOf(ctx, place);
    const { body, fileIds = [] } = question;
    await appendMessage(tx, ctx, thread, { side: "buyer", author, via: viaOf(ctx), body, fileIds });
    const [row] = await tx
      .select(SHOWN_THREAD)
      .from(threads)
      .innerJoin(profiles, eq(profiles.id, threads.profileId))
      .where(and(eq(threads.id, thread.id), eq(threads.livemode, ctx.livemode)));
    if (!row) throw new Error(`The thread ${thread.id} is gone while it is asked in`);
    const path = buyerThreadPath(thread.id, !buyer.userId);
    return { thread_id: thread.id, path, thread: viewThread(row, "buyer") };
  });
}

async function buyerOf(ctx: Context, { email, name }: Question) {
  const { actor } = ctx;
  if (actor.kind === "user" || actor.kind === "credential") {
    const who = { name: users.name, email: users.email };
    const [user] = await ctx.db.select(who).from(users).where(eq(users.id, actor.userId));
    if (!user) throw notFound("The account");
    return { userId: actor.userId, ...user };
  }
  if (!email) throw invalidField("email", "say where the answer may be sent");
  return { userId: null, email, name: name || "A guest" };
}

async function askedOf(tx: Transaction, { handle, productId }: Question) {
  const [profile] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(ofHandle(handle), SHOWN));
  if (!profile) throw notFound(`A creator with the handle ${handle.toLowerCase()}`);
  if (!productId) return { profileId: profile.id, product: null };
  const [product] = await tx
    .select({ id: products.id, title: products.name })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.profileId, profile.id), eq(products.status, "active")));
  if (!product) throw notFound("The product");
  return { profileId: profile.id, product };
}
