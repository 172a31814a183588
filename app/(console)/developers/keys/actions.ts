"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { NewApiKey, RotateApiKey } from "@/lib/contracts/developers/keys";
import { idOf } from "@/lib/contracts/ids";
import { createKey } from "@/lib/domain/developers/keys/create";
import { revokeKey } from "@/lib/domain/developers/keys/revoke";
import { rotateKey } from "@/lib/domain/developers/keys/rotate";
import { action } from "@/lib/transports/actions/action";

/** Makes a key. The list is refreshed when its token has been read: a new list now would take the dialog away. */
export const createKeyAction = action(NewApiKey, (ctx, input) => createKey(ctx, input));

/** Replaces a key. The list is refreshed when the new token has been read. */
export const rotateKeyAction = action(RotateApiKey, rotateKey);

/** Ends a key at once. */
export const revokeKeyAction = action(z.strictObject({ id: idOf("key") }), async (ctx, { id }) => {
  const key = await revokeKey(ctx, id);
  refresh();
  return key;
});
