import { statement } from "@/db/client";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { inOrder } from "@/lib/core/values/in-order";
import { presentHandles } from "@/lib/domain/people/listing/of-handle";
import { actingProfile } from "@/lib/domain/platform/access/require";
import { SNAPSHOT_BY_HANDLE, SNAPSHOTS_BY_HANDLES, SNAPSHOTS_BY_IDS } from "./snapshot";
import { viewProfile } from "./view";

/** The public snapshot of a creator, with tiers and offers, in one prepared query. Throws `not_found`. */
export async function getProfile(ctx: Context, handle: string): Promise<ProfileView> {
  const [row] = await statement(SNAPSHOT_BY_HANDLE, [handle, actingProfile(ctx) ?? ""]);
  if (!row) throw notFound(`A creator with the handle ${handle.toLowerCase()}`);
  return viewProfile(row, ctx.now);
}

/** The same for agents: only a discoverable profile is found. */
export async function getDiscoverableProfile(ctx: Context, handle: string): Promise<ProfileView> {
  const profile = await getProfile(ctx, handle);
  if (!profile.mcp_discoverable) throw notFound(`A creator with the handle ${handle.toLowerCase()}`);
  return profile;
}

/** The public snapshots of creators, in the order of their handles (in any case, present or former); null where there is none. */
export async function profilesByHandles(ctx: Context, handles: readonly string[]): Promise<(ProfileView | null)[]> {
  const rows = await statement(SNAPSHOTS_BY_HANDLES, [[...handles]]);
  const found = new Map(rows.map((row) => [row.handle.toLowerCase(), viewProfile(row, ctx.now)]));
  const wanted = handles.map((handle) => handle.toLowerCase());
  const missing = wanted.filter((handle) => !found.has(handle));
  if (missing.length > 0) await addFormer(ctx, missing, found);
  return wanted.map((handle) => found.get(handle) ?? null);
}

/** Puts under their former handles those who have others by now. Two queries, where anybody is missing. */
async function addFormer(ctx: Context, missing: readonly string[], found: Map<string, ProfileView>): Promise<void> {
  const present = await presentHandles(ctx, missing);
  if (present.size === 0) return;
  const rows = await statement(SNAPSHOTS_BY_HANDLES, [[...new Set(present.values())]]);
  const views = new Map(rows.map((row) => [row.handle, viewProfile(row, ctx.now)]));
  for (const [former, handle] of present) {
    const view = views.get(handle);
    if (view) found.set(former, view);
  }
}

/** The same by id. */
export async function profilesByIds(ctx: Context, ids: readonly string[]): Promise<(ProfileView | null)[]> {
  const rows = await statement(SNAPSHOTS_BY_IDS, [[...ids]]);
  return inOrder(
    ids,
    rows.map((row) => viewProfile(row, ctx.now)),
    (profile) => profile.id,
  );
}
