import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { posts, products, reviews, type safetyCases } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { conflict, invalidField } from "@/lib/core/errors";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { indexProfiles } from "@/lib/domain/people/listing/index-profiles";
import { ownerIdOfAccount, ownerOf } from "@/lib/domain/people/profiles/owner";
import { recomputeProfile } from "@/lib/domain/people/reputation/recompute";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { contentHidden } from "../mails/content-hidden";
import { hideMessage } from "./messages";

type Subject = Pick<typeof safetyCases.$inferSelect, "subjectKind" | "subjectId" | "userId" | "profileId" | "title">;

/**
 * Takes what a case is about away from everybody: a post becomes a draft, a product is archived, and neither can be put back; the words
 * of a review or a message are withheld, wherever they are read (`platform/safety/taken-down`), those of a brief by everybody whom it reached. Its creator reads why. Throws `validation_error` for a profile, `conflict` for what is gone.
 */
export async function hideSubject(tx: Transaction, ctx: Context, subject: Subject, reason: string): Promise<void> {
  const { subjectKind: kind, subjectId: id, profileId } = subject;
  if (kind === "profile") throw invalidField("decision", "a whole page is suspended, not hidden");
  if (!(await HIDING[kind](tx, ctx, id))) throw conflict("It is gone, or hidden already. Dismiss the case instead.");
  if (profileId && (kind === "post" || kind === "product")) {
    if (kind === "product") await recomputeProfile(tx, profileId, ctx.now);
    else await indexProfiles(tx, [profileId]);
    const { email } = await ownerOf(tx, profileId);
    await queueMail(tx, ctx, email, contentHidden(kind, subject.title, reason));
  }
  const owner = profileId ?? (subject.userId && (await ownerIdOfAccount(tx, subject.userId)));
  await recordAudit(tx, ctx, owner, `${kind}.hidden`, { type: kind, id }, { reason });
}

type Hiding = (tx: Transaction, ctx: Context, id: string) => Promise<boolean>;

const HIDING: Record<"post" | "product" | "review" | "message", Hiding> = {
  async post(tx, ctx, id) {
    const there = and(eq(posts.id, id), isNull(posts.hiddenAt));
    const [before] = await tx.select().from(posts).where(there).for("no key update");
    if (!before) return false;
    await tx.update(posts).set({ status: "draft", hiddenAt: ctx.now, updatedAt: ctx.now }).where(eq(posts.id, id));
    // to everybody else it is gone, as one that its creator takes back; of one that they have taken back that was said
    if (before.status === "published")
      await emit(tx, ctx, before.profileId, "post.deleted", { id, slug: before.slug, title: before.title });
    return true;
  },
  product: async (tx, { now }, id) =>
    some(
      await tx
        .update(products)
        .set({ status: "archived", hiddenAt: now, updatedAt: now })
        .where(and(eq(products.id, id), isNull(products.hiddenAt)))
        .returning({ id: products.id }),
    ),
  review: async (tx, { now }, id) =>
    some(
      await tx
        .update(reviews)
        .set({ hiddenAt: now })
        .where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)))
        .returning({ id: reviews.id }),
    ),
  message: hideMessage,
};

const some = (rows: unknown[]): boolean => rows.length > 0;
