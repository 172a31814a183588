import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { files } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { conflict } from "@/lib/core/errors";
import { TRIED_KEPT_DAYS } from "./view";

/** What all files of an account may take in test mode; live it is `FILES_GB_PER_ACCOUNT`. */
const TRIED_MB = 200;

/** What a file takes at least: a row, and a place in the store. It also bounds how many rows the sum reads. */
const LEAST_TAKEN = 256 * 1024;

/**
 * Refuses a file for which an account has no room left in this mode; of a guest it is the order's or the conversation's room. Uploads
 * under one lock are exact; what an account sends with several orders' calls at once may pass the bound by those calls. Throws `conflict`.
 */
export async function requireRoom(
  tx: Transaction,
  ctx: Context,
  { countedFor, size }: { countedFor: string; size: number },
): Promise<void> {
  const [found] = await tx
    .select({ taken: sql`sum(greatest(${files.sizeBytes}, ${LEAST_TAKEN}))`.mapWith(Number) })
    .from(files)
    .where(and(eq(files.countedFor, countedFor), eq(files.livemode, ctx.livemode)));
  const gigabytes = env().FILES_GB_PER_ACCOUNT;
  const room = ctx.livemode ? gigabytes * 1024 ** 3 : TRIED_MB * 1024 ** 2;
  if ((found?.taken ?? 0) + Math.max(size, LEAST_TAKEN) <= room) return;
  throw conflict(
    ctx.livemode
      ? `No room is left for this file: all that you sent takes ${gigabytes} GB. Send a link to it, or ask who runs this service for more room.`
      : `No room is left for this file: all that you sent in test mode takes ${TRIED_MB} MB. Files of test mode go after ${TRIED_KEPT_DAYS} days; try with smaller ones.`,
  );
}
