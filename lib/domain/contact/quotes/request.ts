import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { products, profiles, quotes, threads, users } from "@/db/schema";
import type { NewQuote, QuoteView } from "@/lib/contracts/contact/quotes";
import type { Context } from "@/lib/core/context";
import { conflict, conflictForNow, invalidField, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { isDayOver } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { hashOf, replyHandle } from "@/lib/domain/contact/threads/access/handles";
import { appendMessage } from "@/lib/domain/contact/threads/record/append";
import { authorOf } from "@/lib/domain/contact/threads/record/author";
import { openThread, type ThreadRow } from "@/lib/domain/contact/threads/record/open";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { SHOWN } from "@/lib/domain/people/listing/shown";
import { mayMail } from "@/lib/domain/platform/access/attempts";
import { limitWriting } from "@/lib/domain/platform/access/limit-writing";
import { needScope } from "@/lib/domain/platform/access/require";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { limitContact } from "@/lib/domain/platform/safety/standing";
import { recordSentFiles, type SentFile } from "@/lib/domain/trade/files/attachments";
import { announceQuote } from "@/lib/domain/trade/quotes/announce";
import { buyerQuotePath, quoteLinkHash } from "@/lib/domain/trade/quotes/link";
import { quoteRequested } from "@/lib/domain/trade/quotes/mails/quote-requested";
import { QUOTE } from "@/lib/domain/trade/quotes/move";
import { viewQuote } from "@/lib/domain/trade/quotes/view";
import { quoteKept } from "./mails/quote-kept";

type Via = "site" | "api" | "mcp";

/** A guest on the site says where the answer may be sent. */
type Guest = { email?: string | undefined; name?: string | undefined };

type Buyer = { userId: string | null; email: string | null; name: string };

export type Requested = QuoteView & { reply_handle: string; path: string };

/**
 * Asks a creator for a price: for the account of anyone who is signed in, or of an app or key with `purchases:write`; for a guest with an
 * address, who gets a link there; for anyone else by the handle that is answered. Emits `quote.requested`. Throws `not_found`,
 * `insufficient_scope`, `conflict` for asking oneself or too often, `validation_error`.
 */
export async function requestQuote(
  ctx: Context,
  input: NewQuote,
  via: Via = "api",
  { files = [], ...guest }: Guest & { files?: readonly SentFile[] } = {},
): Promise<Requested> {
  const buyer = await buyerOf(ctx, via, guest);
  await limitWriting(ctx, "messages", null);
  await limitContact(ctx, "conversations");
  if (input.wanted_by && isDayOver(input.wanted_by, ctx.now)) throw invalidField("wanted_by", "has passed already");
  const isGuest = !buyer.userId && buyer.email !== null;
  if (isGuest && !(await mayMail(ctx, "quote", buyer.email ?? "")))
    throw conflictForNow("Too many requests from this address. Try again in an hour, or sign in.", 3_600);
  return transaction(ctx, async (tx) => {
    const asked = await askedOf(tx, ctx, input, via);
    const id = newId("qt", ctx.now.getTime());
    const linkHash = isGuest ? quoteLinkHash(id) : null;
    const thread = await threadOf(tx, ctx, { id, via, buyer, linkHash, ...asked });
    const place = {
      thread: { ...thread, displayName: asked.displayName },
      side: "buyer",
      byHandle: !buyer.userId && !isGuest,
    } as const;
    const sent = await recordSentFiles(tx, ctx, files, thread.id);
    const message = await appendMessage(tx, ctx, thread, {
      side: "buyer",
      author: await authorOf(ctx, place),
      via,
      body: input.brief,
      fileIds: [...input.attachments, ...sent],
      byHandle: via !== "site",
      told: true,
    });
    const [row] = await tx
      .insert(quotes)
      .values({
        id,
        profileId: asked.profileId,
        productId: asked.product?.id ?? null,
        buyerUserId: buyer.userId,
        buyerEmail: buyer.userId ? null : buyer.email,
        buyerName: buyer.name,
        source: via,
        threadId: thread.id,
        messageId: message.id,
        brief: input.brief,
        budgetCents: input.budget_cents ?? null,
        wantedBy: input.wanted_by ?? null,
        linkHash,
        livemode: ctx.livemode,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .returning(QUOTE);
    if (!row) throw new Error("a quote was inserted and is not there");
    await announceQuote(tx, ctx, row, { kind: "quote.requested", toCreator: quoteRequested });
    const path = buyerQuotePath(row);
    if (isGuest && buyer.email) await queueMail(tx, ctx, buyer.email, quoteKept(asked.displayName, path));
    const { handle, displayName } = asked;
    return { ...viewQuote({ ...row, handle, displayName }, message.attachments), reply_handle: replyHandle(id), path };
  });
}

async function buyerOf(ctx: Context, via: Via, { email, name }: Guest): Promise<Buyer> {
  const { actor } = ctx;
  needScope(ctx, "purchases:write");
  if (actor.kind === "user" || actor.kind === "credential") {
    const [user] = await ctx.db.select({ name: users.name }).from(users).where(eq(users.id, actor.userId));
    return { userId: actor.userId, email: null, name: user?.name ?? "A buyer" };
  }
  if (via !== "site") return { userId: null, email: null, name: "An agent" };
  if (!email) throw invalidField("email", "say where the answer may be sent");
  return { userId: null, email, name: name || "A guest" };
}

async function askedOf(tx: Transaction, { actor }: Context, { handle, product_id }: NewQuote, via: Via) {
  const [profile] = await tx
    .select({
      id: profiles.id,
      userId: profiles.userId,
      handle: profiles.handle,
      displayName: profiles.displayName,
      open: profiles.mcpDiscoverable,
    })
    .from(profiles)
    .where(and(ofHandle(handle), SHOWN));
  if (!profile || (via === "mcp" && !profile.open)) throw notFound(`A creator with the handle ${handle.toLowerCase()}`);
  if ((actor.kind === "user" || actor.kind === "credential") && actor.userId === profile.userId)
    throw conflict("This is your own page.");
  const shown = { profileId: profile.id, handle: profile.handle, displayName: profile.displayName };
  if (!product_id) return { ...shown, product: null };
  const [product] = await tx
    .select({ id: products.id, title: products.name })
    .from(products)
    .where(and(eq(products.id, product_id), eq(products.profileId, profile.id), eq(products.status, "active")));
  if (!product) throw invalidField("product_id", `${product_id} is not a product of ${profile.handle}`);
  return { ...shown, product };
}

type Opening = {
  id: string;
  via: Via;
  buyer: Buyer;
  linkHash: Buffer | null;
  profileId: string;
  product: { id: string; title: string } | null;
};

/** The conversation of the quote: the question about the same product that its buyer asked on the site before, or a new one. */
async function threadOf(tx: Transaction, ctx: Context, opening: Opening): Promise<ThreadRow> {
  const { id, via, buyer, linkHash, profileId, product } = opening;
  const title = product ? product.title : "A request for a quote";
  if (via === "site" && buyer.userId) {
    const question = and(
      eq(threads.kind, "inquiry"),
      eq(threads.buyerUserId, buyer.userId),
      eq(threads.profileId, profileId),
      eq(threads.livemode, ctx.livemode),
      isNull(threads.blockedBy),
      sql`${threads.productId} is not distinct from ${product?.id ?? null}::text`,
    );
    const [known] = await tx
      .select()
      .from(threads)
      .where(question)
      .orderBy(desc(threads.id))
      .limit(1)
      .for("no key update");
    if (known) {
      await tx
        .update(threads)
        .set({ kind: "quote", subjectId: id })
        .where(and(eq(threads.id, known.id), eq(threads.livemode, ctx.livemode)));
      return { ...known, kind: "quote", subjectId: id };
    }
  }
  const replyHash = via === "site" ? null : hashOf(replyHandle(id));
  const { thread } = await openThread(tx, ctx, {
    kind: "quote",
    subjectId: id,
    title,
    profileId,
    productId: product?.id ?? null,
    buyer,
    replyHash,
    linkHash,
  });
  return thread;
}
