import { showsSandbox } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { readCaller } from "@/lib/transports/http/caller";

/**
 * Answers a form of the sandbox: runs `work` with the sent fields and redirects (303) to where it says. 404 where a
 * real processor is configured, to those it is not for, and where the form's subject does not exist.
 */
export async function redirectAfter(
  request: Request,
  work: (form: URLSearchParams) => Promise<string>,
): Promise<Response> {
  if (!showsSandbox(readCaller(request.headers).local)) return nothingHere();
  try {
    const location = await work(new URLSearchParams(await request.text()));
    return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return nothingHere();
    throw error;
  }
}

function nothingHere(): Response {
  return new Response("There is nothing at this address.\n", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
