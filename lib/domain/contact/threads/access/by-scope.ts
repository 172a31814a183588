import type { ThreadSide } from "@/lib/contracts/contact/threads";
import type { Scope } from "@/lib/contracts/scopes";
import type { Context } from "@/lib/core/context";
import { actingProfile, lacking, mayUse } from "@/lib/domain/platform/access/require";
import type { ShownThread } from "../record/view";
import { threadFor } from "./find";

/** What an app or key needs to read and to write on either side. The only place that says so. */
const THREAD_SCOPES = {
  read: { creator: "messages:read", buyer: "purchases:read" },
  write: { creator: "messages:write", buyer: "purchases:write" },
} as const satisfies Record<string, Record<ThreadSide, Scope>>;

type ThreadAction = keyof typeof THREAD_SCOPES;

/** A thread, and the side of it that the account of an app or key stands on. Throws `not_found`, and `insufficient_scope` without that side's. */
export async function sideByScope(
  ctx: Context,
  id: string,
  action: ThreadAction,
): Promise<{ as: ThreadSide; thread: ShownThread }> {
  const { side, thread } = await threadFor(ctx, id);
  requireSide(ctx, side, action);
  return { as: side, thread };
}

/** The side whose threads an account lists: the one that it names, else the creator's where it has a page and may read those. */
export function sideToList(ctx: Context, named?: ThreadSide): ThreadSide {
  const side = named ?? (actingProfile(ctx) && mayUse(ctx, THREAD_SCOPES.read.creator) ? "creator" : "buyer");
  requireSide(ctx, side, "read");
  return side;
}

/** Throws `insufficient_scope` for an app or key without the scope of a side on which its account stands. */
export function requireSide(ctx: Context, side: ThreadSide, action: ThreadAction): void {
  const scope = THREAD_SCOPES[action][side];
  if (mayUse(ctx, scope)) return;
  throw lacking(scope);
}
