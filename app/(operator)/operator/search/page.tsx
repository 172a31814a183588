import { SearchX } from "lucide-react";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { searchEverything } from "@/lib/domain/operators/search";
import { pageContext } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { SearchForm } from "../_parts/search-form";
import { titled } from "../_parts/titled";

export const generateMetadata = titled("Search");

type SearchPageProps = { searchParams: Promise<{ q?: string | string[] }> };

/** Whatever an id, a handle or an address names. */
export default async function SearchPage({ searchParams }: SearchPageProps) {
  const typed = ([(await searchParams).q].flat()[0] ?? "").slice(0, 254);
  const hits = await orNotFound(searchEverything(await pageContext(), typed));
  return (
    <>
      <PageHeader title="Search" lead="Any id, a handle, or an email address, whole." />
      <SearchForm typed={typed} />
      {hits.length > 0 ? (
        <ul className="mt-6 divide-y divide-border rounded-md border border-border bg-card shadow-sm">
          {hits.map((hit) => (
            <li key={`${hit.kind}${hit.id}`} className="px-5 py-3.5">
              <p className="wrap-anywhere">
                <span className="text-muted-foreground text-sm">{hit.kind}</span>{" "}
                <Link href={hit.path} className="rounded-sm font-medium hover:underline">
                  {hit.title}
                </Link>
              </p>
              <p className="wrap-anywhere font-mono text-muted-foreground text-xs">{hit.id}</p>
            </li>
          ))}
        </ul>
      ) : typed ? (
        <div className="mt-6">
          <EmptyState icon={SearchX} title="Nothing has this id, handle or address">
            Check that it is complete: parts of words are not searched.
          </EmptyState>
        </div>
      ) : null}
    </>
  );
}
