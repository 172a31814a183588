import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { isOperator } from "@/lib/domain/platform/access/operator";

/**
 * Lets through who operates the service: a person with the role, signed in, or the operator's tool on the command line. For everybody
 * else, keys and apps of operators too, there is nothing here. The one place that decides this. Throws `not_found`.
 */
export async function requireOperator(ctx: Context): Promise<void> {
  if (ctx.actor.kind === "system" || (await isOperator(ctx))) return;
  throw new DomainError("not_found", "There is nothing here.");
}
