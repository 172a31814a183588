import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CliError } from "../failure";

/** The path that is registered; the port is what the system gives (RFC 8252, 7.3). */
const PATH = "/callback";
const PATIENCE_MS = 5 * 60_000;

export type Expected = { state: string; issuer: string };

export type Loopback = {
  redirectUri: string;
  /** The code that the browser brings, once it fits what was asked. Throws what the person decided, or that nobody came. */
  code(expected: Expected, stopped: AbortSignal): Promise<string>;
  close(): void;
};

/** A server on this computer for the browser to come back to. */
export async function listenForBrowser(): Promise<Loopback> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    redirectUri: origin + PATH,
    code: (expected, stopped) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(gaveUp("Nobody answered in the browser in five minutes.")), PATIENCE_MS);
        late.unref(); // the server is what keeps the process
        stopped.addEventListener("abort", () => reject(gaveUp("Stopped before somebody answered in the browser.")));
        server.on("request", (request, response) => {
          const url = new URL(request.url ?? "/", origin);
          const answer = url.pathname === PATH ? readAnswer(url.searchParams, expected) : undefined;
          response.writeHead(answer ? 200 : 404, { "content-type": "text/html; charset=utf-8", connection: "close" });
          response.end(page(answer));
          if (!answer) return; // a favicon, or somebody else on this computer who does not know the state
          clearTimeout(late);
          if ("code" in answer) resolve(answer.code);
          else reject(answer.refused);
        });
      }),
    close() {
      server.close();
      server.closeIdleConnections();
    },
  };
}

/** What a redirect says; undefined when it is none of ours: another state, or another issuer (RFC 9207). */
export function readAnswer(
  sent: URLSearchParams,
  { state, issuer }: Expected,
): { code: string } | { refused: CliError } | undefined {
  if (sent.get("state") !== state || sent.get("iss") !== issuer) return undefined;
  const [code, error] = [sent.get("code"), sent.get("error")];
  if (code) return { code };
  if (error === "access_denied") return { refused: new CliError(error, "You did not allow it. Nothing was changed.") };
  return error ? { refused: new CliError(error, sent.get("error_description") ?? "The service refused.") } : undefined;
}

function gaveUp(message: string): CliError {
  return new CliError("login_timeout", message, "Run `guildhall login` again.");
}

function page(answer: ReturnType<typeof readAnswer>): string {
  const [title, text] = !answer
    ? ["Not found", "There is nothing here."]
    : "code" in answer
      ? ["Signed in", "The command line has what it needs. You can close this page."]
      : ["Not signed in", "The command line was given nothing. You can close this page."];
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title>
<body style="font:16px/1.5 system-ui;max-width:32rem;margin:20vh auto;padding:0 1rem"><h1>${title}</h1><p>${text}</p></body></html>`;
}
