import { BRAND } from "@/lib/contracts/brand";
import { PREVIEW_SIZE, type Preview, previewPath } from "@/lib/domain/network/previews/preview";

/** How a link to the page at `path` looks where it is shared, with a drawn picture. A page's own `openGraph` replaces all of the site's. */
export function sharedAs(path: string, preview: Preview) {
  const { title, line } = preview;
  const alt = line ? `${title}: ${line}` : title;
  const picture = { url: previewPath(path, preview), ...PREVIEW_SIZE, type: "image/png", alt };
  return { siteName: BRAND, title, url: path, images: [picture], ...(line && { description: line }) };
}
