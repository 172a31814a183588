import { eq, sql } from "drizzle-orm";
import { type Transaction, wakeAfter } from "@/db/client";
import { oauthClients } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { ENDED_APPS_CHANNEL } from "./disable-app";

/**
 * Ends the apps of an account that is deleted, and takes from them what says whose they were. The rows stay until the worker has ended
 * what people let them into, and for as long as those grants are kept.
 */
export async function leaveApps(tx: Transaction, ctx: Context, userId: string): Promise<void> {
  const nothing = { name: "Deleted app", clientUri: null, logoUri: null, logo: null, redirectUris: [] };
  const nobodys = { userId: null, profileId: null, secretHash: null, secretPrefix: null };
  const disabledAt = sql`coalesce(${oauthClients.disabledAt}, ${ctx.now.toISOString()}::timestamptz)`;
  const left = await tx
    .update(oauthClients)
    .set({ ...nothing, ...nobodys, disabledAt, updatedAt: ctx.now })
    .where(eq(oauthClients.userId, userId))
    .returning({ id: oauthClients.id });
  if (left.length > 0) wakeAfter(tx, ENDED_APPS_CHANNEL);
}
