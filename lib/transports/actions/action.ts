import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import type { ErrorCode } from "@/lib/contracts/errors";
import type { Context } from "@/lib/core/context";
import { type DomainError, SignInFirst, WrongState } from "@/lib/core/errors";
import { logger } from "@/lib/core/log";
import { refuseViewer } from "@/lib/core/transaction";
import { inModeOfLink } from "@/lib/domain/contact/links/mode";
import { asDomainError, refusedInput } from "@/lib/transports/http/answering/respond";
import { pageContext } from "./session/session";

/** What a form shows after it was sent. `fields` maps a field's name to its complaint; `code` is the refusal's own, if it has one. */
export type ActionState<T = unknown> =
  | { status: "idle" }
  | { status: "ok"; data: T }
  | { status: "error"; message: string; fields: Record<string, string>; code?: ErrorCode };

export type FormAction<T> = (previous: ActionState<T>, form: FormData) => Promise<ActionState<T>>;

/**
 * Binds a schema to a verb for forms: parses what was sent, builds the page's context, and answers a state instead of throwing.
 * `redirect()` and `notFound()` pass through. Next checks that the request comes from our own origin.
 */
export function action<S extends z.ZodType, T>(
  schema: S,
  run: (ctx: Context, input: z.output<S>) => Promise<T>,
): FormAction<T> {
  return async (_previous, form) => {
    const ctx = await pageContext();
    try {
      refuseViewer(ctx);
      const parsed = schema.safeParse(fieldsOf(form));
      if (!parsed.success) throw refusedInput("validation_error", parsed.error, "form");
      return { status: "ok", data: await run(await linked(ctx, parsed.data), parsed.data) };
    } catch (error) {
      unstable_rethrow(error);
      const refusal = asDomainError(error);
      if (refusal.status >= 500) logger().error({ err: error, request_id: ctx.requestId }, "action failed");
      const fields = Object.fromEntries((refusal.extras.details ?? []).map((d) => [d.path, d.message]));
      return { status: "error", message: messageOf(refusal, ctx, form), fields, code: refusal.code };
    }
  };
}

const SIGNED_OUT = "You are signed out. Sign in in another tab, then send this again: what you typed stays here.";

/**
 * What a refusal says on a page, without the words of the API. Whose session has ended is told that, and not that their own things are not
 * there.
 */
function messageOf(refusal: DomainError, { actor }: Context, form: FormData): string {
  if (refusal instanceof SignInFirst) return SIGNED_OUT;
  if (refusal instanceof WrongState) return refusal.onPages;
  if (actor.kind === "anonymous" && refusal.code === "not_found" && !form.get("token"))
    return `${refusal.message} If it is yours: ${SIGNED_OUT}`;
  return refusal.message;
}

/** The context of a form that was sent from a page which a link opens: it names the link's token and what the link is to. */
async function linked(ctx: Context, input: unknown): Promise<Context> {
  const { token, order_id, id = order_id } = (input ?? {}) as { token?: unknown; order_id?: unknown; id?: unknown };
  return token && typeof id === "string" ? inModeOfLink(ctx, id) : ctx;
}

/**
 * A form as an object: names ending in `[]` and repeated names become arrays; what Next adds for itself is left out. Lines end in one
 * character, as people typed them: browsers send two.
 */
function fieldsOf(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    if (name.startsWith("$ACTION")) continue;
    const values = form
      .getAll(name)
      .map((value) => (typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value));
    if (name.endsWith("[]")) fields[name.slice(0, -2)] = values;
    else fields[name] = values.length > 1 ? values : values[0];
  }
  return fields;
}
