"use server";

import { refresh } from "next/cache";
import { headers } from "next/headers";
import { z } from "zod";
import { AddPasskey, RemovePasskey, RenamePasskey } from "@/lib/contracts/people/passkeys";
import { addPasskey, beginPasskey } from "@/lib/domain/people/accounts/passkeys/add";
import { removePasskey, renamePasskey } from "@/lib/domain/people/accounts/passkeys/manage";
import { action } from "@/lib/transports/actions/action";

/** What the browser needs to make a passkey. */
export const beginPasskeyAction = action(z.object({}), beginPasskey);

/** Keeps the passkey that it made. */
export const addPasskeyAction = action(AddPasskey, async (ctx, input) => {
  const added = await addPasskey(ctx, input, (await headers()).get("user-agent"));
  refresh();
  return added;
});

/** Calls a passkey something else. */
export const renamePasskeyAction = action(RenamePasskey, async (ctx, input) => {
  await renamePasskey(ctx, input);
  refresh();
  return null;
});

/** Takes a passkey away. */
export const removePasskeyAction = action(RemovePasskey, async (ctx, input) => {
  await removePasskey(ctx, input);
  refresh();
  return null;
});
