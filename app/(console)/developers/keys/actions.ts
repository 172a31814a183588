"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import {
  NewApiKey,
  NewBuyingKey,
  RenameApiKey,
  RestrictApiKey,
  RotateApiKey,
} from "@/lib/contracts/developers/keys/keys";
import { limitsOf, SpendLimitsForm } from "@/lib/contracts/trade/spending";
import { idOf } from "@/lib/contracts/values/ids";
import { renameKey } from "@/lib/domain/developers/keys/changing/rename";
import { restrictKey } from "@/lib/domain/developers/keys/changing/restrict";
import { revokeKey } from "@/lib/domain/developers/keys/ending/revoke";
import { createKey } from "@/lib/domain/developers/keys/making/create";
import { limitKey } from "@/lib/domain/developers/keys/making/limit";
import { rotateKey } from "@/lib/domain/developers/keys/making/rotate";
import { action } from "@/lib/transports/actions/action";

/** Makes a key. The list is refreshed when its token has been read: a new list now would take the dialog away. */
export const createKeyAction = action(NewApiKey, (ctx, input) => createKey(ctx, input));

/** The same of a key that buys, with what it may spend. */
export const createBuyingKeyAction = action(NewBuyingKey, (ctx, { name, scopes, expires_in_days, ...limits }) =>
  createKey(ctx, { name, scopes, expires_in_days, limits: limitsOf(limits) }),
);

/** Changes what a key may spend, from its next checkout on. */
export const limitKeyAction = action(
  z.object({ id: idOf("key"), ...SpendLimitsForm.shape }),
  async (ctx, { id, ...limits }) => {
    await limitKey(ctx, id, limitsOf(limits));
    refresh();
    return null;
  },
);

/** Gives a key another name. */
export const renameKeyAction = action(RenameApiKey, async (ctx, { id, name }) => {
  const kept = await renameKey(ctx, id, name);
  refresh();
  return kept;
});

/** Says which addresses a key may be used from. */
export const restrictKeyAction = action(RestrictApiKey, async (ctx, { id, allowed_ips }) => {
  const kept = await restrictKey(ctx, id, allowed_ips);
  refresh();
  return kept;
});

/** Replaces a key. The list is refreshed when the new token has been read. */
export const rotateKeyAction = action(RotateApiKey, rotateKey);

/** Ends a key at once. */
export const revokeKeyAction = action(z.strictObject({ id: idOf("key") }), async (ctx, { id }) => {
  const key = await revokeKey(ctx, id);
  refresh();
  return key;
});
