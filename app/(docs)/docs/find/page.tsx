import type { Metadata } from "next";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { GuideHeader } from "../_parts/guide-header";
import { docsEntries } from "../_search/entries";
import { docsFinder } from "../_search/find";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const MOST_SHOWN = 30;
const MOST_TYPED = 200;

export const metadata: Metadata = { title: "Search", robots: { index: false } };

/** What the documentation says about `?q=`: each section and operation that has the words, the best first. */
export default async function FindPage({ searchParams }: Props) {
  const { q } = await searchParams;
  const query = typeof q === "string" ? q.trim().slice(0, MOST_TYPED) : "";
  const found = query ? docsFinder(await docsEntries())(query).slice(0, MOST_SHOWN) : [];
  return (
    <div className="py-6 md:py-8">
      <GuideHeader
        title="Search"
        lead={
          query
            ? `What the guides and the reference say about “${query}”.`
            : "Look for a word in the guides and the reference."
        }
        crumbs={[{ label: "Documentation", href: "/docs" }]}
      />
      {found.length > 0 ? (
        <ol className="measure grid gap-5">
          {found.map(({ path, label, detail, text }) => (
            <li key={path} className="grid gap-0.5">
              <Result path={path}>{label}</Result>
              <span className="text-muted-foreground text-sm">{detail}</span>
              <p className="line-clamp-2 text-sm">{text}</p>
            </li>
          ))}
        </ol>
      ) : query ? (
        <EmptyState title="Nothing has these words">
          Try another word, or a part of one: a field, an error code, an event.
        </EmptyState>
      ) : null}
    </div>
  );
}

function Result({ path, children }: { path: string; children: string }) {
  const looks = "font-medium text-primary-ink underline-offset-4 hover:underline rounded-sm";
  return path.startsWith("/docs") ? (
    <Link href={path} className={looks}>
      {children}
    </Link>
  ) : (
    <a href={path} className={looks}>
      {children}
    </a>
  );
}
