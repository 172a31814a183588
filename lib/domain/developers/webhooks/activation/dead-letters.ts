import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { users, webhookEndpoints } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { webhookEndpointDisabled } from "../mails/webhook-endpoint-disabled";
import { webhookEndpointFailing } from "../mails/webhook-endpoint-failing";
import { stopEndpoint } from "./disable-endpoint";

/** After this many dead letters in a row an endpoint is disabled. */
export const MAX_DEAD_LETTERS = 50;
/** Its owner hears of it at these. */
const WARNINGS = [25, 45] as const;

/** An endpoint's dead letters in a row: now, and before the batch (0 when a success in it reset them). */
export type DeadLetterCount = { id: string; count: number; before: number };

/**
 * Warns the owner of each endpoint whose count passed 25 or 45, and disables those that reached 50 and tells their owners why. Answers
 * the ids of those that it disabled.
 */
export async function followUpDeadLetters(
  tx: Transaction,
  ctx: Context,
  counts: readonly DeadLetterCount[],
): Promise<string[]> {
  const disabled: string[] = [];
  for (const { id, count, before } of counts) {
    const passed = (mark: number) => before < mark && count >= mark;
    if (count >= MAX_DEAD_LETTERS) {
      if (!(await stopEndpoint(tx, ctx, id, "consecutive_dead_letters"))) continue;
      disabled.push(id);
      const owner = await ownerOf(tx, id);
      if (owner) await queueMail(tx, ctx, owner.email, webhookEndpointDisabled(owner, MAX_DEAD_LETTERS));
    } else if (WARNINGS.some(passed)) {
      const owner = await ownerOf(tx, id);
      if (owner) await queueMail(tx, ctx, owner.email, webhookEndpointFailing(owner, count, MAX_DEAD_LETTERS));
    }
  }
  return disabled;
}

/** Whom to tell of an endpoint; undefined for a listening session. */
async function ownerOf(tx: Transaction, endpointId: string) {
  const [owner] = await tx
    .select({ id: webhookEndpoints.id, url: webhookEndpoints.url, email: users.email })
    .from(webhookEndpoints)
    .innerJoin(users, eq(users.id, webhookEndpoints.userId))
    .where(and(eq(webhookEndpoints.id, endpointId), isNull(webhookEndpoints.sessionUntil)));
  return owner;
}
