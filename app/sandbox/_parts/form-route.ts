import { showsSandbox } from "@/lib/core/env";
import { DomainError } from "@/lib/core/errors";
import { errorAnswer, type Outgoing } from "@/lib/transports/http/answering/respond";
import { readBody } from "@/lib/transports/http/call";
import { endpoint, type Handler } from "@/lib/transports/http/endpoint";

const NOTHING_HERE = new DomainError("not_found", "There is nothing at this address.");

/**
 * Takes a form of the sandbox: runs `work` with the page's token and the sent fields and redirects (303) to where it says. 404, in
 * plain text, where a real processor is configured, to those it is not for, and where the form's subject does not exist. What `isTest`
 * says is of test mode is taken everywhere.
 */
export function formRoute(
  token: string,
  work: (token: string, form: URLSearchParams) => Promise<string>,
  isTest?: (token: string) => Promise<boolean>,
): Handler {
  return endpoint(
    "sandboxForm",
    async ({ request, local }, segment) => {
      const subject = String((await segment?.params)?.[token] ?? "");
      if (!showsSandbox(local) && !(await isTest?.(subject))) throw NOTHING_HERE;
      const location = await work(subject, new URLSearchParams(await readBody(request)));
      return { status: 303, body: "", headers: { location, "cache-control": "no-store" } };
    },
    { refuse },
  );
}

function refuse(error: unknown, { requestId }: { requestId: string }): Outgoing {
  const answer = errorAnswer(error, requestId);
  if (answer.status !== 404) return answer;
  const headers = { "content-type": "text/plain; charset=utf-8" };
  return { status: 404, body: `${NOTHING_HERE.message}\n`, headers };
}
