import type { Context } from "@/lib/core/context";
import { conflict, DomainError } from "@/lib/core/errors";
import { operatorStanding } from "@/lib/domain/platform/access/operator";

/**
 * Lets through who operates the service: a person with the role, signed in, or the operator's tool on the command line. For everybody
 * else, keys and apps of operators too, there is nothing here. The one place that decides this. Throws `not_found`, and
 * `step_up_required` for an operator who has a second factor and has not shown it in this session.
 */
export async function requireOperator(ctx: Context): Promise<void> {
  if (ctx.actor.kind === "system") return;
  const standing = await operatorStanding(ctx);
  if (standing === "full") return;
  if (standing === "weak") throw new DomainError("step_up_required", "Show your passkey or a code of your app first.");
  throw new DomainError("not_found", "There is nothing here.");
}

/** Keeps operators out of what is about themselves: `people` are the accounts that it touches. Throws `conflict`. */
export function refuseOwn({ actor }: Context, people: readonly (string | null)[]): void {
  if (actor.kind === "user" && people.includes(actor.userId))
    throw conflict("This is a matter of your own: another operator decides it.");
}

/** Whether the caller is an operator who has to show their second factor first. Throws `not_found` for who is none. */
export async function owesSecondFactor(ctx: Context): Promise<boolean> {
  const standing = ctx.actor.kind === "system" ? "full" : await operatorStanding(ctx);
  if (standing === "none") throw new DomainError("not_found", "There is nothing here.");
  return standing === "weak";
}
