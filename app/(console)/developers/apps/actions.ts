"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { NewOAuthApp, UpdateOAuthApp } from "@/lib/contracts/developers/oauth/oauth";
import { idOf } from "@/lib/contracts/values/ids";
import { createApp } from "@/lib/domain/developers/oauth/apps/create-app";
import { disableApp } from "@/lib/domain/developers/oauth/apps/disable-app";
import { rotateAppSecret } from "@/lib/domain/developers/oauth/apps/rotate-app-secret";
import { updateApp } from "@/lib/domain/developers/oauth/apps/update-app";
import { action } from "@/lib/transports/actions/action";

const OneApp = z.strictObject({ id: idOf("oac") });

/** Registers an app. Its page is opened when the secret has been read. */
export const createAppAction = action(NewOAuthApp, createApp);

/** Says what is wrong with redirect URIs while they are typed, or how many there are. Changes nothing. */
export const checkRedirectUrisAction = action(
  NewOAuthApp.pick({ redirect_uris: true }),
  async (_ctx, { redirect_uris }) => redirect_uris.length,
);

/** Changes an app's name, pages and redirect URIs. */
export const updateAppAction = action(UpdateOAuthApp.extend(OneApp.shape), async (ctx, { id, ...changes }) => {
  const app = await updateApp(ctx, id, changes);
  refresh();
  return app;
});

/** Gives an app a new secret. The page is refreshed when it has been read. */
export const rotateSecretAction = action(OneApp, (ctx, { id }) => rotateAppSecret(ctx, id));

/** Ends an app and every access that was given to it. */
export const disableAppAction = action(OneApp, async (ctx, { id }) => {
  const app = await disableApp(ctx, id);
  refresh();
  return app;
});
