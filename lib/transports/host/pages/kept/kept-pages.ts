import { hash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { createContext } from "@/lib/core/context";
import { logger } from "@/lib/core/log";
import { answers } from "@/lib/core/memory/answers";
import type { About } from "@/lib/core/memory/barriers";
import { newId } from "@/lib/core/values/ids";
import { notePageView } from "@/lib/domain/network/analytics/page-views";
import type { NodeHandler } from "@/lib/transports/host/node-handler";
import { asDomainError } from "@/lib/transports/http/answering/respond";
import { readCaller } from "@/lib/transports/http/caller/caller";
import { Encodings } from "../../encoding/encodings";
import type { MadePage, MakePage } from "../making/make-page";
import { awayFor } from "../making/render";
import { documentPolicy } from "../page-policy";
import { NAVIGATION_HEADERS, type PublicPage, publicPageOf } from "./public-pages";
import { part } from "./start-later";

type Kept = {
  status: number;
  headers: OutgoingHttpHeaders;
  encodings: Encodings;
  tag: string;
  /** A part of it could not be made. */
  isBroken?: boolean;
};
type KeptPage = Kept & {
  /** What makes the page live, where that is apart from it. */
  start?: Kept | undefined;
  view: MadePage["view"];
};

/**
 * Next gives those who read its pages as text alone (link previews) whole ones: the title in the head, nothing that arrives later by
 * script. A kept page is whole anyway.
 */
const WHOLE = "Guildhall (as facebookexternalhit)";
/** Sent with what Next fetches before anybody goes there. */
const AHEAD = ["next-router-prefetch", "next-router-segment-prefetch"];
/** Of the connection, or set again. */
const DROPPED = ["cache-control", "connection", "content-length", "date", "etag", "keep-alive", "transfer-encoding"];
/** What a later navigation or another cookie would change. */
const VARY = ["Cookie", "Accept-Encoding"];

/**
 * Answers public pages of readers who are not signed in from memory, and what Next's navigation asks of them. They are made once for
 * all, so without a nonce, under a policy that names their inline scripts. What makes a page live is parted from it and answered at an
 * address of its own. Answers false for what is not of these. While the database is away `unavailable` answers; where a page cannot be
 * kept for another reason, `pages` does.
 */
export function keepPages(
  makePage: MakePage,
  pages: NodeHandler,
  unavailable: NodeHandler,
): (request: IncomingMessage, response: ServerResponse, path: string) => boolean {
  return (request, response, path) => {
    const asked = publicPageOf(request, path);
    if (!asked) return false;
    answer(makePage, asked, request, response).catch((error) => {
      if (response.headersSent) return void response.destroy();
      if (asDomainError(error).code === "service_unavailable") return unavailable(request, response);
      logger().error({ err: error }, "a page could not be answered from memory");
      return pages(request, response);
    });
    return true;
  };
}

async function answer(
  makePage: MakePage,
  { key, about, url, wants }: PublicPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = await answers().getFrom(key, about, async (position) => {
    // what makes a page live is of the document, and made with nothing that the document was not asked with
    const asked = headersOf(wants === "start" ? {} : request.headers);
    const value = toKeep(await makePage(url, asked, position), url);
    return isToKeep(value) ? { value, bytes: bytesOf(value) + bytesOf(value.start) } : { value };
  });
  if (wants === "start") return send(page.start ?? NO_START, about, request, response);
  if (request.method === "GET") countView(page, request);
  return send(page, about, request, response);
}

/** What is asked for of a page that has no start of its own: it is gone, or came whole. */
const NO_START: Kept = {
  status: 404,
  headers: { "content-type": "text/plain; charset=utf-8" },
  encodings: new Encodings(Buffer.from("This page is not there any more.")),
  tag: "",
};

const isToKeep = ({ status, headers, isBroken }: Pick<Kept, "status" | "headers" | "isBroken">) =>
  status === 200 && !headers["set-cookie"] && !isBroken;
const bytesOf = (kept: Kept | undefined) => kept?.encodings.expectedBytes ?? 0;

async function send(page: Kept, about: About, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { body, encoding } = await page.encodings.for(request.headers["accept-encoding"]);
  const kept = page.status === 200 && !page.isBroken;
  const headers: OutgoingHttpHeaders = {
    ...page.headers,
    "cache-control": kept ? cachingOf(about, request) : "private, no-store",
    ...(encoding && { "content-encoding": encoding }),
  };
  if (kept) headers.etag = `${encoding ? "W/" : ""}"${page.tag}"`;
  if (kept && request.headers["if-none-match"]?.includes(page.tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers["content-length"] = body.length;
  response.writeHead(page.status, headers).end(request.method === "HEAD" ? undefined : body);
}

/** A browser asks each time, which costs it a 304; what stands between may answer others for a second. Navigation is its browser's alone. */
function cachingOf(about: About, { headers }: IncomingMessage): string {
  if (headers.rsc !== undefined) return "private, no-cache";
  return `public, max-age=0, s-maxage=${about === "nobody" ? 60 : 1}`;
}

/** A page as it is kept. Throws `service_unavailable` where the database was away. */
function toKeep(made: MadePage, url: string): KeptPage {
  const { status, headers, failures, view } = made;
  if (failures.away) throw awayFor(url);
  for (const name of DROPPED) delete headers[name];
  headers.vary = [...new Set([...String(headers.vary ?? "").split(", "), ...VARY])].filter(Boolean).join(", ");
  const isHtml = String(headers["content-type"]).startsWith("text/html");
  const parted = isHtml && isToKeep(made) ? part(made.body.toString(), url) : undefined;
  const body = parted ? Buffer.from(parted.document) : made.body;
  if (isHtml) headers["content-security-policy"] = documentPolicy(body.toString());
  return {
    ...kept(status, headers, body),
    isBroken: failures.any,
    start: parted && kept(200, OF_START, Buffer.from(parted.start)),
    view,
  };
}

const OF_START: OutgoingHttpHeaders = {
  "content-type": "text/javascript; charset=utf-8",
  "x-content-type-options": "nosniff",
  vary: "Accept-Encoding",
};

function kept(status: number, headers: OutgoingHttpHeaders, body: Buffer): Kept {
  return { status, headers, encodings: new Encodings(body), tag: hash("sha1", body, "base64url") };
}

/** What the page may know of who asks: where they come from within the site. */
function headersOf(headers: IncomingHttpHeaders): Record<string, string> {
  if (headers.rsc === undefined) return { "user-agent": WHOLE };
  const sent: Record<string, string> = {};
  for (const name of NAVIGATION_HEADERS) if (typeof headers[name] === "string") sent[name] = headers[name];
  return sent;
}

/** A view is counted when it is served, no matter who made the page; what is fetched ahead is none. */
function countView({ view }: KeptPage, { headers }: IncomingMessage): void {
  if (!view || AHEAD.some((name) => headers[name] !== undefined)) return;
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === "string") sent.set(name, value);
  const { address: ip, local } = readCaller(sent);
  notePageView(createContext({ actor: { kind: "anonymous" }, requestId: newId("req"), ip, local }), view, sent);
}
