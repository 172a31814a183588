import { statement } from "@/db/client";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { inOrder } from "@/lib/core/values/in-order";
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

/** The public snapshots of creators, in the order of their handles (in any case); null where there is none. One query. */
export async function profilesByHandles(ctx: Context, handles: readonly string[]): Promise<(ProfileView | null)[]> {
  const rows = await statement(SNAPSHOTS_BY_HANDLES, [[...handles]]);
  const wanted = handles.map((handle) => handle.toLowerCase());
  return inOrder(
    wanted,
    rows.map((row) => viewProfile(row, ctx.now)),
    (profile) => profile.handle.toLowerCase(),
  );
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
