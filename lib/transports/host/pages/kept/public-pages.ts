import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { About } from "@/lib/core/memory/barriers";
import { RESERVED_HANDLES } from "@/lib/domain/people/profiles/reserved";
import { startOf } from "./start-later";

/** A request for a page that is the same for everyone who is not signed in. */
export type PublicPage = {
  key: string;
  about: About;
  /** Its path and query. */
  url: string;
  /** What is read, or what makes it live (`start-later.ts`). */
  wants: "page" | "start";
};

const OF_NOBODY = new Set([
  "/about",
  "/contact",
  "/fees",
  "/help",
  "/pricing",
  "/privacy",
  "/refunds",
  "/terms",
  "/docs",
]);
const OF_EVERYONE = new Set(["/", "/creators", "/categories", "/sell", "/developers/start"]);
const GUIDE = /^\/docs\/(?:[a-z0-9-]+|reference\/[a-z0-9-]+(?:\/[a-zA-Z0-9]+)?)$/;
const CATEGORY = /^\/categories(?:\/[a-z0-9-]+){1,2}$/;
/** A profile, a product, a post, a piece of a portfolio. */
const CREATOR = /^\/([a-zA-Z0-9-]{1,40})(?:\/(?:products|posts|portfolio)\/[\w-]+)?$/;

const SESSION_COOKIE = /(?:^|;\s*)(?:__Secure-)?next-auth\.session-token(?:\.\d+)?=/;
/** What Next's own navigation asks for besides the address; its answers are other bytes. */
const NAVIGATION = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;
export const NAVIGATION_HEADERS: readonly string[] = NAVIGATION;

/** Which kept page answers a request, if one does: of nobody who is signed in, without what singles out a later page of a list. */
export function publicPageOf(request: IncomingMessage, path: string): PublicPage | undefined {
  const { method, headers, url = "" } = request;
  if (method !== "GET" && method !== "HEAD") return undefined;
  // anyone who has signed in since still has nobody's page before them
  const started = startOf(url);
  if (started !== undefined) return pageAt(started, started.split("?", 1)[0] as string, {}, "start");
  return SESSION_COOKIE.test(headers.cookie ?? "") ? undefined : pageAt(url, path, headers, "page");
}

function pageAt(url: string, path: string, headers: IncomingHttpHeaders, wants: PublicPage["wants"]) {
  const isNavigation = headers.rsc !== undefined;
  const asked = isNavigation ? NAVIGATION.map((name) => headers[name] ?? "").join("\n") : "";
  const search = searchOf(url, path, isNavigation);
  const about = aboutOf(path);
  if (about === undefined || (search !== "" && (about !== "everyone" || search.includes("cursor=")))) return undefined;
  return { key: `page ${path}${search}\n${asked}`, about, url, wants };
}

/** The query, without the mark that Next's navigation adds to it. */
function searchOf(url: string, path: string, isNavigation: boolean): string {
  const search = url.slice(path.length);
  return isNavigation ? search.replace(/([?&])_rsc=[^&]*&?/, "$1").replace(/[?&]$/, "") : search;
}

function aboutOf(path: string): About | undefined {
  if (OF_EVERYONE.has(path) || CATEGORY.test(path)) return "everyone";
  if (OF_NOBODY.has(path) || GUIDE.test(path)) return "nobody";
  const handle = CREATOR.exec(path)?.[1]?.toLowerCase();
  return handle === undefined || RESERVED_HANDLES.has(handle) ? undefined : { creator: handle };
}
