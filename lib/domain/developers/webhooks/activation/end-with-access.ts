import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { webhookEndpoints } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { stopEndpoint } from "./disable-endpoint";

/**
 * Disables, in both modes, the endpoints of an account that an app or a key made whose access has ended, by whatever cause: nobody goes on
 * hearing who could no longer ask. The account can enable one again.
 */
export async function endEndpointsOf(tx: Transaction, ctx: Context, userId: string, madeBy: string): Promise<void> {
  const made = await tx
    .select({ id: webhookEndpoints.id, livemode: webhookEndpoints.livemode })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.userId, userId),
        eq(webhookEndpoints.madeBy, madeBy),
        eq(webhookEndpoints.status, "enabled"),
      ),
    );
  for (const { id, livemode } of made) await stopEndpoint(tx, { ...ctx, livemode }, id, "access_ended");
}

/** What a key made goes on with the one that took its place, and ends with that one. */
export async function handOnEndpoints(tx: Transaction, userId: string, from: string, to: string): Promise<void> {
  await tx
    .update(webhookEndpoints)
    .set({ madeBy: to })
    .where(and(eq(webhookEndpoints.userId, userId), eq(webhookEndpoints.madeBy, from)));
}
