import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import type { MediaView } from "@/lib/contracts/values/media";
import { cn } from "../cn";
import { Picture } from "../looks/picture";

type MarkdownProps = {
  children: string;
  /** The level of the shallowest heading; deeper ones follow, down to h6. */
  topLevel?: 2 | 3 | 4;
  /** Pictures of ours that it may show where it names them. Any other becomes a link. */
  pictures?: readonly MediaView[];
  /** As people write to each other: each new line begins one. */
  breaks?: boolean;
  className?: string;
};

/**
 * What people wrote, as formatted text. No raw HTML; links only to http(s), told to crawlers as unvouched; pictures that are not
 * ours become links, so that opening a page tells no third party; headings fit under the page's own.
 */
export function Markdown({ children, topLevel = 2, pictures = [], breaks = false, className }: MarkdownProps) {
  return (
    <div className={cn("prose", className)}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm, [headingsFrom, topLevel], ...(breaks ? [breakLines] : [])]}
        urlTransform={httpOnly}
        components={{ a: link, img: pictureAmong(pictures) }}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}

/**
 * The URL if it is absolute http(s), else undefined: no scripts, no data, no paths that pose as ours. It is written out, since a browser
 * reads "https:settings" on a page of ours as a path of ours.
 */
export function httpOnly(url: string): string | undefined {
  try {
    const { protocol, href } = new URL(url);
    return protocol === "https:" || protocol === "http:" ? href : undefined;
  } catch {
    return undefined;
  }
}

const link: Components["a"] = ({ href, children }) =>
  href ? (
    <a href={href} rel="nofollow ugc noopener">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );

/** The name of a picture of ours in its URL, without the width. */
function hashIn(url: string): string | undefined {
  return /\/media\/([0-9a-f]{32})-\d+\.webp$/.exec(url)?.[1];
}

function pictureAmong(pictures: readonly MediaView[]): Components["img"] {
  const known = new Map(pictures.map((picture) => [hashIn(picture.url), picture]));
  return ({ src, alt = "" }) => {
    if (typeof src !== "string" || !src) return <span>{alt}</span>;
    const ours = known.get(hashIn(src));
    if (ours)
      return (
        // never wider than it is
        <span className="block" style={{ maxWidth: `${ours.width}px` }}>
          <Picture
            {...ours}
            alt={alt || ours.alt}
            sizes={ours.width < 704 ? `min(92vw, ${ours.width}px)` : "(min-width: 768px) 704px, 92vw"}
            className="h-auto object-contain"
          />
        </span>
      );
    return (
      <a href={src} rel="nofollow ugc noopener">
        {alt || "Picture"}
      </a>
    );
  };
}

type Node = { type: string; depth?: number; value?: string; children?: Node[] };

/** A remark plugin: the shallowest heading of the text becomes `topLevel`, the others keep their distance to it. */
function headingsFrom(topLevel: number) {
  return (tree: Node) => {
    const headings = (tree.children ?? []).filter((node) => node.type === "heading");
    const shift = topLevel - Math.min(...headings.map((node) => node.depth ?? 1));
    for (const node of headings) node.depth = Math.min(6, (node.depth ?? 1) + shift);
  };
}

/** A remark plugin: a new line in a text is one on the page. */
function breakLines() {
  const broken = (node: Node): Node[] => {
    if (node.type === "text" && node.value?.includes("\n"))
      return node.value
        .split("\n")
        .flatMap((value, n) => [...(n > 0 ? [{ type: "break" }] : []), { type: "text", value }]);
    if (node.children) node.children = node.children.flatMap(broken);
    return [node];
  };
  return (tree: Node) => {
    broken(tree);
  };
}
