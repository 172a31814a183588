import type { IncomingMessage } from "node:http";

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * The path that a request asks for. A target in absolute form (RFC 9112, 3.2.2) that names the request's own host becomes path and query
 * in `url`, which is all that everything after reads. Any other target stays as it is, and is no path.
 */
export function readPath(request: IncomingMessage): string {
  const [, host, target = ""] = ABSOLUTE.exec(request.url ?? "") ?? [];
  if (host !== undefined && host === request.headers.host) request.url = target.startsWith("/") ? target : `/${target}`;
  return (request.url ?? "").split("?", 1)[0] as string;
}

/** Whether a path is of the API: whatever is not a success there answers in the error envelope. */
export function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

/** Whether every `%` of a path stands for a character. Next answers 500 to one that does not. */
export function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
