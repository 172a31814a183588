import { SearchX } from "lucide-react";
import Link from "next/link";
import { Button } from "@/app/_ui/controls/button";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { pageContext } from "@/lib/transports/actions/session";
import { type CreatorFilters, filtersHref, searchOf } from "../_parts/creator-filters";
import { CreatorGrid, creatorGridClasses } from "../_parts/creator-grid";
import { loadCreators } from "./actions";

/** The creators that a set of filters finds, from a cursor on. */
export async function Results({ filters, cursor }: { filters: CreatorFilters; cursor?: string }) {
  const ctx = await pageContext();
  const page = await orFirstPage((at) => searchCreators(ctx, searchOf(filters, at)), cursor);
  if (page.data.length === 0) return <NoResults filters={filters} />;
  const address = filtersHref(filters);
  const asText = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value ?? "")]));
  return (
    <>
      <h2 className="sr-only">Results</h2>
      {page.read_as ? (
        <p className="mb-5 text-muted-foreground" role="status">
          Nobody was found for “{filters.q}”. Showing results for{" "}
          <Link
            href={filtersHref({ ...filters, q: page.read_as })}
            className="rounded-sm font-medium text-primary-ink underline underline-offset-4"
          >
            {page.read_as}
          </Link>
          .
        </p>
      ) : null}
      {page.relaxed.length > 0 ? (
        <p className="mb-5 text-muted-foreground" role="status">
          Nobody fits with {page.relaxed.map(({ phrase }) => `“${phrase}”`).join(" and ")}: these are without it.
        </p>
      ) : null}
      <CreatorGrid creators={page.data} />
      <LoadMore
        key={address}
        cursor={page.next_cursor}
        href={`${address}${address.includes("?") ? "&" : "?"}cursor=`}
        load={loadCreators.bind(null, asText)}
        label="Show more creators"
        className={`mt-4 ${creatorGridClasses}`}
      />
    </>
  );
}

function NoResults({ filters }: { filters: CreatorFilters }) {
  const { q: _, sort: __, ...narrowing } = filters;
  const narrowed = Object.values(narrowing).some(Boolean);
  return (
    <EmptyState
      icon={SearchX}
      title={filters.q ? `Nobody was found for “${filters.q}”` : "Nobody was found with these filters"}
      action={
        <>
          {filters.q && narrowed ? (
            <Button asChild>
              <Link href={filtersHref({ q: filters.q })}>Search without filters</Link>
            </Button>
          ) : null}
          <Button asChild variant="secondary">
            <Link href="/categories">Browse categories</Link>
          </Button>
        </>
      }
    >
      Try fewer or other words, or take a filter off.
    </EmptyState>
  );
}
