import type { Heading } from "../_guides/read";

/** The page's headings as links. Only where there is room next to the text. */
export function OnThisPage({ headings }: { headings: Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav
      aria-label="On this page"
      className="sticky top-15 hidden max-h-[calc(100dvh-60px)] content-start gap-2 self-start overflow-y-auto py-8 text-sm xl:grid"
    >
      <p className="font-medium">On this page</p>
      {headings.map(({ id, text, level }) => (
        <a
          key={id}
          href={`#${id}`}
          className={`rounded-sm text-muted-foreground hover:text-foreground ${level === 3 ? "pl-3" : ""}`}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
