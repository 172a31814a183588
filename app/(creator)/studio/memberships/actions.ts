"use server";

import { refresh } from "next/cache";
import { type ActionState, action } from "@/lib/actions/action";
import { MoveTier, SaveTier, TierRef } from "@/lib/contracts/memberships";
import { moveTier, saveTier, setTierActive } from "@/lib/memberships/tiers";

const save = action(SaveTier, async (ctx, input) => {
  await saveTier(ctx, input);
  refresh();
  return null;
});

const archive = action(TierRef, async (ctx, { id }) => {
  await setTierActive(ctx, id, false);
  refresh();
  return null;
});

const restore = action(TierRef, async (ctx, { id }) => {
  await setTierActive(ctx, id, true);
  refresh();
  return null;
});

const move = action(MoveTier, async (ctx, { id, by }) => {
  await moveTier(ctx, id, by);
  refresh();
  return null;
});

type Nothing = ActionState<null>;

/** Makes a tier or changes one. */
export async function saveTierAction(previous: Nothing, form: FormData): Promise<Nothing> {
  return save(previous, form);
}

/** Takes a tier off the profile; its members stay. */
export async function archiveTierAction(previous: Nothing, form: FormData): Promise<Nothing> {
  return archive(previous, form);
}

/** Puts an archived tier back on the profile. */
export async function restoreTierAction(previous: Nothing, form: FormData): Promise<Nothing> {
  return restore(previous, form);
}

/** Moves a tier one place. */
export async function moveTierAction(previous: Nothing, form: FormData): Promise<Nothing> {
  return move(previous, form);
}
