import { permanentRedirect } from "next/navigation";

type Query = Record<string, string | string[] | undefined>;

/**
 * Sends who asked for `asked` to `path`, for good and with their query, where that is the address by now: another case, a former handle,
 * a former name of the product or post.
 */
export function keepAddress(asked: string, path: string, query: Query = {}): void {
  if (asked === path) return;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) for (const one of [value ?? []].flat()) search.append(name, one);
  permanentRedirect(search.size > 0 ? `${path}?${search}` : path);
}
