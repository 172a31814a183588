import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { apiKeys, spendLimits, spendMonths } from "@/db/schema";
import type { Actor, Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { formatMoney } from "@/lib/core/values/money";
import { spendMonth } from "./limits";

export type Purchaser = Extract<Actor, { kind: "credential" }>;

/**
 * The credential that buys in its account's name, or undefined: anyone who holds no `purchases:write` opens checkouts for others. So does a
 * key or bridge token that also sells (`orders:write`): creators open checkouts for their customers with it.
 */
export function purchaserOf({ actor }: Context): Purchaser | undefined {
  if (actor.kind !== "credential" || !actor.scopes.includes("purchases:write")) return undefined;
  const sells = actor.credential.kind !== "oauth" && actor.scopes.includes("orders:write");
  return sells ? undefined : actor;
}

/**
 * Counts an amount in US cents against what the credential may spend, exactly, also when many come at once: the count is one
 * conditional statement. Answers the month that it is counted in. `categories` are those of what is bought (`categoriesOf`). Throws
 * `spend_limit_exceeded`, which says what is left; a credential for which the person has set nothing spends nothing.
 */
export async function reserveSpending(
  tx: Transaction,
  ctx: Context,
  { credential, userId }: Purchaser,
  asked: { what?: "order" | "tip"; amountCents: number; categories: readonly string[] },
): Promise<string> {
  const spender = await spenderOf(tx, credential);
  const [limits] = await tx
    .select()
    .from(spendLimits)
    .where(and(eq(spendLimits.credentialId, spender), eq(spendLimits.userId, userId)))
    .for("share");
  if (!limits) throw exceeded(credential.id, "Nobody has set what this may spend for you yet.", 0);
  const { perOrderCents, perMonthCents, until, categories } = limits;
  if (until && until <= ctx.now)
    throw exceeded(credential.id, `It could spend until ${until.toISOString()}, and no longer.`, 0);
  if (categories && !asked.categories.some((slug) => categories.includes(slug)))
    throw exceeded(credential.id, `It may order in these categories only: ${categories.join(", ")}.`, 0);
  const { what = "order", amountCents } = asked;
  const month = monthOf(ctx, credential);
  const counted = and(eq(spendMonths.credentialId, spender), eq(spendMonths.month, month));
  const refusal = async () => {
    const [row] = await tx.select().from(spendMonths).where(counted);
    const left = Math.max(0, perMonthCents - (row?.reservedCents ?? 0));
    const isTooMuch = amountCents > perOrderCents;
    const why = [
      isTooMuch && `one order may cost at most ${formatMoney(perOrderCents)}`,
      // what fits the one limit may not fit the other
      (!isTooMuch || left < perOrderCents) &&
        `of ${formatMoney(perMonthCents)} for ${month} ${formatMoney(left)} are left`,
    ].filter(Boolean);
    const costs = `This ${what} costs ${formatMoney(amountCents)}`;
    return exceeded(credential.id, `${costs}, and ${why.join("; ")}.`, Math.min(left, perOrderCents));
  };
  if (amountCents > perOrderCents) throw await refusal();
  const [taken] =
    amountCents > perMonthCents
      ? []
      : await tx
          .insert(spendMonths)
          .values({ credentialId: spender, month, reservedCents: amountCents })
          .onConflictDoUpdate({
            target: [spendMonths.credentialId, spendMonths.month],
            set: { reservedCents: sql`${spendMonths.reservedCents} + ${amountCents}` },
            setWhere: sql`${spendMonths.reservedCents} + ${amountCents} <= ${perMonthCents}`,
          })
          .returning();
  if (!taken) throw await refusal();
  return month;
}

/** Gives back what a checkout that expired had reserved; by the conditional step that expires it, so once. */
export async function freeSpending(
  tx: Transaction,
  order: { apiKeyId: string | null; spendMonth: string | null; amountCents: number },
): Promise<void> {
  if (!order.apiKeyId || !order.spendMonth) return;
  await tx
    .update(spendMonths)
    .set({ reservedCents: sql`greatest(0, ${spendMonths.reservedCents} - ${order.amountCents})` })
    .where(and(eq(spendMonths.credentialId, spending(order.apiKeyId)), eq(spendMonths.month, order.spendMonth)));
}

/** Under whose id a grant's or key's spending is set and counted. */
export async function spenderOf(tx: Transaction, { kind, id }: Purchaser["credential"]): Promise<string> {
  if (kind !== "api_key") return id;
  const [key] = await tx
    .select({ spender: spending(id) })
    .from(apiKeys)
    .where(eq(apiKeys.id, id));
  return key?.spender ?? id;
}

/** The same within a statement, of a key or of anything else. */
export function spending(id: string) {
  return sql<string>`coalesce((select ${apiKeys.spendsAs} from ${apiKeys} where ${apiKeys.id} = ${id}), ${id})`;
}

type Spender = Purchaser["credential"];

/** Keys and grants have one mode each; an agent has both, and what it plays with in test mode is no money of the month. */
function monthOf({ now, livemode }: Context, { kind }: Spender): string {
  return kind === "agent" && !livemode ? `${spendMonth(now)} test` : spendMonth(now);
}

/** Where the person sets what a credential may spend: in words, and the page. */
function limitsOf(credentialId: string): readonly [where: string, url: string] {
  if (credentialId.startsWith("key_")) return ["in the console, where the key is listed", "/developers/keys"];
  if (credentialId.startsWith("agent_")) return ["on the agent's page", `/developers/agents/${credentialId}`];
  return ["in Settings, Connected apps", "/settings/apps"];
}

/** The refusal: why, how many US cents are left to the credential, and what did not happen. */
export function exceeded(
  credentialId: string,
  why: string,
  remainingCents: number,
  nothing = "Nothing was opened.",
): DomainError {
  const [where, url] = limitsOf(credentialId);
  return new DomainError("spend_limit_exceeded", `${why} The person can change it ${where}. ${nothing}`, {
    remaining_cents: remainingCents,
    limits_url: env().BASE_URL + url,
  });
}
