import { Children, Fragment, isValidElement, type ReactNode } from "react";
import ReactMarkdown, { type Components, type ExtraProps } from "react-markdown";
import remarkGfm from "remark-gfm";
import { Link } from "@/app/_ui/controls/link";
import type { CodeLanguage } from "@/app/_ui/text/code-language";
import { CodeTabs } from "@/app/_ui/text/code-tabs";
import { slugOf } from "@/lib/core/values/slug";
import { GuideCode } from "../_parts/test-key/guide-code";
import { groupAlternatives } from "./alternatives";

/**
 * Text of our own as a page: unlike what people write (`_ui/markdown`), links may lead anywhere within the site, pictures are our own, headings can be
 * linked to, code can be copied and tables scroll in a frame that the keyboard reaches.
 */
export function GuideText({ children }: { children: string }) {
  return (
    <div className="prose">
      <ReactMarkdown remarkPlugins={[remarkGfm, groupAlternatives]} components={COMPONENTS}>
        {children}
      </ReactMarkdown>
    </div>
  );
}

/** A guide's first sentences: a paragraph that may hold code. */
export function GuideLead({ children }: { children: string }) {
  return <ReactMarkdown components={LEAD}>{children}</ReactMarkdown>;
}

/** Words of a language's name that a reader knows. */
const LABELS: Record<string, string> = {
  sh: "command",
  ts: "TypeScript example",
  tsx: "TypeScript example",
  python: "Python example",
  html: "page",
  json: "JSON",
  graphql: "query",
};

const COMPONENTS: Components = {
  a: ({ href = "", children }) => {
    // a link to its own name is the place itself
    if (href.startsWith("#")) return <NamedPlace name={href.slice(1)}>{children}</NamedPlace>;
    // only these pages are rendered by the same part of the site: documents, the console and the reference are loaded afresh
    const within = href.startsWith("/docs");
    return within ? <Link href={href}>{children}</Link> : <a href={href}>{children}</a>;
  },
  code: ({ children }) => <code>{breakable(String(children))}</code>,
  div: ({ children, node }) => {
    const languages = node?.properties.languages as CodeLanguage[] | undefined;
    if (!languages) return <div>{children}</div>;
    const examples = Children.toArray(children).filter(isValidElement);
    return <CodeTabs panels={languages.map((language, at) => ({ language, example: examples[at] }))} />;
  },
  img: ({ src, alt, title }) => <GuidePicture src={String(src)} alt={alt ?? ""} size={title ?? ""} />,
  h2: ({ children }) => <Heading level="h2">{children}</Heading>,
  h3: ({ children }) => <Heading level="h3">{children}</Heading>,
  pre: ({ children }) => {
    const { className = "", children: code } = isValidElement<{ className?: string; children?: ReactNode }>(children)
      ? children.props
      : {};
    const language = className.replace("language-", "");
    return <GuideCode code={String(code ?? "").trimEnd()} label={LABELS[language] ?? "example"} language={language} />;
  },
  table: ({ children, node }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={`Table: ${headingsOf(node).join(", ")}`} className="table-frame">
      <table>{children}</table>
    </section>
  ),
};

type Element = NonNullable<ExtraProps["node"]>;
type Node = Element["children"][number];

/** What a table's columns are called. */
function headingsOf(node: Node | undefined): string[] {
  if (node?.type !== "element") return [];
  return node.tagName === "th" ? [wordsOf(node)] : node.children.flatMap(headingsOf);
}

function wordsOf(node: Node): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(wordsOf).join("") : "";
}

/** A picture of ours, whose title says how large it is shown: `600x350`. The file is twice as large, for fine screens. */
function GuidePicture({ src, alt, size }: { src: string; alt: string; size: string }) {
  const [width, height] = size.split("x").map(Number);
  return (
    // biome-ignore lint/performance/noImgElement: it is drawn once at the width that it is shown at
    <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
  );
}

const LEAD: Components = {
  p: ({ children }) => <p className="measure text-lg text-muted-foreground">{children}</p>,
  code: ({ children }) => <code className="wrap-anywhere font-mono text-base">{children}</code>,
};

/** A long name in code may go on in the next line after each of its words, in tables on phones: their columns are narrow. */
function breakable(name: string): ReactNode {
  return name.split(/(?<=[A-Za-z][_./:])(?=\w)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name neither move nor change
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

function Heading({ level: Level, children }: { level: "h2" | "h3"; children: ReactNode }) {
  const id = slugOf(textOf(children));
  return (
    <Level id={id}>
      <a href={`#${id}`} className="heading-link">
        {children}
      </a>
    </Level>
  );
}

function NamedPlace({ name, children }: { name: string; children: ReactNode }) {
  return (
    <a id={name} href={`#${name}`} className="heading-link">
      {children}
    </a>
  );
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}
