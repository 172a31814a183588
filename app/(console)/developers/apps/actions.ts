"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { type ActionState, action } from "@/lib/actions/action";
import { idOf } from "@/lib/contracts/ids";
import { NewOAuthApp, type OAuthAppView, type OAuthAppWithSecret, UpdateOAuthApp } from "@/lib/contracts/oauth";
import { createApp } from "@/lib/oauth/create-app";
import { disableApp } from "@/lib/oauth/disable-app";
import { rotateAppSecret } from "@/lib/oauth/rotate-app-secret";
import { updateApp } from "@/lib/oauth/update-app";

const OneApp = z.strictObject({ id: idOf("oac") });

const create = action(NewOAuthApp, createApp);

const check = action(
  NewOAuthApp.pick({ redirect_uris: true }),
  async (_ctx, { redirect_uris }) => redirect_uris.length,
);

const update = action(UpdateOAuthApp.extend(OneApp.shape), async (ctx, { id, ...changes }) => {
  const app = await updateApp(ctx, id, changes);
  refresh();
  return app;
});

const rotate = action(OneApp, (ctx, { id }) => rotateAppSecret(ctx, id));

const disable = action(OneApp, async (ctx, { id }) => {
  const app = await disableApp(ctx, id);
  refresh();
  return app;
});

/** Registers an app. Its page is opened when the secret has been read. */
export async function createAppAction(
  previous: ActionState<OAuthAppWithSecret>,
  form: FormData,
): Promise<ActionState<OAuthAppWithSecret>> {
  return create(previous, form);
}

/** Says what is wrong with redirect URIs while they are typed, or how many there are. Changes nothing. */
export async function checkRedirectUrisAction(
  previous: ActionState<number>,
  form: FormData,
): Promise<ActionState<number>> {
  return check(previous, form);
}

/** Changes an app's name, pages and redirect URIs. */
export async function updateAppAction(
  previous: ActionState<OAuthAppView>,
  form: FormData,
): Promise<ActionState<OAuthAppView>> {
  return update(previous, form);
}

/** Gives an app a new secret. The page is refreshed when it has been read. */
export async function rotateSecretAction(
  previous: ActionState<OAuthAppWithSecret>,
  form: FormData,
): Promise<ActionState<OAuthAppWithSecret>> {
  return rotate(previous, form);
}

/** Ends an app and every access that was given to it. */
export async function disableAppAction(
  previous: ActionState<OAuthAppView>,
  form: FormData,
): Promise<ActionState<OAuthAppView>> {
  return disable(previous, form);
}
