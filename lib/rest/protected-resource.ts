import { ALL_SCOPES } from "@/lib/contracts/scopes";
import { env } from "@/lib/core/env";
import { beginCall } from "./call";
import { cached, toResponse } from "./respond";
import { type Handler, PUBLIC_CORS } from "./route";

/** Protected resource metadata (RFC 9728): what a client that met a 401 may do about it. Tokens travel in the header alone. */
export const protectedResource: Handler = async (request) => {
  const { BASE_URL } = env();
  const body = JSON.stringify({
    resource: `${BASE_URL}/api/v1`,
    resource_name: "Guildhall REST API",
    bearer_methods_supported: ["header"],
    scopes_supported: ALL_SCOPES,
    resource_documentation: `${BASE_URL}/developers`,
  });
  const answer = cached(
    { status: 200, body, headers: { ...PUBLIC_CORS } },
    { maxAge: 300 },
    request.headers.get("if-none-match"),
  );
  return toResponse(answer, beginCall(request).requestId);
};
