"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { type ActionState, action } from "@/lib/actions/action";
import { idOf } from "@/lib/contracts/ids";
import { type ApiKeyView, type ApiKeyWithToken, NewApiKey, RotateApiKey } from "@/lib/contracts/keys";
import { createKey } from "@/lib/keys/create";
import { revokeKey } from "@/lib/keys/revoke";
import { rotateKey } from "@/lib/keys/rotate";

const create = action(NewApiKey, (ctx, input) => createKey(ctx, input));

const rotate = action(RotateApiKey, rotateKey);

const revoke = action(z.strictObject({ id: idOf("key") }), async (ctx, { id }) => {
  const key = await revokeKey(ctx, id);
  refresh();
  return key;
});

/** Makes a key. The list is refreshed when its token has been read: a new list now would take the dialog away. */
export async function createKeyAction(
  previous: ActionState<ApiKeyWithToken>,
  form: FormData,
): Promise<ActionState<ApiKeyWithToken>> {
  return create(previous, form);
}

/** Replaces a key. The list is refreshed when the new token has been read. */
export async function rotateKeyAction(
  previous: ActionState<ApiKeyWithToken>,
  form: FormData,
): Promise<ActionState<ApiKeyWithToken>> {
  return rotate(previous, form);
}

/** Ends a key at once. */
export async function revokeKeyAction(
  previous: ActionState<ApiKeyView>,
  form: FormData,
): Promise<ActionState<ApiKeyView>> {
  return revoke(previous, form);
}
