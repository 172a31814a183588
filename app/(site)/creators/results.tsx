import { SearchX } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { KeepSearch } from "@/app/_parts/saved/keep-search";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import type { Context } from "@/lib/core/context";
import { keptSearch } from "@/lib/domain/network/saved/searches/read";
import { type FoundCreators, searchCreators } from "@/lib/domain/network/search/creators";
import { searchOffers } from "@/lib/domain/network/search/offers";
import { pageContext } from "@/lib/transports/actions/session/session";
import { type CreatorFilters, criteriaOf, filtersHref, searchOf } from "../_parts/creator-filters";
import { CreatorCards, creatorGridClasses } from "../_parts/creator-grid";
import { InlineLink } from "../_parts/inline-link";
import { ServiceCards } from "../_parts/service-card";
import { loadCreators, loadServices } from "./actions";
import { Narrow } from "./narrow";
import { relaxedText } from "./relaxed-text";

type ResultsProps = { filters: CreatorFilters; cursor?: string };

/** What a set of filters finds, from a cursor on: creators, or what they sell. */
export async function Results({ filters, cursor }: ResultsProps) {
  const ctx = await pageContext();
  const search = (at: string | undefined) => ({ ...searchOf(filters, at), facets: true });
  if (filters.show === "services") {
    const [page, keep] = await Promise.all([
      orFirstPage((at) => searchOffers(ctx, search(at)), cursor),
      keepOf(ctx, filters),
    ]);
    return (
      <Found filters={filters} page={page} keep={keep} load={loadServices} more="Show more offers">
        <ServiceCards offers={page.data} first={cursor === undefined} />
      </Found>
    );
  }
  const [page, keep] = await Promise.all([
    orFirstPage((at) => searchCreators(ctx, search(at)), cursor),
    keepOf(ctx, filters),
  ]);
  return (
    <Found filters={filters} page={page} keep={keep} load={loadCreators} more="Show more creators">
      <CreatorCards creators={page.data} first={cursor === undefined} />
    </Found>
  );
}

type Keep = Omit<ComponentProps<typeof KeepSearch>, "size">;

/** What the button that keeps these filters needs; nothing where they ask for nothing. */
async function keepOf(ctx: Context, filters: CreatorFilters): Promise<Keep | null> {
  const criteria = criteriaOf(filters);
  if (!criteria) return null;
  const finds = filters.show ? "offers" : "creators";
  const kept = await keptSearch(ctx, { finds, criteria });
  const guestAt = ctx.actor.kind === "user" ? undefined : filtersHref(filters);
  return { finds, criteria: JSON.stringify(criteria), kept: kept !== null, guestAt };
}

type FoundProps = {
  filters: CreatorFilters;
  page: Omit<FoundCreators, "data"> & { data: readonly unknown[] };
  keep: Keep | null;
  load: typeof loadCreators;
  more: string;
  children: ReactNode;
};

function Found({ filters, page, keep, load, more, children }: FoundProps) {
  if (page.data.length === 0) return <NoResults filters={filters} keep={keep} />;
  const address = filtersHref(filters);
  const asText = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value ?? "")]));
  return (
    <>
      {page.read_as ? (
        <p className="mb-5 text-muted-foreground" role="status">
          Nothing was found for “{filters.q}”. Showing results for{" "}
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
          {relaxedText(page.relaxed)}
        </p>
      ) : null}
      {page.facets ? (
        <Narrow filters={filters} facets={page.facets} keep={keep ? <KeepSearch {...keep} size="sm" /> : null} />
      ) : (
        <h2 className="sr-only">Results</h2>
      )}
      <div className={creatorGridClasses}>{children}</div>
      <LoadMore
        key={address}
        cursor={page.next_cursor}
        href={`${address}${address.includes("?") ? "&" : "?"}cursor=`}
        load={load.bind(null, asText)}
        label={more}
        className={`mt-4 ${creatorGridClasses}`}
      />
    </>
  );
}

function NoResults({ filters, keep }: { filters: CreatorFilters; keep: Keep | null }) {
  const { q: _, sort: __, show, ...narrowing } = filters;
  const narrowed = Object.values(narrowing).some(Boolean);
  const nobody = show ? "Nothing was found" : "Nobody was found";
  return (
    <EmptyState
      icon={SearchX}
      title={filters.q ? `${nobody} for “${filters.q}”` : `${nobody} with these filters`}
      action={
        <>
          {filters.q && narrowed ? (
            <Button asChild>
              <Link href={filtersHref({ q: filters.q, show })}>Search without filters</Link>
            </Button>
          ) : null}
          <Button asChild variant="secondary">
            <Link href="/briefs/new">Post a brief</Link>
          </Button>
          {keep ? <KeepSearch {...keep} /> : null}
        </>
      }
    >
      Try fewer or other words, or <InlineLink href="/categories">browse the categories</InlineLink>. Or post a brief
      and get offers, or save the search and hear when somebody fits.
    </EmptyState>
  );
}
