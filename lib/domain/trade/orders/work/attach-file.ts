import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { orderFiles, orders } from "@/db/schema";
import type { OrderFileView } from "@/lib/contracts/trade/orders";
import type { Context } from "@/lib/core/context";
import { DomainError, invalidField, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { fileStore } from "@/lib/domain/trade/files/chosen-store";
import { MAX_FILES } from "@/lib/domain/trade/files/claim";
import { fileName } from "@/lib/domain/trade/files/name";
import { orderFor } from "../access";
import { thisOrder } from "../move";
import { sourcesOf } from "../transitions";

/** The largest file that is taken. Source: the house's limit for deliveries. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

const UNSENT_KEPT_MS = 24 * 3_600_000;

type NewFile = { name: string; bytes: Uint8Array };

/**
 * Takes a file for the next delivery of an order of the acting creator; `deliverOrder` names it by its id. Throws `not_found`,
 * `invalid_state_transition`, `payload_too_large`, `validation_error` (an empty file, the eleventh one).
 */
export async function attachFile(ctx: Context, orderId: string, file: NewFile): Promise<OrderFileView> {
  await orderFor(ctx, orderId, "attach");
  const size = file.bytes.byteLength;
  if (size > MAX_FILE_BYTES) throw new DomainError("payload_too_large", "A file may have at most 10 MB.");
  if (size === 0) throw invalidField("file", "is empty");
  const id = newId("file", ctx.now.getTime());
  const row = { id, orderId, name: fileName(file.name), sizeBytes: size, createdAt: ctx.now };
  await fileStore().put(id, file.bytes);
  try {
    await transaction(ctx, async (tx) => {
      const [order] = await tx
        .select({ status: orders.status })
        .from(orders)
        .where(thisOrder(ctx, orderId))
        .for("no key update");
      if (!order || !sourcesOf("DELIVERED").includes(order.status))
        throw new DomainError("invalid_state_transition", `The order is ${order?.status}; it takes no files now.`);
      const waiting = await tx.$count(orderFiles, and(eq(orderFiles.orderId, orderId), isNull(orderFiles.number)));
      if (waiting >= MAX_FILES) throw invalidField("file", `A delivery has at most ${MAX_FILES} files`);
      await tx.insert(orderFiles).values(row);
    });
  } catch (error) {
    await fileStore().remove(id);
    throw error;
  }
  return { id, name: row.name, size_bytes: size };
}

/** Takes a file back that was not sent yet. Throws `not_found`. */
export async function detachFile(ctx: Context, orderId: string, fileId: string): Promise<void> {
  await orderFor(ctx, orderId, "attach");
  const [gone] = await ctx.db
    .delete(orderFiles)
    .where(and(eq(orderFiles.id, fileId), eq(orderFiles.orderId, orderId), isNull(orderFiles.number)))
    .returning({ id: orderFiles.id });
  if (!gone) throw notFound("The file");
  await fileStore().remove(fileId);
}

/** Files that wait for the next delivery of an order, oldest first. For the creator's page. */
export async function waitingFiles(ctx: Context, orderId: string): Promise<OrderFileView[]> {
  await orderFor(ctx, orderId, "attach");
  return ctx.db
    .select({ id: orderFiles.id, name: orderFiles.name, size_bytes: orderFiles.sizeBytes })
    .from(orderFiles)
    .where(and(eq(orderFiles.orderId, orderId), isNull(orderFiles.number)))
    .orderBy(orderFiles.id);
}

/** Removes uploads that no delivery took within a day. Answers how many. */
export async function pruneFiles(ctx: Context): Promise<number> {
  const old = lt(orderFiles.createdAt, new Date(ctx.now.getTime() - UNSENT_KEPT_MS));
  const gone = await ctx.db
    .delete(orderFiles)
    .where(
      sql`${orderFiles.id} in (select ${orderFiles.id} from ${orderFiles} where ${and(isNull(orderFiles.number), old)} limit 500)`,
    )
    .returning({ id: orderFiles.id });
  for (const { id } of gone) await fileStore().remove(id);
  return gone.length;
}
