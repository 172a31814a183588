import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { orderFiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { fileStore } from "@/lib/domain/trade/files/chosen-store";
import { orderFor, sidesOf } from "../access";

const { placeholder } = sql;

const fileOfOrder = prepared("file_of_order", (db) =>
  db
    .select({ id: orderFiles.id, name: orderFiles.name })
    .from(orderFiles)
    .where(
      and(
        eq(orderFiles.id, placeholder("id")),
        eq(orderFiles.orderId, placeholder("orderId")),
        or(isNotNull(orderFiles.number), sql`${placeholder("unsent")}::boolean`),
      ),
    ),
);

type Wanted = { orderId: string; fileId: string; token?: string | undefined };

/** A file's bytes for one of the two sides of its order; the buyer sees it from the delivery on. Throws `not_found`. */
export async function downloadFile(
  ctx: Context,
  { orderId, fileId, token }: Wanted,
): Promise<{ name: string; bytes: Uint8Array }> {
  const order = await orderFor(ctx, orderId, "download", token);
  const unsent = (await sidesOf(ctx, order, token)).includes("creator");
  const [file] = await fileOfOrder().execute({ id: fileId, orderId, unsent });
  const bytes = file ? await fileStore().get(file.id) : null;
  if (!file || !bytes) throw notFound("The file");
  return { name: file.name, bytes };
}
