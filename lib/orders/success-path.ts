import { invalidField } from "@/lib/core/errors";
import { sameSitePath } from "@/lib/core/same-site-path";

/** Where the buyer goes after paying: a relative path on our own host, or a `validation_error`. */
export function safeSuccessPath(path: string, base: string): string {
  const safe = sameSitePath(path, base);
  if (safe === null) throw invalidField("success_path", "must be a path on this site, such as /orders");
  return safe;
}
