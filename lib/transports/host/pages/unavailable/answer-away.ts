import type { IncomingMessage, ServerResponse } from "node:http";
import { DomainError } from "@/lib/core/errors";
import { isApi, readPath } from "../../routing/request-target";
import { writtenRefusal } from "../../written-refusal";
import type { UnavailablePage } from "./unavailable-page";

/** Answers that nothing can be made at the moment: with the page that says so, or to a program in the error envelope. */
export function answerAway(page: UnavailablePage, request: IncomingMessage, response: ServerResponse): void {
  if (isForProgram(request)) refuseAway(response);
  else page.answer(request, response).catch(() => response.destroy());
}

function isForProgram(request: IncomingMessage): boolean {
  const { method, headers } = request;
  if (isApi(readPath(request)) || headers.rsc !== undefined || headers["next-action"] !== undefined) return true;
  // what a script sends, like an upload; a form of a page says that it takes one
  return method !== "GET" && method !== "HEAD" && !headers.accept?.includes("text/html");
}

function refuseAway(response: ServerResponse): void {
  const away = new DomainError("service_unavailable", "The service is briefly unavailable. Retry shortly.");
  const { status, headers, body } = writtenRefusal(away);
  response.writeHead(status, headers).end(body);
}
