import { and, count, eq, gt, isNull, or } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { apiKeys } from "@/db/schema";
import type { ApiKeyWithToken, NewApiKey } from "@/lib/contracts/developers/keys/keys";
import { buysForItself } from "@/lib/contracts/scopes";
import { TIERS } from "@/lib/contracts/tiers";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { DAY_MS } from "@/lib/core/values/durations";
import { newId } from "@/lib/core/values/ids";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { holdAccount } from "@/lib/domain/platform/access/hold-account";
import { type Account, ownerIdOf, requireAccount } from "@/lib/domain/platform/access/require";
import { changesThings, requireFresh } from "@/lib/domain/platform/access/step-up";
import { UPGRADE_URL } from "@/lib/domain/platform/access/upgrade-url";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { setSpendLimits } from "@/lib/domain/platform/spending/limits";
import { newToken } from "../checking/token";
import { slowHash } from "../checking/verify";
import { viewKey, viewKeyEvent } from "../reading/view";

/**
 * Makes an API key of the context's mode for the acting account, or for `account` when the operator acts. The token is in the answer and nowhere else.
 * `limits` say what one that buys may spend; without them it spends nothing. Throws `quota_exceeded` when the plan's number of
 * keys that work in that mode is reached, `step_up_required` for a key that changes things. Emits `api_key.created`.
 */
export async function createKey(
  ctx: Context,
  input: NewApiKey,
  account = requireAccount(ctx),
): Promise<ApiKeyWithToken> {
  if (changesThings(input.scopes)) await requireFresh(ctx);
  const { row, token } = await makeKey(ctx, input, account);
  return { ...viewKey(row, ctx.now), token };
}

/** What a key that another one makes is held to. */
export type Descent = { madeByKeyId: string; expiresAt: Date | null; allowedIps: string[] };

/** Writes a key and tells of it; `descent` says what one is held to that a key makes. Throws `quota_exceeded`. */
export async function makeKey(
  ctx: Context,
  input: NewApiKey,
  account: Account,
  descent?: (tx: Transaction, ctx: Context) => Promise<Descent>,
): Promise<{ row: typeof apiKeys.$inferSelect; token: string }> {
  const { token, prefix } = newToken(ctx.livemode ? "live" : "test");
  const tokenHash = await slowHash(token);
  return transaction(ctx, async (tx, within) => {
    const held = await descent?.(tx, within);
    await requireRoom(tx, ctx, account.userId);
    const [row] = await tx
      .insert(apiKeys)
      .values({
        id: newId("key"),
        userId: account.userId,
        profileId: account.profileId,
        name: input.name,
        prefix,
        tokenHash,
        scopes: input.scopes,
        livemode: ctx.livemode,
        createdAt: ctx.now,
        expiresAt: input.expires_in_days ? new Date(ctx.now.getTime() + input.expires_in_days * DAY_MS) : null,
        ...held,
      })
      .returning();
    if (!row) throw new Error("the key was not written");
    const { userId } = account;
    const limits = input.limits && buysForItself(input.scopes) ? input.limits : undefined;
    if (limits) await setSpendLimits(tx, ctx, { credentialId: row.id, userId }, limits);
    await recordAudit(
      tx,
      ctx,
      ownerIdOf(account),
      "api_key.created",
      { type: "api_key", id: row.id },
      { name: row.name, scopes: row.scopes, ...(limits && { limits }), ...(held && { made_by: held.madeByKeyId }) },
    );
    await emit(tx, ctx, ownerIdOf(account), "api_key.created", viewKeyEvent(row));
    return { row, token };
  });
}

/** Locks the account's row, so that two keys made at once cannot both take the last place. */
async function requireRoom(tx: Transaction, { now, livemode }: Context, userId: string): Promise<void> {
  const owner = await holdAccount(tx, userId);
  if (!owner) throw notFound("The account");
  const [live] = await tx
    .select({ keys: count() })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.userId, userId),
        eq(apiKeys.livemode, livemode),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
      ),
    );
  const cap = TIERS[owner.tier].apiKeys;
  if ((live?.keys ?? 0) >= cap) {
    throw new DomainError(
      "quota_exceeded",
      `The ${TIERS[owner.tier].name} plan has ${cap} ${livemode ? "" : "test "}API keys. Revoke one or upgrade.`,
      {
        upgrade_url: UPGRADE_URL,
      },
    );
  }
}
