import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { cn } from "../cn";

type MarkdownProps = {
  children: string;
  /** The level of the shallowest heading; deeper ones follow, down to h6. */
  topLevel?: 2 | 3 | 4;
  className?: string;
};

/**
 * What people wrote, as formatted text. No raw HTML; links only to http(s), told to crawlers as unvouched; pictures become
 * links, so that opening a page tells no third party; headings fit under the page's own.
 */
export function Markdown({ children, topLevel = 2, className }: MarkdownProps) {
  return (
    <div className={cn("prose", className)}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm, [headingsFrom, topLevel]]}
        urlTransform={httpOnly}
        components={{ a: link, img: picture }}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}

/** The URL if it is absolute http(s), else undefined: no scripts, no data, no paths that pose as ours. */
export function httpOnly(url: string): string | undefined {
  try {
    const { protocol } = new URL(url);
    return protocol === "https:" || protocol === "http:" ? url : undefined;
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

const picture: Components["img"] = ({ src, alt }) =>
  typeof src === "string" && src ? (
    <a href={src} rel="nofollow ugc noopener">
      {alt || "Picture"}
    </a>
  ) : (
    <span>{alt}</span>
  );

type Node = { type: string; depth?: number; children?: Node[] };

/** A remark plugin: the shallowest heading of the text becomes `topLevel`, the others keep their distance to it. */
function headingsFrom(topLevel: number) {
  return (tree: Node) => {
    const headings = (tree.children ?? []).filter((node) => node.type === "heading");
    const shift = topLevel - Math.min(...headings.map((node) => node.depth ?? 1));
    for (const node of headings) node.depth = Math.min(6, (node.depth ?? 1) + shift);
  };
}
