import { invalidField } from "@/lib/core/errors";
import { sameSitePath } from "@/lib/core/same-site-path";
import { RESERVED_HANDLES } from "@/lib/profiles/reserved";

const SECTIONS = new Set(["", "orders", "creators", "categories"]);
const HANDLE = /^[a-z0-9-]{3,30}$/;

/**
 * Where the buyer goes after paying: a relative path on our own host to a page that a buyer has use for, or a `validation_error`. Not
 * any page: some send whoever opens them on to other hosts, as the authorization endpoint does.
 */
export function safeSuccessPath(path: string, base: string): string {
  const safe = sameSitePath(path, base, isForBuyers);
  if (safe === null) {
    throw invalidField(
      "success_path",
      "must be a path on this site that is of use to a buyer: /, /orders, /creators, /categories or a creator's page such as /demo",
    );
  }
  return safe;
}

function isForBuyers(pathname: string): boolean {
  const first = (pathname.split("/")[1] ?? "").toLowerCase();
  return SECTIONS.has(first) || (HANDLE.test(first) && !RESERVED_HANDLES.has(first));
}
