"use server";

import { refresh } from "next/cache";
import { MoveTier, SaveTier, TierRef } from "@/lib/contracts/trade/memberships/memberships";
import { moveTier, saveTier, setTierActive } from "@/lib/domain/trade/memberships/tiers";
import { action } from "@/lib/transports/actions/action";

/** Makes a tier or changes one. */
export const saveTierAction = action(SaveTier, async (ctx, input) => {
  await saveTier(ctx, input);
  refresh();
  return null;
});

/** Takes a tier off the profile; its members stay. */
export const archiveTierAction = action(TierRef, async (ctx, { id }) => {
  await setTierActive(ctx, id, false);
  refresh();
  return null;
});

/** Puts an archived tier back on the profile. */
export const restoreTierAction = action(TierRef, async (ctx, { id }) => {
  await setTierActive(ctx, id, true);
  refresh();
  return null;
});

/** Moves a tier one place. */
export const moveTierAction = action(MoveTier, async (ctx, { id, by }) => {
  await moveTier(ctx, id, by);
  refresh();
  return null;
});
