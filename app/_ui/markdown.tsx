import ReactMarkdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { cn } from "./cn";

type MarkdownProps = {
  children: string;
  /** The level that a `#` becomes; deeper headings follow, down to h6. */
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
      <ReactMarkdown remarkPlugins={[remarkGfm]} urlTransform={httpOnly} components={componentsFor(topLevel)}>
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

function componentsFor(topLevel: number): Components {
  const tags = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;
  const demoted = tags.map((tag, i) => {
    const Heading = tags[Math.min(i + topLevel - 1, 5)] ?? "h6";
    return [tag, ({ children }: { children?: React.ReactNode }) => <Heading>{children}</Heading>] as const;
  });
  return { a: link, img: picture, ...Object.fromEntries(demoted) };
}
