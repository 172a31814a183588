import type { Context } from "@/lib/core/context";
import { DomainError, invalidField } from "@/lib/core/errors";
import { sameSitePath } from "@/lib/core/values/same-site-path";
import { getProfile } from "@/lib/domain/people/profiles/read";
import { RESERVED_HANDLES } from "@/lib/domain/people/profiles/reserved";
import { findCategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { getPost } from "@/lib/domain/publishing/posts/reading/read";
import { getOffer } from "@/lib/domain/trade/products/read";

/** Finds what a page shows by the names in its path. Undefined or `not_found` where there is none. */
type Lookup = (ctx: Context, ...names: string[]) => unknown;

const always: Lookup = () => true;

/** The pages that a buyer has use for, as `app/` has them (a test holds each to its page), and how each finds what it shows. */
const PAGES: Readonly<Record<string, Lookup>> = {
  "/": always,
  "/orders": always,
  "/creators": always,
  "/categories": always,
  "/categories/[slug]": (_ctx, slug = "") => findCategory(slug),
  "/[handle]": (ctx, handle = "") => getProfile(ctx, handle),
  "/[handle]/products/[slug]": (ctx, handle = "", slug = "") => getOffer(ctx, handle, slug),
  "/[handle]/posts/[slug]": (ctx, handle = "", slug = "") => getPost(ctx, handle, slug),
};

export const BUYER_PAGES = Object.keys(PAGES);

const NAME: Record<string, RegExp> = { "[handle]": /^[a-z0-9-]{3,30}$/i, "[slug]": /^[a-z0-9-]{1,200}$/ };

/**
 * Where the buyer goes after paying: a path on our own host, normalised, to a page that a buyer has use for and that is there; else a
 * `validation_error`. Not any page: some send anyone who opens them on to other hosts, as the authorization endpoint does.
 */
export async function safeSuccessPath(ctx: Context, path: string, base: string): Promise<string> {
  const safe = sameSitePath(path, base, (pathname) => pageOf(pathname) !== undefined);
  if (safe !== null && (await isThere(ctx, safe))) return safe.replace(/(?<=.)\/(?=$|\?)/, "");
  throw invalidField(
    "success_path",
    "must be a path on this site to a page that is there and of use to a buyer: /, /orders, /creators, /categories, or a creator's page such as /demo",
  );
}

async function isThere(ctx: Context, path: string): Promise<boolean> {
  const page = pageOf(path.split("?", 1)[0] as string);
  try {
    return page !== undefined && Boolean(await page.lookup(ctx, ...page.names));
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return false;
    throw error;
  }
}

function pageOf(pathname: string): { lookup: Lookup; names: string[] } | undefined {
  const segments = segmentsOf(pathname);
  for (const [pattern, lookup] of Object.entries(PAGES)) {
    const wanted = segmentsOf(pattern);
    const fits = wanted.every((name, i) => NAME[name]?.test(segments[i] ?? "") ?? name === segments[i]);
    if (!fits || wanted.length !== segments.length) continue;
    if (wanted[0] === "[handle]" && RESERVED_HANDLES.has((segments[0] as string).toLowerCase())) continue;
    return { lookup, names: segments.filter((_, i) => NAME[wanted[i] as string]) };
  }
  return undefined;
}

/** The segments of a path, one that ends with a slash like one that does not: Next leads from it to the other. */
function segmentsOf(path: string): string[] {
  return path.slice(1).replace(/\/$/, "").split("/");
}
