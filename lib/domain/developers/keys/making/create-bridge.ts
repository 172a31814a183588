import { bridgeTokens } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { sha256 } from "@/lib/core/seal";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { type Account, ownerIdOf } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { newToken } from "../checking/token";

/** Makes a marketplace bridge token for an account: full scope set, accepted until `BRIDGE_SUNSET`. Shown this once. */
export async function createBridgeToken(
  ctx: Context,
  account: Account,
): Promise<{ id: string; prefix: string; token: string }> {
  const { userId, profileId } = account;
  const { token, prefix } = newToken("bridge");
  const id = newId("key");
  await transaction(ctx, async (tx) => {
    await tx
      .insert(bridgeTokens)
      .values({ id, userId, profileId, prefix, tokenHash: sha256(token), createdAt: ctx.now });
    await recordAudit(tx, ctx, ownerIdOf(account), "bridge_token.created", { type: "bridge_token", id });
  });
  return { id, prefix, token };
}
