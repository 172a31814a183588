import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { BEFORE_PAINT } from "@/app/_ui/frame/theme/before-paint";
import { env } from "@/lib/core/env";
import { streamedPolicy } from "@/lib/transports/host/pages/page-policy";
import { fillOf } from "@/lib/transports/http/documents/page-fill";

const YEAR = 31_536_000;

/**
 * Gives each page a Content-Security-Policy with a nonce of its own, which Next reads off the request and puts on its scripts. Here
 * and not in the API host, so that it holds under plain `next start` too.
 */
export function proxy(request: NextRequest): NextResponse {
  // one that is kept is sent to many: its policy is made of its bytes
  if (fillOf(request.headers)) return NextResponse.next();
  const nonce = randomBytes(16).toString("base64");
  const policy = streamedPolicy({ nonce, inline: [BEFORE_PAINT], path: request.nextUrl.pathname });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  if (env().BASE_URL.startsWith("https:")) response.headers.set("strict-transport-security", `max-age=${YEAR}`);
  return response;
}

/** Pages. What is set here wins over a handler's own header, so handlers that bring their own policy are left out. */
export const config = {
  matcher: "/((?!api(?:/|$)|_next/|media/|studio/media$|(?:.*/)?files(?:/|$)|developers/graphql/graphiql$).*)",
};
