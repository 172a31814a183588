import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { threadFor } from "@/lib/domain/contact/threads/access/find";
import type { SubjectKind } from "@/lib/domain/trade/files/claim";
import { openFile } from "@/lib/domain/trade/files/read";
import { orderFor } from "@/lib/domain/trade/orders/access/access";

type Proof = { token?: string | undefined };
/** Throws `not_found` where the caller may not read what took the file. */
type MayRead = (ctx: Context, id: string, proof: Proof) => Promise<unknown>;

const ofOrder: MayRead = (ctx, id, { token }) => orderFor(ctx, id, "download", token);

/** Who may read what takes files: the only place that says so. */
const READERS: Record<SubjectKind, MayRead> = {
  order_brief: ofOrder,
  delivery: ofOrder,
  dispute_statement: ofOrder,
  // an operator opens it on a page of their own
  verification: () => Promise.reject(notFound("The file")),
  message: (ctx, id, { token }) => threadFor(ctx, id, { token }),
};

type Wanted = Proof & {
  fileId: string;
  /** Only if it belongs to this order or thread, or waits there. */
  of?: string;
};

/**
 * A private file's bytes, for anyone who may read what it belongs to, by account or by the link token of the order; before anything has
 * taken it, for its uploader. Throws `not_found`.
 */
export async function downloadFile(
  ctx: Context,
  { fileId, token, of }: Wanted,
): Promise<{ name: string; bytes: Uint8Array }> {
  const mayRead = async ({ kind, id }: { kind: SubjectKind; id: string }) => {
    if (of && id !== of) throw notFound("The file");
    await READERS[kind](ctx, id, { token });
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
