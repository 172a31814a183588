import type { Actor } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";

type Answers = (request: Request) => Promise<Response>;

// Next bundles pages apart from what starts them, which has the handlers: what they share hangs on the process, not on the module
const holder = globalThis as { __guildhallInside?: { answers: Answers; actors: WeakMap<Request, Actor> } };

/** Lets pages of this process ask the API as somebody who is signed in: `answers` answers a request as the host does. */
export function answerInside(answers: Answers): void {
  holder.__guildhallInside = { answers, actors: new WeakMap() };
}

/** Who a request of this very process is made as. No request from outside is among them: they are told apart by the object itself. */
export function insideActor(request: Request): Actor | undefined {
  return holder.__guildhallInside?.actors.get(request);
}

/**
 * Asks the API as `actor`, over its whole path but for the socket and the credential: limits, scopes and the log hold. `url` is one of
 * our own. Throws `service_unavailable` where another server than ours answers the API.
 */
export async function askInside(url: string, actor: Actor): Promise<Response> {
  const inside = holder.__guildhallInside;
  if (!inside)
    throw new DomainError("service_unavailable", "This deployment cannot repeat requests here: copy it as curl.");
  const request = new Request(url, { headers: { "user-agent": "guildhall-console" } });
  inside.actors.set(request, actor);
  return inside.answers(request);
}
