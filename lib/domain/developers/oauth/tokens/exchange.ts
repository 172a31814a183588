import type { Context } from "@/lib/core/context";
import { authenticateClient, type ClientRequest } from "../clients/authenticate-client";
import { OAuthError } from "../error";
import type { TokenAnswer } from "./issue-tokens";
import { redeemCode } from "./redeem-code";
import { refresh } from "./refresh";

/** The token endpoint (RFC 6749, 3.2): a code or a refresh token for a new pair of tokens. Throws `OAuthError`. */
export async function exchange(ctx: Context, request: ClientRequest): Promise<TokenAnswer> {
  const client = await authenticateClient(ctx, request);
  const type = request.form.get("grant_type");
  if (type === "authorization_code") return redeemCode(ctx, client, request.form);
  if (type === "refresh_token") return refresh(ctx, client, request.form);
  if (!type) throw new OAuthError("invalid_request", "grant_type is missing");
  throw new OAuthError("unsupported_grant_type", "grant_type must be authorization_code or refresh_token");
}
