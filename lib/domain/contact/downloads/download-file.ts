import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { quoteFor } from "@/lib/domain/contact/quotes/access";
import { requireSide } from "@/lib/domain/contact/threads/access/by-scope";
import { threadFor } from "@/lib/domain/contact/threads/access/find";
import { mayUse, needScope } from "@/lib/domain/platform/access/require";
import type { SubjectKind } from "@/lib/domain/trade/files/claim";
import { openFile, type Readable } from "@/lib/domain/trade/files/read";
import { orderFor, purchaseFor } from "@/lib/domain/trade/orders/access/access";

type Proof = { token?: string | undefined };
/** Throws `not_found` where the caller may not read what took the file, `insufficient_scope` where their app or key may not. */
type MayRead = (ctx: Context, taker: { id: string; part: string }, proof: Proof) => Promise<unknown>;

/** An app or key needs the scope of its side, too: a seller's the one of what it sells, a buyer's the one of what it bought. */
const ofOrder: MayRead = async (ctx, { id }, { token }) => {
  if (ctx.actor.kind !== "credential") return orderFor(ctx, id, "download", token);
  const sells = await orderFor(ctx, id, "download").catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  if (sells) return needScope(ctx, "orders:read");
  // that there is such a file is not for those to know who may not look whether they bought it
  if (!mayUse(ctx, "purchases:read")) throw notFound("The file");
  return purchaseFor(ctx, id, "download");
};

/** An app or key opens the files of the messages that it reads; those that asked for a quote also by the quote, which lists them. */
const ofThread: MayRead = async (ctx, { id, part }, { token }) => {
  const { thread, side } = await threadFor(ctx, id, { token });
  if (ctx.actor.kind !== "credential") return;
  if (thread.kind === "quote" && mayUse(ctx, "quotes:read")) {
    const { quote } = await quoteFor(ctx, thread.subjectId, "read");
    if (quote.messageId === part) return;
  }
  requireSide(ctx, side, "read");
};

/** Who may read what takes files: the only place that says so. */
const READERS: Record<SubjectKind, MayRead> = {
  order_brief: ofOrder,
  delivery: ofOrder,
  dispute_statement: ofOrder,
  // an operator opens it on a page of their own
  verification: () => Promise.reject(notFound("The file")),
  message: ofThread,
};

type Wanted = Proof & {
  fileId: string;
  /** Only if it belongs to this order or thread, or waits there. */
  of?: string;
};

/**
 * A private file's bytes, for anyone who may read what it belongs to, by account or by the link token of the order; before anything has
 * taken it, for its uploader. Throws `not_found`, `insufficient_scope`.
 */
export async function downloadFile(
  ctx: Context,
  { fileId, token, of }: Wanted,
): Promise<{ name: string; bytes: Uint8Array }> {
  const mayRead: Readable = async ({ kind, ...taker }) => {
    if (of && taker.id !== of) throw notFound("The file");
    // what took it is not named: that there is such a file is not for those to know who may not read it
    await READERS[kind](ctx, taker, { token }).catch((error: unknown) => {
      throw error instanceof DomainError && error.code === "not_found" ? notFound("The file") : error;
    });
  };
  return openFile(ctx, fileId, mayRead, of && token ? await heldOrder(ctx, of, token) : null);
}

/** The order whose buyer holds this link token, as what its uploads are kept under. */
async function heldOrder(ctx: Context, id: string, token: string): Promise<string | null> {
  return orderFor(ctx, id, "brief", token).then(
    () => id,
    () => null,
  );
}
