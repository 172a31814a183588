import type { KeyWithToken, NewKey } from "@/lib/contracts/developers/keys/key-operations";
import type { Context } from "@/lib/core/context";
import { DomainError, invalidField } from "@/lib/core/errors";
import { DAY_MS } from "@/lib/core/values/durations";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { isWithin, plainRanges } from "../checking/allowed-addresses";
import { type Descent, makeKey } from "../making/create";
import { type AskingKey, askingKey } from "../reading/asking-key";
import { viewProgramsKey } from "../reading/view";

/**
 * Makes a key at the wish of another: of a part of its scopes and never `keys:write`, so that keys do not breed; no longer, from no
 * other addresses, and it spends nothing, as only the person says what a key may spend. It ends when the one that asks is revoked. The token is in the answer and nowhere else.
 * Throws `insufficient_scope`, `quota_exceeded`, `validation_error`. Emits `api_key.created`.
 */
export async function makeKeyByKey(ctx: Context, { allowed_ips: sent, ...input }: NewKey): Promise<KeyWithToken> {
  const scopes = [...new Set(input.scopes)];
  const { row, token } = await makeKey(ctx, { ...input, scopes }, requireAccount(ctx), async (tx, within) => {
    const asking = await askingKey(tx, within);
    const more = scopes.filter((scope) => scope === "keys:write" || !asking.scopes.includes(scope));
    if (more.length > 0) {
      throw new DomainError(
        "insufficient_scope",
        `A key gives no more than it has, and never keys:write: leave out ${more.join(", ")}, or make the key on the page of keys.`,
      );
    }
    return heldTo(asking, sent, input.expires_in_days, within.now);
  });
  return { ...viewProgramsKey(row, ctx.now), token };
}

function heldTo(asking: AskingKey, sent: string[] | undefined, days: number | undefined, now: Date): Descent {
  const allowedIps = sent && sent.length > 0 ? plainRanges(sent) : asking.allowedIps;
  if (!isWithin(allowedIps, asking.allowedIps)) {
    throw invalidField("allowed_ips", "must be among the addresses that the key that asks may be used from");
  }
  const wished = days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
  const ends = [wished, asking.expiresAt].filter((moment) => moment !== null);
  const expiresAt = ends.length === 0 ? null : new Date(Math.min(...ends.map(Number)));
  return { madeByKeyId: asking.id, expiresAt, allowedIps };
}
