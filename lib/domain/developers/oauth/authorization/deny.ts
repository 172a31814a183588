import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { answerLocation } from "../clients/redirect";
import { requireConsenter } from "../consenter";
import { checkAuthorizationRequest } from "./authorization-request";

/**
 * The creator turns the app away. Answers where to send the browser, with `access_denied`; nothing is written. Throws
 * as `approve` does.
 */
export async function deny(ctx: Context, request: string): Promise<string> {
  requireConsenter(ctx);
  const checked = await checkAuthorizationRequest(ctx, new URLSearchParams(request));
  if (checked.kind === "redirect") return checked.location;
  if (checked.kind === "refuse") throw new DomainError("invalid_request", checked.message);
  const answer = { error: "access_denied", error_description: "the creator did not agree" };
  return answerLocation(checked.redirectUri, checked.state, answer);
}
