import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { logger } from "@/lib/core/log";
import { refuseViewer } from "@/lib/core/transaction";
import { inModeOfLink } from "@/lib/domain/contact/links/mode";
import { asDomainError, errorAnswer } from "@/lib/transports/http/answering/respond";
import { pageContext } from "./session/session";

const UNSAFE = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Answers a request that a page of ours makes besides its forms (an upload, a download, a look at a state): for the browser's
 * session, and when it changes something only from our own origin. What is thrown becomes the error envelope.
 */
export async function handle(request: Request, run: (ctx: Context) => Promise<Response>): Promise<Response> {
  const ctx = await pageContext();
  try {
    if (UNSAFE.has(request.method)) {
      if (!isOurs(request)) throw new DomainError("not_found", "There is nothing here.");
      refuseViewer(ctx);
    }
    return await run(await linked(ctx, request));
  } catch (error) {
    if (asDomainError(error).status >= 500) logger().error({ err: error, request_id: ctx.requestId }, "request failed");
    const { status, body, headers } = errorAnswer(error, ctx.requestId);
    return new Response(body, { status, headers: { ...headers, "content-type": "application/json; charset=utf-8" } });
  }
}

const LINKED = /[/=]((?:book|ord|qt|thr)_[0-9a-z]{26})\b/;

/** The context of a request from a page which a link opens: its address has the token and what the link is to. */
async function linked(ctx: Context, { url }: Request): Promise<Context> {
  const id = LINKED.exec(url)?.[1];
  return id && new URL(url).searchParams.get("token") ? inModeOfLink(ctx, id) : ctx;
}

/** A browser says where a request that may change something comes from. */
function isOurs(request: Request): boolean {
  return request.headers.get("origin") === new URL(env().BASE_URL).origin;
}

/** A JSON answer that no cache keeps. */
export function json(data: unknown, status = 200): Response {
  return Response.json(data, { status, headers: { "cache-control": "no-store" } });
}
