/** Codes of RFC 6749 (5.2, 4.1.2.1), RFC 7591 (3.2.2) and RFC 8707 (2) that this server answers with. */
export type OAuthErrorCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "invalid_scope"
  | "invalid_target"
  | "unsupported_grant_type"
  | "invalid_redirect_uri"
  | "invalid_client_metadata";

/**
 * A refusal of the token, revocation, introspection or registration endpoint. The description is shown to the client.
 */
export class OAuthError extends Error {
  override readonly name = "OAuthError";

  constructor(
    readonly code: OAuthErrorCode,
    description: string,
    readonly status = code === "invalid_client" ? 401 : 400,
  ) {
    super(description);
  }
}
