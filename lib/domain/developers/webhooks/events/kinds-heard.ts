import { APP_EVENT_KINDS, scopeOfEvent } from "@/lib/contracts/developers/events/event-scopes";
import type { EventKind } from "@/lib/contracts/developers/events/events";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { isApp } from "../is-app";

/** Sent when it is asked for, whatever an endpoint hears of; it tells of nothing. */
const PING: EventKind = "ping";

/**
 * The kinds of events of an account that the actor may hear of, by whatever way: of an app that the account let in those whose things its
 * scopes let it read. Null for the account itself and its own keys, which hear of all.
 */
export function kindsHeardBy(ctx: Context): readonly string[] | null {
  const { actor } = ctx;
  if (!isApp(ctx) || actor.kind !== "credential") return null;
  const heard = APP_EVENT_KINDS.filter((kind) => actor.scopes.some((scope) => scope === scopeOfEvent(kind)));
  return [PING, ...heard];
}

/**
 * The kinds that an endpoint which the actor makes hears of, each once. `*` swallows the others; an app's stands for all that it may hear
 * of. Throws `insufficient_scope`.
 */
export function heardKinds(ctx: Context, eventTypes: readonly string[]): string[] {
  const heard = kindsHeardBy(ctx);
  if (!eventTypes.includes("*")) {
    requireHeard(ctx, eventTypes);
    return [...new Set(eventTypes)];
  }
  return heard ? [...heard] : ["*"];
}

/** Throws `insufficient_scope` where one of these kinds, or `*`, is none that the actor may hear of. */
export function requireHeard(ctx: Context, eventTypes: readonly string[]): void {
  const heard = kindsHeardBy(ctx);
  const other = heard && eventTypes.find((kind) => !heard.includes(kind));
  if (other === undefined || other === null) return;
  const scope = other === "*" ? null : scopeOfEvent(other as EventKind);
  if (scope)
    throw new DomainError("insufficient_scope", `${other}: this app needs the scope ${scope} to hear of it.`, {
      required_scope: scope,
    });
  throw new DomainError(
    "insufficient_scope",
    `${other}: more than this app may hear of. Its own endpoints hear of what its scopes read.`,
  );
}
